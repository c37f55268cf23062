/**
 * The owner plans the mock exam of a month, or gives the month back to ours; what has opened stays as it is. Each change
 * is in the audit log, without the theme, which stays sealed there too (decision 0210).
 */
import type { MockExamPlan } from '#domain/console/mock-exams-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { examState, type PlanFault, planFault } from '#domain/writing/mock-exam/mock-exam.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type EssayTheme, themeOfChoice } from '../essays/theme-of-choice.ts'
import { deleteExam, lockExam, putExam } from './exam-repository.ts'
import { windowOfMonth } from './open-exam.ts'

export type PlanRefusal =
  | Refusal<'month_has_opened'>
  | Refusal<'unknown_theme'>
  | Refusal<'invalid_plan', { fault: PlanFault }>

type Context = Pick<AppContext, 'db' | 'now' | 'site'>

export async function planExam(
  context: Context,
  actorId: string,
  month: string,
  plan: MockExamPlan,
): Promise<Ok<null> | PlanRefusal> {
  const now = context.now()
  const opensAt = new Date(plan.opensAt)
  const closesAt = new Date(plan.closesAt)
  const window = { month, opensAt, closesAt, minutes: plan.minutes }
  const theme = plan.theme === null ? null : await themeOfChoice(context, plan.theme)
  if (plan.theme !== null && !theme) return refuse('unknown_theme')
  return context.db.transaction().execute(async (tx) => {
    if (await hasOpened(tx, month, now)) return refuse('month_has_opened')
    const fault = planFault(window, now)
    if (fault) return refuse('invalid_plan', { fault })
    await putExam(tx, window, { theme, isPlanned: true, now })
    const details = {
      opensAt: plan.opensAt,
      closesAt: plan.closesAt,
      minutes: plan.minutes,
      themeKind: kindOf(theme),
    }
    await recordAuditEntry(tx, { ...entryOn(month, actorId, now), action: 'mock-exam.plan', details })
    return ok(null)
  })
}

/** Again changes nothing. */
export async function unplanExam(
  context: Context,
  actorId: string,
  month: string,
): Promise<Ok<null> | Refusal<'month_has_opened'>> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    const row = await lockExam(tx, month)
    if (!row) return ok(null)
    if (await hasOpened(tx, month, now)) return refuse('month_has_opened')
    await deleteExam(tx, month)
    await recordAuditEntry(tx, { ...entryOn(month, actorId, now), action: 'mock-exam.unplan' })
    return ok(null)
  })
}

/** By what is planned, or by ours: then its students may be writing, or have written. */
async function hasOpened(tx: Tx, month: string, now: Date): Promise<boolean> {
  const row = await lockExam(tx, month)
  return examState(windowOfMonth(month, row), now) !== 'coming'
}

function kindOf(theme: EssayTheme | null): 'drawn' | 'ours' | 'own' {
  if (theme === null) return 'drawn'
  return theme.themeId === null ? 'own' : 'ours'
}

function entryOn(month: string, actorId: string, at: Date) {
  return { actorId, subjectKind: 'mock-exam', subject: month, at } as const
}
