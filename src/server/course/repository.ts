/** Queries for what the mini-course earns. */
import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'

export async function hasBadge(tx: Tx, userId: string, badgeId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('earned_badges')
    .select('badge_id')
    .where('user_id', '=', userId)
    .where('badge_id', '=', badgeId)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false when the student has the badge already; of two at once, the second waits and then has it */
export async function insertBadge(
  tx: Tx,
  badge: { user_id: string; badge_id: string; earned_at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('earned_badges')
    .values(badge)
    .onConflict((conflict) => conflict.doNothing())
    .returning('badge_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** @returns the XP after it */
export async function addXp(tx: Tx, userId: string, xp: number, now: Date): Promise<number> {
  const row = await tx
    .updateTable('profiles')
    .set({ xp: sql<number>`xp + ${xp}`, updated_at: now })
    .where('id', '=', userId)
    .returning('xp')
    .executeTakeFirstOrThrow()
  return row.xp
}

export async function findXp(tx: Tx, userId: string): Promise<number> {
  const row = await tx.selectFrom('profiles').select('xp').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.xp
}
