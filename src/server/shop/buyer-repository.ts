/** Queries that tell which account stands behind an order. */
import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/client.ts'

export type Account = { readonly userId: string; readonly email: string; readonly name: string | null }

export async function findAccount(tx: Tx, userId: string): Promise<Account | null> {
  return (await selectAccounts(tx).where('u.id', '=', userId).executeTakeFirst()) ?? null
}

/** Only an account that has proven the e-mail: anybody can sign up with a stranger's address. */
export async function findProvenAccount(tx: Tx, email: string): Promise<Account | null> {
  const account = await selectAccounts(tx)
    .where('u.email', '=', email)
    .where('u.email_verified_at', 'is not', null)
    .executeTakeFirst()
  return account ?? null
}

/**
 * From here to the end of the transaction nobody else decides whose purchases of this e-mail are: a guest's payment
 * and the proof of the same e-mail may come in the same moment, and one of them must see the other.
 */
export async function lockBuyerEmail(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`buyer ${email}`}, 0))`.execute(tx)
}

function selectAccounts(tx: Tx) {
  return tx
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.id', 'u.id')
    .select([
      'u.id as userId',
      'u.email',
      sql<string | null>`coalesce(nullif(p.full_name, ''), nullif(u.user_metadata ->> 'full_name', ''))`.as(
        'name',
      ),
    ])
}
