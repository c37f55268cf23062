/** Queries for how many corrections somebody has had: students by the day, visitors one. */
import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/client.ts'

/** Takes one of the day's corrections; the decision and the count are one statement. @returns false when none is left */
export async function takeOneOfToday(
  tx: Tx,
  userId: string,
  day: string,
  allowance: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('correction_days')
    .values({ user_id: userId, day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({ count: sql<number>`correction_days.count + 1` })
        .where('correction_days.count', '<', allowance),
    )
    .returning('count')
    .executeTakeFirst()
  return row !== undefined
}

export async function countToday(tx: Tx, userId: string, day: string): Promise<number> {
  const row = await tx
    .selectFrom('correction_days')
    .select('count')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** @returns false when this browser has had its correction for another essay */
export async function claimGuestCorrection(
  db: Db,
  authorKey: string,
  digest: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('guest_corrections')
    .values({ author_key: authorKey, essay_digest: digest, corrected_at: now })
    .onConflict((conflict) =>
      conflict
        .column('author_key')
        .doUpdateSet({ corrected_at: sql<Date>`guest_corrections.corrected_at` })
        .where('guest_corrections.essay_digest', '=', digest),
    )
    .returning('author_key')
    .executeTakeFirst()
  return row !== undefined
}
