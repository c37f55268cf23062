/**
 * Addresses that a mail server has refused for good (decision 0136). Nothing goes there by a list any more; what
 * somebody waits for (a receipt, a link) is tried once each, and the mark goes when one arrives.
 */
import type { DbOrTx } from '../db/client.ts'

export async function isRefusedAddress(db: DbOrTx, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('refused_addresses')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

export async function markRefused(db: DbOrTx, email: string, reason: string, at: Date): Promise<void> {
  const mark = { reason: reason.slice(0, 500), refused_at: at }
  await db
    .insertInto('refused_addresses')
    .values({ email, ...mark })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(mark))
    .execute()
}

export async function forgetRefusal(db: DbOrTx, email: string): Promise<void> {
  await db.deleteFrom('refused_addresses').where('email', '=', email).execute()
}
