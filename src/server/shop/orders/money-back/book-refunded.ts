/**
 * Counts what has gone back of an order, under its lock: the purchase ends when it is all, and the buyer is told of what
 * went since.
 */
import { type LineStock, returnStock } from '#domain/shop/order.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type OrderBuyer, queueOrderMail, queueRefundMail } from '../order-mail.ts'
import { closeOrder, type OrderRecord } from '../order-repository.ts'
import { moveStock } from '../stock-repository.ts'
import { endAccess } from './end-access.ts'
import { takeReopened } from './failed-refund-repository.ts'
import { countRefunded, dropOpenRefunds, revokePurchases } from './refund-repository.ts'

type Books = {
  readonly order: OrderRecord
  readonly recipient: OrderBuyer
  readonly lines: readonly LineStock[]
  /** Cents that had gone back when the order was last counted. */
  readonly before: number
  /** By the owner herself. */
  readonly isTransferred?: boolean
}

/** @returns null where nothing new has gone back */
export async function bookRefunded(
  tx: Tx,
  { order, recipient, lines, before, isTransferred = false }: Books,
  now: Date,
): Promise<'refunded' | 'refunded-part' | null> {
  const refunded = await countRefunded(tx, order.id, now)
  const reopened = await takeReopened(tx, order.id)
  if (refunded <= before) return null
  if (order.status !== 'refunded' && refunded + order.keptAmount >= order.totalAmount) {
    if (order.status === 'paid') await moveStock(tx, returnStock(lines))
    await revokePurchases(tx, order.id, now)
    await closeOrder(tx, order.id, 'refunded', now)
    await dropOpenRefunds(tx, order.id)
    await queueOrderMail(tx, 'refunded', order, recipient, now, {
      isTransferred,
      keptAmount: order.keptAmount,
    })
    return 'refunded'
  }
  for (const { variantId, requestedAt } of reopened) {
    await endAccess(tx, order.id, [variantId], requestedAt)
  }
  const facts = { amount: refunded - before, note: null, isTransferred }
  await queueRefundMail(tx, 'refunded-part', order, recipient, facts, now)
  return 'refunded-part'
}
