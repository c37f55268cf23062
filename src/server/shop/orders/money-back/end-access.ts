/** Lines of a paid order that a refund ends: their access, and their pieces, which are for sale again. */
import { returnStock } from '#domain/shop/order.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findOrderLines } from '../order-repository.ts'
import { lockLineStock, moveStock } from '../stock-repository.ts'
import { revokePurchases, withdrawLines } from './refund-repository.ts'

/**
 * @param variantIds null ends all of them
 * @param requestedAt when the refund was asked for: the same for its lines, by which they are found if it fails
 * @returns the titles of what ended; null when one of them is no line of this order
 */
export async function endAccess(
  tx: Tx,
  orderId: string,
  variantIds: readonly string[] | null,
  requestedAt: Date,
): Promise<string[] | null> {
  const lines = await lockLineStock(tx, orderId)
  const chosen = variantIds === null ? lines : lines.filter(({ variantId }) => variantIds.includes(variantId))
  if (variantIds !== null && chosen.length !== new Set(variantIds).size) return null
  if (chosen.length === 0) return []
  const ids = chosen.map(({ variantId }) => variantId)
  await moveStock(tx, returnStock(chosen))
  await revokePurchases(tx, orderId, requestedAt, ids)
  await withdrawLines(tx, orderId, ids, requestedAt)
  const titles = await findOrderLines(tx, orderId)
  return titles.filter(({ variantId }) => ids.includes(variantId)).map(({ productTitle }) => productTitle)
}
