/** What the owner sees of mails that did not go out (product §10 E-mails; decision 0136). */
import { sql } from 'kysely'
import type { DbOrTx } from '../db/client.ts'

export async function findRefusedAddresses(db: DbOrTx, limit: number) {
  const rows = await db
    .selectFrom('refused_addresses')
    .select(['email', 'reason', 'refused_at'])
    .orderBy('refused_at', 'desc')
    .orderBy('email')
    .limit(limit)
    .execute()
  return rows.map(({ email, reason, refused_at: at }) => ({ email, reason, refusedAt: at.toISOString() }))
}

export async function countGivenUp(db: DbOrTx): Promise<{ count: number; lastReason: string | null }> {
  return db
    .selectFrom('outgoing_mails')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string | null>`(array_agg(last_error order by created_at desc))[1]`.as('lastReason'),
    ])
    .where('sent_at', 'is', null)
    .where('due_at', '=', sql<Date>`'infinity'`)
    .executeTakeFirstOrThrow()
}

/** Each has all its tries again. */
export async function retryGivenUp(db: DbOrTx, now: Date): Promise<void> {
  await db
    .updateTable('outgoing_mails')
    .set({ attempts: 0, due_at: now })
    .where('sent_at', 'is', null)
    .where('due_at', '=', sql<Date>`'infinity'`)
    .execute()
}
