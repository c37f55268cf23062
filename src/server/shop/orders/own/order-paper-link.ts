/**
 * The link to an order's receipt and contract: anyone who holds it reads them, so that they can be opened from a mail and
 * without an account. Bound to the hash of the order's own token: when an account is erased, its links open nothing.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The kind of server key that signs the links. */
export const PAPER_KEY = 'order-paper'

type Order = { readonly id: string; readonly accessTokenHash: Buffer }

/** @returns the path and query; the site's origin comes before it where it leaves the site */
export function paperPath(secret: Uint8Array, order: Order): string {
  return `/pedido/${order.id}?chave=${paperKey(secret, order)}`
}

/** Opens the order's paper, and what became of it. */
export function paperKey(secret: Uint8Array, order: Order): string {
  const { id, accessTokenHash } = order
  return createHmac('sha256', secret)
    .update(`${id}.${accessTokenHash.toString('hex')}`)
    .digest('base64url')
}

export function opensPaper(secret: Uint8Array, order: Order, key: string): boolean {
  const [given, expected] = [Buffer.from(key), Buffer.from(paperKey(secret, order))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
