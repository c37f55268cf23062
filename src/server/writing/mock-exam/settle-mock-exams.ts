/**
 * The job of the mock exam: opens what is due and tells who has asked, hands in what is over, grades, and lets the results out. Running it again,
 * or in several processes at once, changes nothing; what a killed one left, the next one does.
 */
import { lastSheetAt } from '#domain/writing/mock-exam/mock-exam.ts'
import { queuePush } from '#server/account/push/queue-push.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { mailOpened } from './exam-mail.ts'
import { type ExamRow, listOpenEnded, lockExam, markTold, putTotals, windowOf } from './exam-repository.ts'
import { gradeSitting } from './grade-sitting.ts'
import { openExam } from './open-exam.ts'
import { countUngraded, handInOverdue, listTotals, listUngraded } from './sitting-repository.ts'

type Context = Pick<AppContext, 'corrector' | 'db' | 'jobs' | 'keys' | 'logger' | 'now' | 'site'>

const BATCH = 50

export async function settleMockExams(context: Context): Promise<void> {
  const opened = await openExam(context)
  if (opened) await tellOpened(context, opened)
  await handInOverdue(context.db, context.now())
  await gradeAll(context)
  for (const exam of await listOpenEnded(context.db, context.now())) {
    if (lastSheetAt(windowOf(exam)) > context.now()) continue
    await context.db.transaction().execute((tx) => letOut(tx, exam.month, context.now()))
  }
}

/** Once, to who has asked for it; the exam of a night is told in the morning. */
async function tellOpened(
  { db, jobs, now, site }: Context,
  { month, closes_at: until }: ExamRow,
): Promise<void> {
  if (!site.settings.features.writingRoom) return
  const told = await db.transaction().execute(async (tx) => {
    if (!(await markTold(tx, month, now()))) return { pushes: 0, mails: 0 }
    const notice = { kind: 'mock-exam', thing: month, path: '/simulado', until } as const
    return {
      pushes: await queuePush(tx, now(), 'everybody', notice),
      mails: await mailOpened(tx, now(), { month, closesAt: until.toISOString() }),
    }
  })
  if (told.pushes > 0) jobs.wake('deliver-pushes')
  if (told.mails > 0) jobs.wake('deliver-list-mail')
}

/** One that fails is passed over, so that it holds up nobody; the next minute tries it again. */
async function gradeAll(context: Context): Promise<void> {
  let rows = await listUngraded(context.db, null, BATCH)
  while (rows.length > 0) {
    for (const { month, userId } of rows) {
      try {
        await gradeSitting(context, { month, userId })
      } catch (error) {
        context.logger.error({ err: error, month }, 'a sheet of the mock exam was not graded')
      }
    }
    rows = await listUngraded(context.db, rows.at(-1) ?? null, BATCH)
  }
}

async function letOut(tx: Tx, month: string, now: Date): Promise<void> {
  const exam = await lockExam(tx, month)
  if (!exam || exam.results_at || (await countUngraded(tx, month)) > 0) return
  await putTotals(tx, month, await listTotals(tx, month), now)
}
