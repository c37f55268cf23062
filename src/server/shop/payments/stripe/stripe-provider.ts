/**
 * Stripe Checkout (cards, Pix and boleto, as the shop's account there allows), by the official client. Messages only
 * say that something happened: what happened is asked of Stripe, and a job asks again for what no message reported.
 */
import Stripe from 'stripe'
import { refuse } from '#domain/shared/result.ts'
import type { StripeConfig } from '#server/platform/config/config.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Logger } from '#server/platform/logger.ts'
import { paymentTexts } from '#texts/shop/payment.ts'
import type {
  OrderToPay,
  OrderToRefund,
  PaymentContext,
  PaymentEvent,
  PaymentProvider,
  WebhookReading,
} from '../provider.ts'
import { nameOfState } from '../state-name.ts'
import { listRecentAtStripe } from './list-recent.ts'
import { idOf, REFUND_ID, readMoneyBack } from './read-money-back.ts'
import { chargeOf, readSession, type SessionState } from './read-session.ts'
import { createStripeClient, type StripePatience } from './stripe-client.ts'
import { paymentRefusal, refundRefusal } from './stripe-refusal.ts'
import { findSessionId, rememberSession } from './stripe-repository.ts'
import { listSubscribers } from './stripe-subscription-repository.ts'
import { createStripeSubscriptions } from './stripe-subscriptions.ts'
import { subscriptionOfEvent } from './subscription-event.ts'

const STRIPE = 'stripe'

/** Stripe keeps a session open for half an hour at least; a minute more for the way. */
const SHORTEST_SESSION_MS = 31 * 60_000
const BOLETO_DAYS = 3
const SIGNATURE_TOLERANCE_SECONDS = 300
const WITH_CHARGE = { expand: ['payment_intent.latest_charge'] }

/** The kinds of message that concern an order: these carry the session … */
const SESSION_EVENTS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])
/**
 * … and these a charge, a refund or a dispute, each of which names the payment's intent. A refund may succeed first and fail
 * later; of a dispute's end `closed` and `funds_reinstated` come in any order (docs.stripe.com/webhooks).
 */
const INTENT_EVENTS: ReadonlySet<string> = new Set([
  'charge.refunded',
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
])

/** Neither whole nor in part, by nobody (docs.stripe.com/payments/boleto, Refunds). */
const UNREFUNDABLE = ['boleto']

/** @param patience how long Stripe is waited for; the client's own measure where none is given */
export function createStripeProvider(config: StripeConfig, patience?: StripePatience): PaymentProvider {
  const stripe = createStripeClient(config, patience)

  async function startPayment(
    { db, now, logger }: PaymentContext,
    order: OrderToPay,
  ): Promise<{ url: string }> {
    const at = now()
    const session = await stripe.checkout.sessions
      .create(sessionOf(order, at), { idempotencyKey: `checkout-${order.id}` })
      .catch((error: unknown) => {
        throw paymentRefusal(error) ?? unavailable(logger, error)
      })
    if (!session.url) throw new Error('Stripe answered a session without an address')
    await rememberSession(db, order.id, session.id, at)
    return { url: session.url }
  }

  async function refund({ db }: Pick<PaymentContext, 'db'>, order: OrderToRefund): Promise<void> {
    const intent = idOf((await findSession(db, order.id))?.payment_intent ?? null)
    if (intent === null) throw new Error('Stripe holds no payment of this order')
    await stripe.refunds
      .create(
        { payment_intent: intent, amount: order.amount, metadata: { [REFUND_ID]: order.refundId } },
        { idempotencyKey: refundKey(order) },
      )
      .catch((error: unknown) => {
        throw refundRefusal(error)
      })
  }

  async function lookUp(
    { db, now }: Pick<PaymentContext, 'db' | 'now'>,
    orderId: string,
  ): Promise<PaymentEvent | null> {
    const session = await findSession(db, orderId)
    const state = session ? await stateOf(session, now()) : null
    // The same state has the same name, so that asking each hour writes it down once.
    return session && state ? { ...state, id: `${session.id}-${nameOfState(state)}` } : null
  }

  async function stateOf(session: Stripe.Checkout.Session, now: Date): Promise<SessionState | null> {
    const charge = chargeOf(session)
    const back = charge ? await readMoneyBack(stripe, charge) : { refunds: [], disputes: [] }
    return readSession(session, back, now)
  }

  async function findSession(
    db: PaymentContext['db'],
    orderId: string,
  ): Promise<Stripe.Checkout.Session | null> {
    const id = await findSessionId(db, orderId)
    return id === null ? null : stripe.checkout.sessions.retrieve(id, WITH_CHARGE)
  }

  async function readWebhook(
    context: PaymentContext,
    rawBody: string,
    headers: Headers,
  ): Promise<WebhookReading> {
    const now = context.now()
    const verified = await verify(stripe, config.webhookSecret, rawBody, headers, now)
    if (!verified.ok) return verified
    const event = verified.value
    const subscriptionId = await subscriptionOfEvent(context.db, event)
    if (subscriptionId !== null) return { ok: true, value: null, subscriptionId }
    const state = await sessionOfEvent(stripe, event)
      .then((session) => (session ? stateOf(session, now) : null))
      .catch((error: unknown) => {
        throw unavailable(context.logger, error)
      })
    return { ok: true, value: state && { ...state, id: event.id } }
  }

  return {
    id: STRIPE,
    unrefundable: UNREFUNDABLE,
    subscriptions: createStripeSubscriptions(stripe),
    startPayment,
    refund,
    lookUp,
    listRecent: async ({ db }, since) => listRecentAtStripe(stripe, since, await listSubscribers(db)),
    readWebhook,
  }
}

