/** Queries for gifts of XP: what has been given, for what, in which window. */
import { sql } from 'kysely'
import type { XpReason } from '#domain/account/experience.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

/** Of two calls of one student the second waits. */
export async function holdStudent(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('profiles').select('id').where('id', '=', userId).forUpdate().execute()
}

/** Those that gave points. @param since the first day that counts; null for all */
export async function countGrants(
  tx: Tx,
  userId: string,
  reason: XpReason,
  since: string | null,
): Promise<number> {
  const { count } = await tx
    .selectFrom('xp_grants')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('reason', '=', reason)
    .where('xp', '>', 0)
    .$if(since !== null, (query) => query.where('day', '>=', since ?? ''))
    .executeTakeFirstOrThrow()
  return count
}

/** @returns false when this thing has counted before */
export async function insertGrant(
  tx: Tx,
  userId: string,
  grant: { reason: XpReason; thing: string; xp: number; day: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('xp_grants')
    .values({ user_id: userId, ...grant })
    .onConflict((conflict) => conflict.doNothing())
    .returning('thing')
    .executeTakeFirst()
  return row !== undefined
}

/** The things of one reason that begin so, whether they gave points or not. */
export async function listThings(
  db: DbOrTx,
  userId: string,
  reason: XpReason,
  prefix: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('xp_grants')
    .select('thing')
    .where('user_id', '=', userId)
    .where('reason', '=', reason)
    .where(sql<boolean>`starts_with(thing, ${prefix})`)
    .execute()
  return rows.map(({ thing }) => thing)
}
