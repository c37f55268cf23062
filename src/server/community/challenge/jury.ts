/**
 * What the owner does: set themes, look at essays before they are listed, grade them by the five competences, proclaim
 * the jury's result once the month is closed (Lei 5.768/1971: a contest decided by likes is not one of culture alone).
 */
import { winnerOf } from '#domain/community/challenge.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listContenders } from './close-months.ts'
import { notifyWinner } from './notify-winner.ts'
import { changeRound, lockRound, putTheme, type ThemeRow } from './round-repository.ts'

/** What of the context is needed here. */
type Clocked = Pick<Platform, 'db' | 'now'>

export type JuryRefusal =
  | Refusal<'essay_not_found'>
  | Refusal<'round_not_found'>
  | Refusal<'not_by_jury'>
  | Refusal<'month_open'>
  | Refusal<'nothing_graded'>
  | Refusal<'already_decided'>

const WAITING_LIMIT = 50

/** A month that has begun keeps its own, and is changed by change-round.ts. */
export async function setTheme(
  context: Clocked,
  actorId: string,
  theme: ThemeRow,
): Promise<Ok<null> | Refusal<'month_begun'>> {
  const at = context.now()
  return context.db.transaction().execute(async (tx) => {
    if (await lockRound(tx, theme.month)) return refuse('month_begun')
    await putTheme(tx, theme, at)
    const details = { theme: theme.theme, prize: theme.prize }
    await recordAuditEntry(tx, {
      ...auditEntryOn(theme.month, actorId, at),
      action: 'challenge.set-theme',
      details,
    })
    return ok(null)
  })
}

/** Essays that wait for somebody to look, the oldest first. */
export async function listWaitingEssays(context: Pick<Platform, 'db'>) {
  return context.db
    .selectFrom('challenge_essays')
    .select(['id', 'month', 'text', 'updated_at as updatedAt'])
    .where('listed_at', 'is', null)
    .where('hidden_at', 'is', null)
    .orderBy('updated_at')
    .limit(WAITING_LIMIT)
    .execute()
}

/** From now on everybody reads it; again changes nothing. */
export async function listEssay(
  context: Clocked,
  actorId: string,
  id: string,
): Promise<Ok<null> | Refusal<'essay_not_found'>> {
  const at = context.now()
  return context.db.transaction().execute(async (tx) => {
    const essay = await tx
      .selectFrom('challenge_essays')
      .select(['month', 'listed_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!essay) return refuse('essay_not_found')
    if (essay.listed_at) return ok(null)
    await tx.updateTable('challenge_essays').set({ listed_at: at }).where('id', '=', id).execute()
    const details = { essayId: id }
    await recordAuditEntry(tx, {
      ...auditEntryOn(essay.month, actorId, at),
      action: 'challenge.list-essay',
      details,
    })
    return ok(null)
  })
}

/** A juror's marks for an essay of a jury's round; new marks replace the juror's old ones until the result is out. */
export async function gradeEssay(
  context: Clocked,
  jurorId: string,
  id: string,
  scores: readonly number[],
): Promise<Ok<{ total: number }> | JuryRefusal> {
  const total = scores.reduce((sum, score) => sum + score, 0)
  return context.db.transaction().execute(async (tx) => {
    const essay = await tx
      .selectFrom('challenge_essays')
      .select('month')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!essay) return refuse('essay_not_found')
    const round = await lockRound(tx, essay.month)
    if (round?.judging !== 'jury') return refuse('not_by_jury')
    if (round.decided_at) return refuse('already_decided')
    const at = context.now()
    const marks = { scores: JSON.stringify(scores), total, graded_at: at }
    await tx
      .insertInto('challenge_grades')
      .values({ essay_id: id, juror_id: jurorId, ...marks })
      .onConflict((conflict) => conflict.columns(['essay_id', 'juror_id']).doUpdateSet(marks))
      .execute()
    const details = { essayId: id, total }
    await recordAuditEntry(tx, {
      ...auditEntryOn(essay.month, jurorId, at),
      action: 'challenge.grade',
      details,
    })
    return ok({ total })
  })
}

/** The best mean of the jurors wins; said once. A month that nobody with an account has entered ends without a winner. */
export async function proclaimWinner(
  context: Pick<Platform, 'db' | 'jobs' | 'now'>,
  moderatorId: string,
  month: string,
): Promise<Ok<{ winnerId: string | null }> | JuryRefusal> {
  const now = context.now()
  const proclaimed = await context.db.transaction().execute(async (tx) => {
    const round = await lockRound(tx, month)
    if (!round) return refuse('round_not_found')
    if (round.judging !== 'jury') return refuse('not_by_jury')
    if (!round.closed_at) return refuse('month_open')
    if (round.decided_at) return refuse('already_decided')
    const contenders = await listContenders(tx, month)
    const winner = winnerOf(contenders, 'jury')
    if (!winner && contenders.some(({ hasAccount }) => hasAccount)) return refuse('nothing_graded')
    const winnerId = winner?.id ?? null
    await changeRound(tx, month, { winner_id: winnerId, decided_at: now, decided_by: moderatorId })
    if (winner) await notifyWinner(tx, round, winner.id, now)
    const details = winner ? { essayId: winner.id } : {}
    await recordAuditEntry(tx, {
      ...auditEntryOn(month, moderatorId, now),
      action: 'challenge.proclaim',
      details,
    })
    return ok({ winnerId })
  })
  if (proclaimed.ok) context.jobs.wake('deliver-mail')
  return proclaimed
}

function auditEntryOn(month: string, actorId: string, at: Date) {
  return { actorId, subjectKind: 'challenge', subject: month, at } as const
}
