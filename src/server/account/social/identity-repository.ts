/** Queries for what a provider's person is here: the identity, and what an account takes over from it. */
import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/client.ts'

/**
 * From here to the end of the transaction nobody else decides whose account this person gets: two answers of the
 * provider may come at once, for one subject or for two with the same e-mail. Always in this order.
 */
export async function lockPerson(
  tx: Tx,
  person: { provider: string; subject: string; email: string | null },
): Promise<void> {
  const keys = [`identity ${person.provider} ${person.subject}`]
  if (person.email) keys.push(`account ${person.email}`)
  for (const key of keys) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Whose identity this is, with what the provider says of it now. @returns the user's id, or null when it is new */
export async function touchIdentity(
  tx: Tx,
  identity: { provider: string; subject: string; data: Readonly<Record<string, unknown>> },
  now: Date,
): Promise<string | null> {
  const row = await tx
    .updateTable('identities')
    .set({ identity_data: JSON.stringify(identity.data), last_sign_in_at: now })
    .where('provider', '=', identity.provider)
    .where('subject', '=', identity.subject)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Names the provider among those of the account; the first one stays the first. */
export async function addProvider(tx: Tx, userId: string, provider: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      app_metadata: sql<string>`jsonb_set(app_metadata, '{providers}',
        coalesce(app_metadata -> 'providers', '[]') || case
          when coalesce(app_metadata -> 'providers', '[]') ? ${provider} then '[]'::jsonb
          else jsonb_build_array(${provider}::text) end)`,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
}
