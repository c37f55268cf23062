/** Queries for the tokens of links in mails. Only the hash of a token is kept. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/client.ts'
import type { OneTimeTokensTable } from '#server/platform/db/tables/accounts.ts'
import { lockUser } from '../users/user-repository.ts'

export type TokenPurpose = OneTimeTokensTable['purpose']

/** A new token replaces the person's earlier one of the same purpose. */
export async function putOneTimeToken(
  tx: Tx,
  token: { text: string; userId: string; purpose: TokenPurpose; lifetimeSeconds: number },
): Promise<void> {
  await tx
    .insertInto('one_time_tokens')
    .values({
      token_hash: hashOf(token.text),
      user_id: token.userId,
      purpose: token.purpose,
      expires_at: sql<Date>`now() + make_interval(secs => ${token.lifetimeSeconds})`,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'purpose']).doUpdateSet((eb) => ({
        token_hash: eb.ref('excluded.token_hash'),
        expires_at: eb.ref('excluded.expires_at'),
        created_at: sql<Date>`now()`,
      })),
    )
    .execute()
}

/**
 * Uses a token up and keeps others from changing its user until the transaction ends.
 * @returns whose it was and what for, or null when it is unknown, used, replaced or expired
 */
export async function takeOneTimeToken<Purpose extends TokenPurpose>(
  tx: Tx,
  text: string,
  purposes: readonly Purpose[],
): Promise<{ userId: string; purpose: Purpose } | null> {
  const hash = hashOf(text)
  const found = await tx
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  if (!found) return null
  // The user before the token, as anyone who changes the user and its tokens does: else two could wait for each other.
  await lockUser(tx, found.user_id)
  const row = await tx
    .deleteFrom('one_time_tokens')
    .where('token_hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'purpose'])
    .executeTakeFirst()
  // Only the given purposes are asked for, so the row's purpose is one of them.
  return row ? { userId: row.user_id, purpose: row.purpose as Purpose } : null
}

/** Makes links of these purposes worthless, e.g. those that went to an address which is no longer the account's. */
export async function dropOneTimeTokens(
  tx: Tx,
  userId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await tx
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute()
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
