/**
 * The job that ends a month: nothing in it changes any more, and where likes decide its winner is recorded and told. A month of
 * the jury waits for the verdict (jury.ts). Running it again, or in two processes at once, changes nothing.
 */
import { type Contender, monthOf, winnerOf } from '#domain/community/challenge.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { notifyWinner } from './notify-winner.ts'
import { changeRound, listOverdueMonths, lockRound } from './round-repository.ts'

export async function closeMonths(context: AppContext): Promise<void> {
  const { db } = context
  for (const month of await listOverdueMonths(db, monthOf(context.now()))) {
    await db.transaction().execute((tx) => closeMonth(tx, month, context.now()))
    context.jobs.wake('deliver-mail')
    context.logger.info({ month }, 'a month of the challenge was closed')
  }
}

async function closeMonth(tx: Tx, month: string, now: Date): Promise<void> {
  const round = await lockRound(tx, month)
  if (!round || round.closed_at) return
  if (round.judging === 'jury') return changeRound(tx, month, { closed_at: now })
  const winner = winnerOf(await listContenders(tx, month), 'likes')
  await changeRound(tx, month, { closed_at: now, winner_id: winner?.id ?? null, decided_at: now })
  if (winner) await notifyWinner(tx, round, winner.id, now)
}

/** What is listed in a month, with the mean of the jurors' totals. */
export async function listContenders(tx: Tx, month: string): Promise<Contender[]> {
  const rows = await tx
    .selectFrom('challenge_essays as e')
    .leftJoin('challenge_grades as g', 'g.essay_id', 'e.id')
    .select(['e.id', 'e.like_count', 'e.created_at', 'e.user_id'])
    .select((eb) => eb.fn.avg<string | null>('g.total').as('grade'))
    .where('e.month', '=', month)
    .where('e.listed_at', 'is not', null)
    .where('e.hidden_at', 'is', null)
    .groupBy('e.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    likes: row.like_count,
    // The driver gives a mean as text.
    grade: row.grade === null ? null : Number(row.grade),
    createdAt: row.created_at,
    hasAccount: row.user_id !== null,
  }))
}
