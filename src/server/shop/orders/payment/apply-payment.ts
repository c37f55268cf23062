/**
 * What a verified payment event does, exactly once: everything in one transaction under the order's lock. What to do
 * is decided by src/domain/shop/order.ts; this file reads the facts for it and carries the decision out.
 */
import { decidePayment, type PaymentDecision } from '#domain/shop/order.ts'
import type { Features } from '#domain/site/features.ts'
import { grantBadges } from '#server/account/badges/service.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findAccount, findProvenAccount, lockBuyerEmail } from '#server/shop/buyer-repository.ts'
import { grantPurchased } from '#server/shop/credits/purchased-credits.ts'
import { bookPartnerShare, leaveOutOwnSale } from '#server/shop/partners/partner-sale.ts'
import type { PaymentEvent } from '#server/shop/payments/provider.ts'
import { grantGenerations } from '../generation-repository.ts'
import { wayOf } from '../money-back/paid-back-by.ts'
import { insertRefundOfRest } from '../money-back/refund-repository.ts'
import { type SettlementOutcome, type Situation, settleMoneyBack } from '../money-back/settle-refunds.ts'
import { type OrderBuyer, queueOrderMail } from '../order-mail.ts'
import {
  closeOrder,
  countFreeOrders,
  findOrder,
  insertPurchases,
  noteOutcome,
  type OrderRecord,
  recordPaymentEvent,
} from '../order-repository.ts'
import { PAPER_KEY, paperPath } from '../own/order-paper-link.ts'
import { premiumOfOrder } from '../premium-repository.ts'
import { forgetHeldQuantities, lockLineStock, moveStock } from '../stock-repository.ts'
import { noteWaiting } from '../waiting/note-waiting.ts'
import { queueWaitingMail } from '../waiting/waiting-mail.ts'
import { cleanPayerName } from './payer-name.ts'

export type PaymentOutcome =
  | PaymentDecision['outcome']
  | SettlementOutcome
  | 'already-taken'
  | 'unknown-order'

const MAX_FREE_RECEIPTS_PER_HOUR = 5

/** How an event came: by a message, which counts once, or as the answer to our asking what became of the payment. */
type Source = 'message' | 'answer'

/** Takes an event of this provider; afterwards the mails it caused are on their way. */
export async function applyPaymentEvent(
  context: AppContext,
  provider: string,
  event: PaymentEvent,
  source: Source = 'message',
): Promise<PaymentOutcome> {
  // Before the transaction: its first reader asks the database, and must not do so while holding a connection.
  await context.keys.secret(PAPER_KEY)
  const outcome = await context.db
    .transaction()
    .execute((tx) => applyPaymentEventIn(tx, context, provider, event, source))
  context.logger[isTrouble(outcome) ? 'error' : 'info'](
    { provider, event: event.id, order: event.orderId, type: event.type, outcome },
    'payment event taken',
  )
  context.telemetry.countOrder(outcome)
  context.jobs.wake('deliver-mail')
  if (outcome === 'refund-due' || outcome === 'refund-failed') context.jobs.wake('pay-back')
  return outcome
}

/** The same within a transaction that is already open. An order of another provider is an unknown order. */
export async function applyPaymentEventIn(
  tx: Tx,
  context: AppContext,
  provider: string,
  event: PaymentEvent,
  source: Source = 'message',
): Promise<PaymentOutcome> {
  const order = await lockOrder(tx, event)
  if (!order || order.provider !== provider) return 'unknown-order'
  const now = context.now()
  const buyer = await identifyBuyer(tx, order, event)
  const lines = await lockLineStock(tx, order.id)
  const decision = decidePayment({ ...order, isBuyerKnown: buyer.email !== null }, event, lines)
  const shopEmail = context.site.settings.shop.email || null
  const situation = { order, event, buyer, lines, shopEmail }
  if (!(await recordPaymentEvent(tx, provider, event, decision.outcome, now))) {
    return source === 'answer' ? await takeStateAgain(tx, provider, situation, now) : 'already-taken'
  }
  const paperUrl = context.config.siteUrl + paperPath(await context.keys.secret(PAPER_KEY), order)
  const isTransferred = wayOf(context, provider, event.method) === 'transfer'
  const { features } = context.site.settings
  await carryOut(tx, { order, event, buyer, decision, paperUrl, isTransferred, features }, now)
  if (decision.outcome === 'amount-mismatch') return decision.outcome
  const isPaidNow = decision.kind === 'pay'
  const settled = await settleMoneyBack(
    tx,
    provider,
    isPaidNow ? { ...situation, order: { ...order, ...paidBy(buyer) } } : situation,
    now,
  )
  if (settled === null || decision.outcome !== 'no-change') return decision.outcome
  await noteOutcome(tx, provider, event, settled)
  return settled
}

