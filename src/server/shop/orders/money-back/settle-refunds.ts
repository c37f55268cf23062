/**
 * What a provider tells of money that went back and of disputes becomes our books, under the order's lock (decisions 0058
 * and 0110): parts are counted, and when all of it is back the purchase ends; what did not stay with the buyer is owed
 * again, or is as if it had never been.
 */
import type { LineStock } from '#domain/shop/order.ts'
import {
  failedRefunds,
  type ReportedDispute,
  type ReportedRefund,
  settleRefunds,
} from '#domain/shop/refund.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { PaymentEvent } from '#server/shop/payments/provider.ts'
import type { OrderBuyer } from '../order-mail.ts'
import type { OrderRecord } from '../order-repository.ts'
import { lockLineStock } from '../stock-repository.ts'
import { bookFailed, type Failure } from './book-failed.ts'
import { bookRefunded } from './book-refunded.ts'
import { takeDisputes } from './dispute-repository.ts'
import { dropRefund, oweByProvider, oweByTransfer } from './failed-refund-repository.ts'
import { isNewestWord } from './money-told.ts'
import { findRefunds, finishRefund, insertRefund, insertRefundOfRest } from './refund-repository.ts'

export type SettlementOutcome =
  | 'refunded'
  | 'refunded-part'
  | 'refund-failed'
  | 'dispute-opened'
  | 'dispute-closed'

export type Situation = {
  readonly order: OrderRecord
  readonly event: PaymentEvent
  readonly buyer: OrderBuyer
  readonly lines: readonly LineStock[]
  /** Where the owner is written to; null where she has told no address. */
  readonly shopEmail: string | null
}

/** @returns null where nothing was new */
export async function settleMoneyBack(
  tx: Tx,
  provider: string,
  { order, event, buyer, lines, shopEmail }: Situation,
  now: Date,
): Promise<SettlementOutcome | null> {
  if (!(await isNewestWord(tx, event))) return null
  const disputed = await takeDisputes(tx, provider, order.id, event.disputes ?? [], now)
  if (order.status !== 'paid' && order.status !== 'refund_due' && order.status !== 'refunded') return disputed
  // Who has left has left no address, and is not written to at one that the provider tells.
  const recipient = order.buyerEmail === null ? { ...buyer, email: null } : buyer
  const failed = await takeFailures(tx, order.id, event, now)
  const standing = await bookFailed(tx, { provider, order, recipient, shopEmail, failed }, now)
  const outcome = failed.length > 0 ? 'refund-failed' : disputed
  if (standing.status === 'refunded' && standing.refundedAmount >= standing.totalAmount) return outcome
  await takeRefunds(tx, order.id, event, now)
  if (event.type === 'refunded') await settleRest(tx, order, now)
  const stock = failed.length > 0 ? await lockLineStock(tx, order.id) : lines
  const books = { order: standing, recipient, lines: stock, before: standing.refundedAmount }
  return (await bookRefunded(tx, books, now)) ?? outcome
}

/** What was done, or asked for, and is not with the buyer. */
async function takeFailures(
  tx: Tx,
  orderId: string,
  { refunds = [], disputes = [] }: PaymentEvent,
  now: Date,
): Promise<Failure[]> {
  const won = disputes.filter(({ status }) => status === 'won')
  const known = await findRefunds(tx, orderId)
  const refused = failedRefunds(known, refunds)
  const reversed = failedRefunds(
    known,
    won.map((dispute) => ({ ...refundOfDispute(dispute), isFailed: true })),
  )
  for (const { row, reported, isOwed } of refused) {
    await (isOwed ? oweByTransfer(tx, row.id, reported.failure ?? null) : dropRefund(tx, row.id))
  }
  // The bank has given the money to the shop, where the provider can take what is owed from.
  for (const { row, isOwed } of reversed) {
    await (isOwed ? oweByProvider(tx, row.id, now) : dropRefund(tx, row.id))
  }
  return [
    ...refused.map((one) => ({ ...one, isDispute: false })),
    ...reversed.map((one) => ({ ...one, isDispute: true })),
  ]
}

async function takeRefunds(tx: Tx, orderId: string, event: PaymentEvent, now: Date): Promise<void> {
  // What a lost dispute has taken is back with the buyer as well.
  const lost = (event.disputes ?? []).filter(({ status }) => status === 'lost')
  const groups = [
    { reported: event.refunds ?? [], reason: 'provider' },
    { reported: lost.map(refundOfDispute), reason: 'dispute' },
  ] as const
  for (const { reported, reason } of groups) {
    if (reported.length === 0) continue
    const { done, unasked } = settleRefunds(await findRefunds(tx, orderId), reported)
    for (const { id, providerRef } of done) await finishRefund(tx, id, providerRef, now)
    for (const { id, amount } of unasked) {
      await insertRefund(tx, orderId, { reason, amount, providerRef: id, doneAt: now }, now)
    }
  }
}

function refundOfDispute({ id, amount }: ReportedDispute): ReportedRefund {
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
