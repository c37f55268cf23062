/** Queries for sign-ins at a provider that are under way. Each step can be taken once: the row forgets its key. */
import { sql } from 'kysely'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type SocialLogin = {
  id: string
  provider: string
  redirectTo: string
  isExpired: boolean
}

export async function insertSocialLogin(
  db: DbOrTx,
  login: {
    provider: string
    redirectTo: string
    codeChallenge: string
    stateHash: Buffer
    lifetimeSeconds: number
  },
): Promise<void> {
  await db
    .insertInto('social_logins')
    .values({
      provider: login.provider,
      redirect_to: login.redirectTo,
      code_challenge: login.codeChallenge,
      state_hash: login.stateHash,
      expires_at: sql<Date>`now() + make_interval(secs => ${login.lifetimeSeconds})`,
    })
    .execute()
}

/**
 * Takes the provider's answer: of two with the same state one gets the row, since the state is forgotten in the same
 * statement. An expired one is given too, so that its browser is led back to where it began.
 */
export async function claimSocialLogin(db: DbOrTx, stateHash: Buffer): Promise<SocialLogin | null> {
  const row = await db
    .updateTable('social_logins')
    .set({ state_hash: null })
    .where('state_hash', '=', stateHash)
    .returning(['id', 'provider', 'redirect_to', sql<boolean>`expires_at <= now()`.as('is_expired')])
    .executeTakeFirst()
  if (!row) return null
  return { id: row.id, provider: row.provider, redirectTo: row.redirect_to, isExpired: row.is_expired }
}

export async function putCode(
  tx: Tx,
  login: { id: string; userId: string; codeHash: Buffer; lifetimeSeconds: number },
): Promise<void> {
  await tx
    .updateTable('social_logins')
    .set({
      user_id: login.userId,
      code_hash: login.codeHash,
      expires_at: sql<Date>`now() + make_interval(secs => ${login.lifetimeSeconds})`,
    })
    .where('id', '=', login.id)
    .execute()
}

export type RedeemedCode = { userId: string; codeChallenge: string; isExpired: boolean }

/** Uses a code up, whatever comes of it: one guess at the verifier per code. */
export async function takeCode(db: DbOrTx, codeHash: Buffer): Promise<RedeemedCode | null> {
  const row = await db
    .deleteFrom('social_logins')
    .where('code_hash', '=', codeHash)
    .returning(['user_id', 'code_challenge', sql<boolean>`expires_at <= now()`.as('is_expired')])
    .executeTakeFirst()
  if (!row?.user_id) return null
  return { userId: row.user_id, codeChallenge: row.code_challenge, isExpired: row.is_expired }
}

/** Those that nobody finished; a day later nobody asks where they led. */
export async function deleteOldSocialLogins(db: DbOrTx): Promise<void> {
  await db.deleteFrom('social_logins').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute()
}
