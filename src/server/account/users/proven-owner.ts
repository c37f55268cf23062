/**
 * What becomes of an account whose address was never proven, when the true owner of the mailbox comes: anyone who had
 * opened it keeps no way in and leaves no claim behind (account pre-hijacking). What was earned and bought stays: the
 * purchases were paid for. Decision 0020.
 */
import type { Tx } from '#server/platform/db/client.ts'

/** Ways in, and what somebody else has declared and agreed to: the owner is asked again. */
const TABLES = [
  'sessions',
  'one_time_tokens',
  'known_devices',
  'social_logins',
  'identities',
  'age_declarations',
  'consents',
] as const

/**
 * Takes password, sessions, open links, ways to sign in and every fact about the person off the account. The caller
 * has locked the user, and writes down in the same transaction who the owner is.
 *
 * @param owner what is known of the person who has proven the address, and by which provider
 */
export async function clearForProvenOwner(
  tx: Tx,
  userId: string,
  owner: { name: string | null; provider: string },
  now: Date,
): Promise<void> {
  for (const table of TABLES) await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await tx
    .updateTable('users')
    .set({
      password_hash: null,
      last_sign_in_at: null,
      email_change: null,
      email_change_sent_at: null,
      email_change_confirmed: null,
      user_metadata: JSON.stringify(owner.name === null ? {} : { full_name: owner.name }),
      app_metadata: JSON.stringify({ provider: owner.provider, providers: [owner.provider] }),
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
  await tx
    .updateTable('profiles')
    .set({
      full_name: owner.name,
      avatar_url: null,
      cover_url: null,
      city: null,
      state: null,
      phone: null,
      target_exam: null,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
}