/** The same state has the same name: one that was here before may have come back, of a dispute for example. */
async function takeStateAgain(
  tx: Tx,
  provider: string,
  situation: Situation,
  now: Date,
): Promise<PaymentOutcome> {
  const settled = await settleMoneyBack(tx, provider, situation, now)
  if (settled === null) return 'already-taken'
  const { event } = situation
  await recordPaymentEvent(tx, provider, { ...event, id: `${event.id}-${now.getTime()}` }, settled, now)
  return settled
}

type Work = {
  readonly order: OrderRecord
  readonly event: PaymentEvent
  readonly buyer: OrderBuyer
  readonly decision: PaymentDecision
  /** Goes out with the receipt. */
  readonly paperUrl: string
  /** Where it goes back, the owner does it. */
  readonly isTransferred: boolean
  readonly features: Features
}

async function carryOut(tx: Tx, work: Work, now: Date): Promise<void> {
  const { order, buyer, decision, paperUrl, isTransferred } = work
  if (decision.kind === 'nothing') return

  if (decision.kind === 'wait') return noteWaiting(tx, { ...work, moves: decision.moves }, now)

  await moveStock(tx, decision.moves)
  await forgetHeldQuantities(tx, order.id)
  switch (decision.kind) {
    case 'cancel':
      await closeOrder(tx, order.id, 'canceled', now)
      if (order.waitingSince !== null) await queueWaitingMail(tx, 'payment-lapsed', order, buyer, now)
      break
    case 'refund':
      await closeOrder(tx, order.id, 'refund_due', now, buyer)
      await insertRefundOfRest(tx, order, 'sold-out', now)
      await queueOrderMail(tx, 'refund-due', order, buyer, now, { isTransferred })
      break
    case 'pay': {
      await closeOrder(tx, order.id, 'paid', now, buyer)
      await leaveOutOwnSale(tx, order.id, now)
      await bookPartnerShare(tx, order.id, now)
      const materials = await insertPurchases(tx, order.id, requireEmail(buyer), now)
      await grantGenerations(tx, order.id)
      await grantPurchased(tx, order.id, now)
      if (buyer.userId !== null) await grantBadges(tx, buyer.userId, { ebooks: materials })
      if (!(await isFlood(tx, order, buyer, now))) {
        const premium = await premiumOfOrder(tx, order.id, work.features)
        await queueOrderMail(tx, 'receipt', order, buyer, now, { paperUrl, premium })
      }
    }
  }
}

function paidBy(buyer: OrderBuyer) {
  return { status: 'paid', buyerEmail: buyer.email } as const
}

/**
 * Locks the buyer's e-mail and then the order, as who proves an e-mail does (claim-guest-orders.ts): the other way
 * round the two would wait for each other. Only the payment itself changes the e-mail of an order, and after it
 * nothing is decided any more. The order of an account needs no e-mail to find its buyer.
 */
async function lockOrder(tx: Tx, { orderId, payer }: PaymentEvent): Promise<OrderRecord | null> {
  const order = await findOrder(tx, orderId)
  const email = order?.buyerEmail ?? emailOf(payer)
  if (order?.userId === null && email !== null) await lockBuyerEmail(tx, email)
  return findOrder(tx, orderId, { lock: true })
}

/** The account behind the order; else what the payer said, and the account that has proven this e-mail. */
async function identifyBuyer(tx: Tx, order: OrderRecord, { payer }: PaymentEvent): Promise<OrderBuyer> {
  const payerName = cleanPayerName(payer.name)
  const account = order.userId === null ? null : await findAccount(tx, order.userId)
  if (account) return { userId: account.userId, email: account.email, name: account.name ?? payerName }
  const email = order.buyerEmail ?? emailOf(payer)
  const name = order.buyerName ?? payerName
  if (email === null) return { userId: null, email, name }
  const proven = await findProvenAccount(tx, email)
  return { userId: proven?.userId ?? null, email, name: proven?.name ?? name }
}

/** Anybody can take what is free with a stranger's e-mail, again and again: the mails end, the orders count. */
async function isFlood(tx: Tx, order: OrderRecord, buyer: OrderBuyer, now: Date): Promise<boolean> {
  if (order.totalAmount > 0) return false
  const since = new Date(now.getTime() - 3_600_000)
  return (await countFreeOrders(tx, buyer, since)) > MAX_FREE_RECEIPTS_PER_HOUR
}

function emailOf({ email }: PaymentEvent['payer']): string | null {
  return email?.trim().toLowerCase() || null
}

function requireEmail(buyer: OrderBuyer): OrderBuyer & { email: string } {
  const { email } = buyer
  if (email === null) throw new Error('an order was paid for a buyer without an e-mail')
  return { ...buyer, email }
}

/** Outcomes that a person must look at: money came that nothing was delivered for, or went back and did not arrive. */
function isTrouble(outcome: PaymentOutcome): boolean {
  return outcome === 'amount-mismatch' || outcome === 'refund-due' || outcome === 'refund-failed'
}