function sessionOf(order: OrderToPay, now: Date): Stripe.Checkout.SessionCreateParams {
  const expiresAt = Math.max(order.reservedUntil.getTime(), now.getTime() + SHORTEST_SESSION_MS)
  return {
    mode: 'payment',
    client_reference_id: order.id,
    line_items: order.lines.map(({ title, unitAmount, quantity }) => ({
      quantity,
      price_data: {
        currency: order.currencyCode,
        unit_amount: unitAmount,
        product_data: { name: title },
      },
    })),
    ...(order.buyerEmail === null ? {} : { customer_email: order.buyerEmail }),
    payment_intent_data: { metadata: { order_id: order.id, order_number: String(order.number) } },
    payment_method_options: { boleto: { expires_after_days: BOLETO_DAYS } },
    locale: 'pt-BR',
    custom_text: { submit: { message: paymentTexts.contractAtProvider({ address: order.paperUrl }) } },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(expiresAt / 1000),
  }
}

/** Stripe keeps each answer for a day, a refusal too: what was refused is asked for under a new name. */
function refundKey({ refundId, refusals }: OrderToRefund): string {
  return refusals === 0 ? `refund-${refundId}` : `refund-${refundId}-${refusals}`
}

async function verify(
  stripe: Stripe,
  secret: string,
  rawBody: string,
  headers: Headers,
  now: Date,
): Promise<{ ok: true; value: Stripe.Event } | Extract<WebhookReading, { ok: false }>> {
  try {
    const event = await stripe.webhooks.constructEventAsync(
      rawBody,
      headers.get('stripe-signature') ?? '',
      secret,
      SIGNATURE_TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
    return { ok: true, value: event }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return refuse('malformed-event')
    return refuse(error.message.startsWith('Timestamp outside') ? 'stale-signature' : 'invalid-signature')
  }
}

/** The session that a message is about, as it is now; null for messages that concern no order. */
async function sessionOfEvent(stripe: Stripe, event: Stripe.Event): Promise<Stripe.Checkout.Session | null> {
  if (SESSION_EVENTS.has(event.type)) {
    const { id } = event.data.object as Stripe.Checkout.Session
    return stripe.checkout.sessions.retrieve(id, WITH_CHARGE)
  }
  if (!INTENT_EVENTS.has(event.type)) return null
  // Every object of these kinds of message has the member.
  const intent = idOf(
    (event.data.object as { payment_intent?: string | { id: string } | null }).payment_intent ?? null,
  )
  if (intent === null) return null
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  return data[0] ? stripe.checkout.sessions.retrieve(data[0].id, WITH_CHARGE) : null
}

/** @returns what the buyer, or Stripe's messenger, is told: try again soon */
function unavailable(logger: Logger, error: unknown): HttpError {
  logger.error({ err: error }, 'Stripe could not be asked')
  return new HttpError(502, 'payment_unavailable', 'The payment provider does not answer; try again soon')
}
