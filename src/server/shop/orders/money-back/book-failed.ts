/**
 * Counts what is with the buyer after a refund has failed or a lost dispute was won after all, under the order's lock: the
 * order's figures and state, the access, the stock, and who is told (decision 0110).
 */
import { takeStockAgain } from '#domain/shop/order.ts'
import { type FailedRefund, statusAfterFailure } from '#domain/shop/refund.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type OrderBuyer, queueRefundMail } from '../order-mail.ts'
import type { OrderRecord } from '../order-repository.ts'
import { noteDifference } from '../payment/difference-repository.ts'
import { lockLineStock, moveStock } from '../stock-repository.ts'
import { changeStatus, reopenLines, reopenPurchases } from './failed-refund-repository.ts'
import { countRefunded, findRefunds } from './refund-repository.ts'

/** A refund that did not arrive, or a dispute that was lost and is won. */
export type Failure = FailedRefund & { readonly isDispute: boolean }

type Books = {
  readonly provider: string
  readonly order: OrderRecord
  readonly recipient: OrderBuyer
  readonly shopEmail: string | null
  /** Their rows are changed already. */
  readonly failed: readonly Failure[]
}

/** @returns the order as it stands now */
export async function bookFailed(tx: Tx, books: Books, now: Date): Promise<OrderRecord> {
  const { provider, order, failed } = books
  if (failed.length === 0) return order
  const refundedAmount = await countRefunded(tx, order.id, now)
  const isAllBack = refundedAmount + order.keptAmount >= order.totalAmount
  const status = isAllBack ? order.status : statusAfterFailure(order.status, await findRefunds(tx, order.id))
  if (status !== order.status) await changeStatus(tx, order.id, status, now)
  const isOpenAgain = status === 'paid' && (await openAgain(tx, order.id, failed, now))
  for (const { row, reported, isDispute } of failed) {
    const { amount } = row
    const kind = isDispute ? 'dispute-reversed' : 'refund-failed'
    const facts = { kind, reference: reported.id, orderId: order.id, amount } as const
    await noteDifference(tx, provider, { ...facts, currencyCode: order.currencyCode }, now)
  }
  await tell(tx, books, isOpenAgain, now)
  return { ...order, status, refundedAmount }
}

/** @returns false where nothing had been closed */
async function openAgain(tx: Tx, orderId: string, failed: readonly Failure[], now: Date): Promise<boolean> {
  const lines = await lockLineStock(tx, orderId)
  for (const { row } of failed) {
    if (row.reason === 'owner') await reopenLines(tx, orderId, row)
  }
  const opened = await reopenPurchases(tx, orderId, now)
  await moveStock(tx, takeStockAgain(lines.filter(({ variantId }) => opened.includes(variantId))))
  return opened.length > 0
}

async function tell(tx: Tx, books: Books, isOpenAgain: boolean, now: Date): Promise<void> {
  const { order, recipient, shopEmail, failed } = books
  for (const { row, isOwed, isDispute } of failed) {
    const facts = { amount: row.amount, note: null, isOwed, isDispute, isOpenAgain }
    await queueRefundMail(tx, 'refund-failed', order, recipient, facts, now)
    const shop = { ...recipient, email: shopEmail }
    await queueRefundMail(tx, 'refund-failed-notice', order, shop, facts, now)
  }
}
