/**
 * Subscriptions at Stripe Billing, by the official client: Checkout begins one, Stripe charges and tries again by the rules
 * of the account there (docs/operations.md), and what became of it is always asked for, never read from a message.
 */
import type Stripe from 'stripe'
import type { Plan, Terms, Wanted } from '#domain/shop/subscription.ts'
import type { PaymentContext } from '../provider.ts'
import type { ChargeToRefund, SubscriptionProvider, SubscriptionToStart } from '../subscription-provider.ts'
import { idOf } from './read-money-back.ts'
import { reportAtStripe } from './read-subscription.ts'
import { paymentRefusal, refundRefusal } from './stripe-refusal.ts'
import {
  findStripeSubscription,
  noteStripeSubscription,
  rememberSubscriptionSession,
} from './stripe-subscription-repository.ts'

/** The name under which our id travels with Stripe's objects. */
export const SUBSCRIPTION_ID = 'subscription_id'
const INTERVALS = { monthly: 'month', yearly: 'year' } as const satisfies Record<Plan, string>
/** What the bank is asked to allow for each charge: half as much again as today's price, in whole reais. */
const PIX_MANDATE_SHARE = 1.5
const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

type Desk = Pick<PaymentContext, 'db' | 'now'>
type SessionPart = Pick<
  Stripe.Checkout.SessionCreateParams,
  'allowed_payment_method_types' | 'payment_method_options'
>
type Numbers = {
  readonly sessionId: string
  readonly stripeId: string | null
  readonly customerId: string | null
}

export function createStripeSubscriptions(stripe: Stripe): SubscriptionProvider {
  /** Which subscription of Stripe's it has become; null before its first payment. */
  async function numbersOf({ db }: Desk, id: string): Promise<Numbers | null> {
    const known = await findStripeSubscription(db, id)
    if (!known || known.stripeId !== null) return known
    const session = await stripe.checkout.sessions.retrieve(known.sessionId)
    const stripeId = idOf(session.subscription)
    if (stripeId === null) return known
    const found = { ...known, stripeId, customerId: idOf(session.customer) }
    await noteStripeSubscription(db, id, found)
    return found
  }

  async function align(desk: Desk, id: string, wanted: Wanted): Promise<void> {
    const numbers = await numbersOf(desk, id)
    if (!numbers) return
    const { stripeId, sessionId } = numbers
    if (stripeId === null) return wanted.isOver ? expireSession(stripe, sessionId) : undefined
    const subscription = await stripe.subscriptions.retrieve(stripeId)
    if (wanted.isOver) return endNow(stripe, subscription)
    if (OVER.has(subscription.status)) return
    if (wanted.terms) return scheduleTerms(stripe, subscription, wanted.terms)
    // Stripe takes no cancellation of what a schedule manages.
    const schedule = idOf(subscription.schedule)
    if (schedule !== null) await stripe.subscriptionSchedules.release(schedule)
    if (subscription.cancel_at_period_end === wanted.cancelsAtEnd) return
    await stripe.subscriptions.update(stripeId, { cancel_at_period_end: wanted.cancelsAtEnd })
  }

  async function refund(_desk: Desk, { reference }: ChargeToRefund): Promise<void> {
    const invoice = await stripe.invoices.retrieve(reference, { expand: ['payments'] })
    const intent = (invoice.payments?.data ?? [])
      .map(({ payment }) => idOf(payment.payment_intent ?? null))
      .find((found) => found !== null)
    if (!intent) throw new Error('Stripe holds no payment of this invoice')
    await stripe.refunds
      .create({ payment_intent: intent }, { idempotencyKey: `subscription-refund-${reference}` })
      .catch((error: unknown) => {
        const refusal = refundRefusal(error)
        if (!(refusal instanceof Error && refusal.message.endsWith('charge_already_refunded'))) throw refusal
      })
  }

  return {
    start: async ({ db, now }, subscription) => {
      // The page that is open already: the owner may have changed since what it offers, which Stripe would take for
      // another session under the same key.
      const known = await findStripeSubscription(db, subscription.id)
      if (known) {
        const { url, status } = await stripe.checkout.sessions.retrieve(known.sessionId)
        if (url && status === 'open') return { url }
      }
      const session = await stripe.checkout.sessions
        .create(sessionOf(subscription), { idempotencyKey: `subscription-${subscription.id}` })
        .catch((error: unknown) => {
          throw paymentRefusal(error) ?? error
        })
      if (!session.url) throw new Error('Stripe answered a session without an address')
      await rememberSubscriptionSession(db, subscription.id, session.id, now())
      return { url: session.url }
    },
    lookUp: async (desk, id) => {
      const numbers = await numbersOf(desk, id)
      if (!numbers) return null
      if (numbers.stripeId !== null) return reportAtStripe(stripe, numbers.stripeId, numbers.customerId)
      const { status } = await stripe.checkout.sessions.retrieve(numbers.sessionId)
      return status === 'expired' ? { isEnded: true, cancelsAtEnd: true, charges: [] } : null
    },
    align,
    refund,
    changeCard: async (desk, id, returnUrl) => {
      const { stripeId, customerId } = (await numbersOf(desk, id)) ?? { stripeId: null, customerId: null }
      if (stripeId === null || customerId === null)
        throw new Error('Stripe knows no customer of this subscription')
      // What is owed is paid on the invoice's page, which keeps the new card.
      const { data } = await stripe.invoices.list({ subscription: stripeId, status: 'open', limit: 1 })
      const owed = data[0]?.hosted_invoice_url
      if (owed) return { url: owed }
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        flow_data: { type: 'payment_method_update' },
      })
      return { url }
    },
  }
}

