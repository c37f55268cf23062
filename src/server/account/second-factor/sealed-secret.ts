/**
 * The secret of a second factor as the database keeps it: encrypted with SECOND_FACTOR_KEY, which the database does
 * not hold, or with a key of the database where none is set (decision 0080). The account is part of the seal: a row
 * that is moved to another account does not open.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { AppContext } from '#server/context.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The first byte says which key it was, so that rows of before still open when the setting comes later. */
const BY_DATABASE = 0
const BY_SETTING = 1

type Keys = Pick<AppContext, 'config' | 'keys'>

/** @returns which key (1 byte) | nonce (12) | tag (16) | the encrypted text */
export async function sealSecret(context: Keys, userId: string, secret: string): Promise<Buffer> {
  const kind = context.config.secondFactorKey === null ? BY_DATABASE : BY_SETTING
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, await keyOf(context, kind), nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(kind), nonce, cipher.getAuthTag(), sealed])
}

/** @throws when the row was not sealed for this account by a key that is here */
export async function openSecret(context: Keys, userId: string, sealed: Buffer): Promise<string> {
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
  const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES)
  const key = await keyOf(context, sealed[0] ?? BY_DATABASE)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(userId))
  decipher.setAuthTag(tag)
  const text = decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

async function keyOf({ config, keys }: Keys, kind: number): Promise<Buffer> {
  if (kind === BY_DATABASE) return keys.secret('second-factor')
  if (config.secondFactorKey === null)
    throw new Error('SECOND_FACTOR_KEY is not set, but second factors need it')
  return config.secondFactorKey()
}
