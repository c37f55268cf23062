/** "Começar o simulado": a sitting begins once for each account, and its end is fixed by the server's clock. */
import { type Ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { examState, sittingEnd } from '#domain/writing/mock-exam/mock-exam.ts'
import type { BeginRequest, Sitting } from '#domain/writing/mock-exam/mock-exam-wire.ts'
import type { AppContext } from '#server/context.ts'
import { findExam } from './exam-repository.ts'
import { openExam, windowOfMonth } from './open-exam.ts'
import { readSitting } from './read-sittings.ts'
import { findSitting, insertSitting } from './sitting-repository.ts'

type BeginRefusal = Refusal<'exam_not_open'> | Refusal<'exam_is_over'> | Refusal<'sitting_not_found'>

/** Pressed again, in another tab or on another device, it answers with the sitting that has begun. */
export async function beginSitting(
  context: Pick<AppContext, 'db' | 'keys' | 'now' | 'site'>,
  userId: string,
  { month, isOnPaper }: BeginRequest,
): Promise<Ok<Sitting> | BeginRefusal> {
  const { db } = context
  const key = { month, userId }
  if (!(await findSitting(db, key))) {
    const state = examState(windowOfMonth(month, await findExam(db, month)), context.now())
    if (state === 'closed') return refuse('exam_is_over')
    const exam = state === 'open' ? await openExam(context) : null
    if (exam?.month !== month) return refuse('exam_not_open')
    const begunAt = context.now()
    const endsAt = sittingEnd(begunAt, exam.minutes, isOnPaper)
    await db.transaction().execute((tx) => insertSitting(tx, key, { isOnPaper, begunAt, endsAt }))
  }
  return readSitting(context, userId, month)
}
