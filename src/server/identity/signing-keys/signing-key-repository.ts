/** Queries for the keys that sign access tokens; the private halves stay in the database and in our processes. */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { sql } from 'kysely'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import { lockServerKeys } from './server-key-lock.ts'

export const SIGNING_ALGORITHM = 'ES256'
const KIND = 'signing'

export type SigningKey = { kid: string; jwk: JWK; createdAt: Date }

/** Newest first. */
export async function readSigningKeys(db: DbOrTx): Promise<SigningKey[]> {
  const rows = await db
    .selectFrom('server_keys')
    .select(['kid', 'secret', 'created_at'])
    .where('kind', '=', KIND)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ kid, secret, created_at }) => ({ kid, jwk: secret, createdAt: created_at }))
}

/** Only one process at a time makes or removes keys. */
export async function lockSigningKeys(tx: Tx): Promise<void> {
  await lockServerKeys(tx)
}

export async function insertSigningKey(tx: Tx, createdAt: Date): Promise<void> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  await tx
    .insertInto('server_keys')
    .values({
      kid: await calculateJwkThumbprint(jwk),
      kind: KIND,
      secret: JSON.stringify(jwk),
      created_at: createdAt,
    })
    .execute()
}

export async function deleteSigningKeys(tx: Tx, kids: readonly string[]): Promise<void> {
  if (kids.length === 0) return
  await tx
    .deleteFrom('server_keys')
    .where('kind', '=', KIND)
    .where('kid', '=', sql<string>`any(${[...kids]})`)
    .execute()
}
