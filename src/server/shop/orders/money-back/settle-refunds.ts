/**
 * What a provider tells of money that went back and of disputes becomes our books, under the order's lock (decision 0058):
 * parts are counted, and when all of it is back the purchase ends.
 */
import type { LineStock } from '#domain/shop/order.ts'
import { type ReportedDispute, settleRefunds } from '#domain/shop/refund.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { PaymentEvent } from '#server/shop/payments/provider.ts'
import type { OrderBuyer } from '../order-mail.ts'
import type { OrderRecord } from '../order-repository.ts'
import { bookRefunded } from './book-refunded.ts'
import { takeDisputes } from './dispute-repository.ts'
import {
  findRefunds,
  finishRefund,
  insertRefund,
  insertRefundOfRest,
  noteRefundRefused,
} from './refund-repository.ts'

export type SettlementOutcome = 'refunded' | 'refunded-part' | 'dispute-opened' | 'dispute-closed'

const NOT_PAID_BACK = 'the provider tried and could not pay it back'

type Situation = {
  readonly order: OrderRecord
  readonly event: PaymentEvent
  readonly buyer: OrderBuyer
  readonly lines: readonly LineStock[]
}

/** @returns null where nothing was new */
export async function settleMoneyBack(
  tx: Tx,
  provider: string,
  { order, event, buyer, lines }: Situation,
  now: Date,
): Promise<SettlementOutcome | null> {
  const disputed = await takeDisputes(tx, provider, order.id, event.disputes ?? [], now)
  if (order.status !== 'paid' && order.status !== 'refund_due') return disputed
  const before = order.refundedAmount
  await settleReported(tx, order.id, event, now)
  if (event.type === 'refunded') await settleRest(tx, order, now)
  // Who has left has left no address, and is not written to at one that the provider tells.
  const recipient = order.buyerEmail === null ? { ...buyer, email: null } : buyer
  return (await bookRefunded(tx, { order, recipient, lines, before }, now)) ?? disputed
}

async function settleReported(tx: Tx, orderId: string, event: PaymentEvent, now: Date): Promise<void> {
  // What a lost dispute has taken is back with the buyer as well.
  const lost = (event.disputes ?? []).filter(({ status }) => status === 'lost')
  const groups = [
    { reported: event.refunds ?? [], reason: 'provider' },
    { reported: lost.map(refundOfDispute), reason: 'dispute' },
  ] as const
  for (const { reported, reason } of groups) {
    if (reported.length === 0) continue
    const { done, unasked, failed } = settleRefunds(await findRefunds(tx, orderId), reported)
    for (const { id, providerRef } of done) await finishRefund(tx, id, providerRef, now)
    for (const { id } of failed) await noteRefundRefused(tx, id, NOT_PAID_BACK)
    for (const { id, amount } of unasked) {
      await insertRefund(tx, orderId, { reason, amount, providerRef: id, doneAt: now }, now)
    }
  }
}

function refundOfDispute({ id, amount }: ReportedDispute) {
  return { id, amount, refundId: null }
}

/** A provider that tells of the whole alone: what we had asked for is done, and what nobody asked for was its own. */
async function settleRest(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  const known = await findRefunds(tx, order.id)
  const done = known.filter(({ isDone }) => isDone).reduce((sum, { amount }) => sum + amount, 0)
  if (done >= order.totalAmount) return
  await insertRefundOfRest(tx, order, 'provider', now)
  for (const { id } of await findRefunds(tx, order.id)) await finishRefund(tx, id, null, now)
}
