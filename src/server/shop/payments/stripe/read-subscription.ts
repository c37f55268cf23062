/** How a subscription stands at Stripe now, in our words: its invoices are its charges. */
import type Stripe from 'stripe'
import type { ReportedCharge, SubscriptionReport } from '#domain/shop/subscription-report.ts'
import { idOf } from './read-money-back.ts'

const PAGE = 100
/** More than anybody's life of months. */
const MOST = 2000

export async function reportAtStripe(
  stripe: Stripe,
  stripeId: string,
  customerId: string | null,
): Promise<SubscriptionReport> {
  const [subscription, invoices] = await Promise.all([
    stripe.subscriptions.retrieve(stripeId),
    stripe.invoices
      .list({ subscription: stripeId, limit: PAGE, expand: ['data.payments'] })
      .autoPagingToArray({ limit: MOST }),
  ])
  const customer = customerId ?? idOf(subscription.customer)
  const [refunded, running] = await Promise.all([
    customer === null ? new Map<string, number>() : refundsOf(stripe, customer),
    runningIntents(stripe, invoices),
  ])
  return {
    isEnded: subscription.status === 'canceled' || subscription.status === 'incomplete_expired',
    cancelsAtEnd: subscription.cancel_at_period_end,
    charges: invoices.flatMap((invoice) => chargeOf(invoice, { refunded, running }) ?? []),
  }
}

/** Null for a draft, one that was voided, and one that costs nothing. */
function chargeOf(
  invoice: Stripe.Invoice,
  { refunded, running }: { refunded: ReadonlyMap<string, number>; running: ReadonlySet<string> },
): ReportedCharge | null {
  const { id, status, amount_paid: paid, amount_due: due } = invoice
  const isPaid = status === 'paid'
  const isOpen = status === 'open' || status === 'uncollectible'
  // The invoice's own period is the one before: that which is paid stands in its line.
  const period = invoice.lines.data.map((line) => line.period).sort((a, b) => b.end - a.end)[0]
  if (!id || !period || (!isPaid && !isOpen) || (isPaid ? paid : due) === 0) return null
  const paidAt = invoice.status_transitions.paid_at
  const intents = intentsOf(invoice)
  const isRunning = intents.some((intent) => running.has(intent))
  const refundedAmount = intents.reduce((sum, intent) => sum + (refunded.get(intent) ?? 0), 0)
  return {
    id,
    periodStart: momentOf(period.start),
    periodEnd: momentOf(period.end),
    amount: isPaid ? paid : due,
    isPaid,
    paidAt: isPaid && paidAt ? momentOf(paidAt) : null,
    failures: isPaid ? 0 : invoice.attempt_count - (isRunning ? 1 : 0),
    refundedAmount,
  }
}

function intentsOf(invoice: Stripe.Invoice): string[] {
  return (invoice.payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent ?? null) ?? [])
}

/** Of the newest tries that are not paid, those that are still on their way: a Pix of a mandate takes some days. */
async function runningIntents(stripe: Stripe, invoices: readonly Stripe.Invoice[]): Promise<Set<string>> {
  const tried = invoices
    .filter(({ status, attempt_count: tries }) => status === 'open' && tries > 0)
    .flatMap((invoice) => intentsOf(invoice))
  const intents = await Promise.all(tried.map((id) => stripe.paymentIntents.retrieve(id)))
  return new Set(intents.flatMap(({ id, status }) => (status === 'processing' ? id : [])))
}

/** By the payment's intent: what went back, and what the bank took in a lost dispute. */
async function refundsOf(stripe: Stripe, customer: string): Promise<Map<string, number>> {
  const charges = await stripe.charges.list({ customer, limit: PAGE }).autoPagingToArray({ limit: MOST })
  const back = new Map<string, number>()
  for (const charge of charges) {
    const intent = idOf(charge.payment_intent)
    if (intent === null) continue
    const amount = charge.disputed && (await isLost(stripe, intent)) ? charge.amount : charge.amount_refunded
    back.set(intent, (back.get(intent) ?? 0) + amount)
  }
  return back
}

async function isLost(stripe: Stripe, intent: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ payment_intent: intent, limit: PAGE })
  return data.some(({ status }) => status === 'lost')
}

function momentOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
