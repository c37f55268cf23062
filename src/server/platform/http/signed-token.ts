/** The token of a link that is good for a short time: its last second, and a mark of ours over it and what it is for. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** @param facts what the link is for, always as many */
export function signToken(secret: Uint8Array, facts: readonly string[], expiresAt: Date): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000)
  return `${seconds}.${macOf(secret, facts, seconds)}`
}

/** A link counts up to and including its last second. */
export function checkToken(
  secret: Uint8Array,
  facts: readonly string[],
  token: string | undefined,
  now: Date,
): 'valid' | 'expired' | 'forged' {
  const parts = /^(\d{1,12})\.([A-Za-z0-9_-]{43})$/.exec(token ?? '')
  if (!parts) return 'forged'
  const [, seconds, mac] = parts as unknown as [string, string, string] // the pattern has two groups
  const expected = macOf(secret, facts, Number(seconds))
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return 'forged'
  return now.getTime() <= Number(seconds) * 1000 ? 'valid' : 'expired'
}

function macOf(secret: Uint8Array, facts: readonly string[], seconds: number): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([...facts, seconds]))
    .digest('base64url')
}
