/**
 * Who may open an order's payment page without an account: the holder of the token in its address.
 * Only the token's hash is kept.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const TOKEN_BYTES = 32

export function newAccessToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashOf(token) }
}

export function opensOrder(token: string, hash: Buffer): boolean {
  return timingSafeEqual(hashOf(token), hash)
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
