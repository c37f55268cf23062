/**
 * The secrets of the server: made once by whichever process comes first, kept in the database, the same for all.
 * `secret(kind)` serves every part that signs something (refresh tokens, download links, webhooks).
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Config } from '../platform/config/config.ts'
import type { Db, DbOrTx } from '../platform/db/client.ts'
import { createKeyRing } from './signing-keys/key-ring.ts'
import { readOrMakeSigningKeys } from './signing-keys/rotate.ts'
import { lockServerKeys } from './signing-keys/server-key-lock.ts'
import { type AccessTokens, createAccessTokens } from './tokens/access-token.ts'
import { createRefreshTokens, type RefreshTokens } from './tokens/refresh-token.ts'

const SECRET_BYTES = 32
/** Well within the time that a new key is shown before it signs (signing-keys/signing-key-age.ts). */
const SIGNING_KEYS_RELOAD_MS = 60_000

export type Keys = {
  readonly accessTokens: AccessTokens
  readonly refreshTokens: RefreshTokens
  /**
   * 32 bytes for MACs of one kind, e.g. 'download-link'; a kind is made at its first use and never changes.
   * Two kinds never share a secret.
   */
  readonly secret: (kind: string) => Promise<Buffer>
  /** What push services know this server by (RFC 8292): every subscription is bound to it. */
  readonly pushKeys: () => Promise<PushKeys>
}

/** Base64url: an uncompressed point of P-256, and its number. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

/** Reads the keys, or makes them on the first start. */
export async function loadKeys(db: Db, config: Config, now: () => Date = () => new Date()): Promise<Keys> {
  const secrets = new Map<string, Promise<Buffer>>()
  const secret = (kind: string): Promise<Buffer> => {
    const known = secrets.get(kind)
    if (known) return known
    const loading = loadSecret(db, `mac:${kind}`)
    secrets.set(kind, loading)
    // A failed look-up is not remembered: the next call asks again.
    loading.catch(() => secrets.delete(kind))
    return loading
  }
  const ring = createKeyRing(() => readOrMakeSigningKeys(db, now), SIGNING_KEYS_RELOAD_MS)
  await ring.current()
  const accessTokens = createAccessTokens(ring, {
    issuer: `${config.siteUrl}/auth/v1`,
    lifetimeSeconds: config.sessions.accessTokenSeconds,
  })
  const refreshTokens = createRefreshTokens(await secret('refresh-token'))
  return { accessTokens, refreshTokens, secret, pushKeys: () => readPushKeys(db) }
}

async function loadSecret(db: Db, kind: string): Promise<Buffer> {
  const [row] = await readOrMake(db, kind, async () => ({
    kid: kind,
    secret: { k: randomBytes(SECRET_BYTES).toString('base64url') },
  }))
  const encoded = row?.secret['k']
  const bytes = Buffer.from(typeof encoded === 'string' ? encoded : '', 'base64url')
  if (bytes.length !== SECRET_BYTES) throw new Error(`the stored server key ${kind} is damaged`)
  return bytes
}

async function readPushKeys(db: Db): Promise<PushKeys> {
  const [row] = await readOrMake(db, 'push', async () => ({ kid: 'push', secret: newPushKeys() }))
  const { publicKey, privateKey } = row?.secret ?? {}
  if (typeof publicKey !== 'string' || typeof privateKey !== 'string')
    throw new Error('the stored keys for push are damaged')
  return { publicKey, privateKey }
}

function newPushKeys(): PushKeys {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  if (!x || !y || !d) throw new Error('a key pair without its numbers')
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}

type KeyRow = { kid: string; secret: Record<string, unknown> }

async function readOrMake(db: Db, kind: string, make: () => Promise<KeyRow>): Promise<KeyRow[]> {
  const found = await readKeys(db, kind)
  if (found.length > 0) return found
  return db.transaction().execute(async (tx) => {
    await lockServerKeys(tx)
    const foundMeanwhile = await readKeys(tx, kind)
    if (foundMeanwhile.length > 0) return foundMeanwhile
    const made = await make()
    await tx
      .insertInto('server_keys')
      .values({ kid: made.kid, kind, secret: JSON.stringify(made.secret) })
      .execute()
    return [made]
  })
}

function readKeys(db: DbOrTx, kind: string): Promise<KeyRow[]> {
  return db
    .selectFrom('server_keys')
    .select(['kid', 'secret'])
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .execute()
}
