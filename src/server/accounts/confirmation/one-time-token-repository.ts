/** Queries for the tokens of links in mails. Only the hash of a token is kept. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import type { OneTimeTokensTable } from '../../db/schema.ts'

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

/** Uses a token up. @returns whose it was, or null when it is unknown, used, replaced or expired */
export async function takeOneTimeToken(tx: Tx, text: string, purpose: TokenPurpose): Promise<string | null> {
  const row = await tx
    .deleteFrom('one_time_tokens')
    .where('token_hash', '=', hashOf(text))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
