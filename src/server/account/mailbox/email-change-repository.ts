/** Queries for a change of e-mail: what is asked for, who has agreed, and the change itself. */
import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/client.ts'
import { dropOneTimeTokens } from '../links/one-time-token-repository.ts'

/** Replaces what was asked for before; nobody has agreed yet. */
export async function putEmailChange(tx: Tx, userId: string, newEmail: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email_change: newEmail,
      email_change_sent_at: now,
      email_change_confirmed: null,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
}

export async function markEmailChangeSent(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.updateTable('users').set({ email_change_sent_at: now }).where('id', '=', userId).execute()
}

export async function markEmailChangeConfirmed(
  tx: Tx,
  userId: string,
  side: 'current' | 'new',
): Promise<void> {
  await tx.updateTable('users').set({ email_change_confirmed: side }).where('id', '=', userId).execute()
}

/** Forgets what was asked for, its links included. */
export async function endEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_change: null, email_change_sent_at: null, email_change_confirmed: null })
    .where('id', '=', userId)
    .where('email_change', 'is not', null)
    .execute()
  await dropOneTimeTokens(tx, userId, ['email_change_current', 'email_change_new'])
}

/**
 * The account has the new address from now on, and not yet as a proven one. Links that went to the old address are
 * worthless. @throws a unique violation when another account has taken the address in this very moment
 */
export async function replaceEmail(tx: Tx, userId: string, newEmail: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email: newEmail, email_verified_at: null, updated_at: now })
    .where('id', '=', userId)
    .execute()
  await tx
    .updateTable('identities')
    .set({ identity_data: sql<string>`identity_data || jsonb_build_object('email', ${newEmail}::text)` })
    .where('user_id', '=', userId)
    .where('provider', '=', 'email')
    .execute()
  await endEmailChange(tx, userId)
  await dropOneTimeTokens(tx, userId, ['signup', 'recovery'])
}
