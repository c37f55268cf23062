/**
 * The address under which a kept photograph is shown: signed, and good for minutes only (product §10 From paper to text).
 * Whoever shows one has asked before whether its reader may see it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The kind of server key that signs the addresses. */
const PHOTOGRAPH_KEY = 'sheet-photograph'
const MINUTES = 10
const KEY = /^sheets\/[0-9a-f]{2}\/([0-9a-f-]{36})\.jpg$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Keys = { readonly secret: (kind: string) => Promise<Uint8Array> }

/** Never used twice, and spread over folders. */
export function photographKey(name: string): string {
  return `sheets/${name.slice(0, 2)}/${name}.jpg`
}

/** @throws for a key that is no photograph's */
export async function photographAddress(keys: Keys, fileKey: string, now: Date): Promise<string> {
  const name = KEY.exec(fileKey)?.[1]
  if (name === undefined) throw new Error(`not the key of a photograph: ${fileKey}`)
  const seconds = Math.floor(now.getTime() / 1000) + MINUTES * 60
  const secret = await keys.secret(PHOTOGRAPH_KEY)
  return `/api/sheet-photographs/files/${name}?token=${seconds}.${macOf(secret, name, seconds)}`
}

/** @returns the key of the file; null where it is not for who asks (any more) */
export async function keyOfAddress(
  keys: Keys,
  name: string,
  token: string | undefined,
  now: Date,
): Promise<string | null> {
  const [, digits, mac] = /^(\d{1,12})\.([A-Za-z0-9_-]{43})$/.exec(token ?? '') ?? []
  if (!UUID.test(name) || digits === undefined || mac === undefined) return null
  const seconds = Number(digits)
  const expected = macOf(await keys.secret(PHOTOGRAPH_KEY), name, seconds)
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return null
  return now.getTime() <= seconds * 1000 ? photographKey(name) : null
}

function macOf(secret: Uint8Array, name: string, seconds: number): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([name, seconds]))
    .digest('base64url')
}