function sessionOf(subscription: SubscriptionToStart): Stripe.Checkout.SessionCreateParams {
  const { id, title, currencyCode, buyerEmail, returnUrl } = subscription
  const metadata = { [SUBSCRIPTION_ID]: id }
  return {
    mode: 'subscription',
    client_reference_id: id,
    customer_email: buyerEmail,
    ...waysToPay(subscription),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currencyCode,
          unit_amount: subscription.priceInCents,
          product_data: { name: title },
          recurring: { interval: INTERVALS[subscription.plan] },
        },
      },
    ],
    metadata,
    subscription_data: { metadata },
    success_url: returnUrl,
    cancel_url: returnUrl,
    locale: 'pt-BR',
  }
}

/**
 * Pix Automático: the bank asks for a mandate, up to an amount, that Stripe charges by (docs.stripe.com/changelog/dahlia/
 * 2026-04-22/pix-recurring-payments-support). A price that was announced stays within it; another plan does not, and its
 * invoice is paid on its own page.
 */
function waysToPay({ takesPix, plan, priceInCents }: SubscriptionToStart) {
  if (!takesPix) return { allowed_payment_method_types: ['card'] } satisfies SessionPart
  const mandate = {
    amount_type: 'maximum',
    amount: Math.ceil((priceInCents * PIX_MANDATE_SHARE) / 100) * 100,
    currency: 'brl',
    payment_schedule: plan,
  } as const
  return {
    allowed_payment_method_types: ['card', 'pix'],
    payment_method_options: { pix: { mandate_options: mandate } },
  } satisfies SessionPart
}

async function expireSession(stripe: Stripe, sessionId: string): Promise<void> {
  const { status } = await stripe.checkout.sessions.retrieve(sessionId)
  if (status === 'open') await stripe.checkout.sessions.expire(sessionId)
}

/** Nothing is charged any more, also not what is open. */
async function endNow(stripe: Stripe, { id, status }: Stripe.Subscription): Promise<void> {
  if (!OVER.has(status)) await stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false })
  const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 100 })
  for (const invoice of data) if (invoice.id) await stripe.invoices.voidInvoice(invoice.id)
}

/** The period that runs stays as it is; the one after it has the new terms, and from then on they go on. */
async function scheduleTerms(stripe: Stripe, subscription: Stripe.Subscription, terms: Terms): Promise<void> {
  const item = subscription.items.data[0]
  if (!item) throw new Error('Stripe answered a subscription without an item')
  if (subscription.cancel_at_period_end) {
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
  }
  const schedule =
    idOf(subscription.schedule) ??
    (await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })).id
  const interval = INTERVALS[terms.plan]
  await stripe.subscriptionSchedules.update(schedule, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        proration_behavior: 'none',
      },
      {
        items: [
          {
            quantity: 1,
            price_data: {
              currency: item.price.currency,
              product: idOf(item.price.product) ?? '',
              unit_amount: terms.priceInCents,
              recurring: { interval },
            },
          },
        ],
        duration: { interval, interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  })
}
