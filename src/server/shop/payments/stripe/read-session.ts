/**
 * What a checkout session says about its order, in our words. Read from the session as Stripe answers it now, never from
 * the message that told of it: messages come late, twice and in any order.
 */
import type Stripe from 'stripe'
import type { PaymentEvent } from '../provider.ts'
import type { MoneyBack } from './read-money-back.ts'

/** A boleto may be paid for three days and takes up to two working days to arrive. */
const WAITING_DAYS = 7
const DAY_MS = 24 * 3600_000

export type SessionState = Omit<PaymentEvent, 'id'>

/**
 * @param session with `payment_intent.latest_charge` expanded
 * @param back what of its charge went back or is disputed (read-money-back.ts)
 * @returns null for what is not (or not yet) of interest: an open session, or one that we did not make
 */
export function readSession(
  session: Stripe.Checkout.Session,
  back: MoneyBack,
  now: Date,
): SessionState | null {
  const orderId = session.client_reference_id
  if (orderId === null || session.amount_total === null || session.currency === null) return null
  const charge = chargeOf(session)
  const type = typeOf(session, charge, back)
  if (type === null) return null
  const details = session.customer_details
  const boleto = type === 'waiting' ? boletoOf(session) : null
  return {
    orderId,
    type,
    amount: session.amount_total,
    currencyCode: session.currency.toLowerCase(),
    method: charge?.payment_method_details?.type ?? (boleto ? 'boleto' : null),
    payer: { email: details?.email ?? session.customer_email, name: details?.name ?? null },
    occurredAt: now,
    waitsUntil: type === 'waiting' ? new Date(now.getTime() + WAITING_DAYS * DAY_MS) : null,
    payableUntil: boleto?.expires_at ? new Date(boleto.expires_at * 1000) : null,
    voucherUrl: boleto?.hosted_voucher_url ?? null,
    ...back,
  }
}

function typeOf(
  session: Stripe.Checkout.Session,
  charge: Stripe.Charge | null,
  { refunds }: MoneyBack,
): PaymentEvent['type'] | null {
  const refunded = refunds.reduce((sum, { amount, isFailed }) => sum + (isFailed ? 0 : amount), 0)
  if (charge && refunded >= charge.amount) return 'refunded'
  if (session.payment_status === 'paid') return 'approved'
  switch (session.status) {
    case 'expired':
      return 'canceled'
    case 'complete':
      return isFailed(session) ? 'canceled' : 'waiting'
    default:
      return null
  }
}

/** Null while none was made. */
function boletoOf({ payment_intent: intent }: Stripe.Checkout.Session) {
  if (intent === null || typeof intent === 'string') return null
  return intent.next_action?.boleto_display_details ?? null
}

/** A boleto that ran out leaves its session complete and its intent without a means of payment. */
function isFailed({ payment_intent: intent }: Stripe.Checkout.Session): boolean {
  if (intent === null || typeof intent === 'string') return false
  return intent.status === 'canceled' || intent.status === 'requires_payment_method'
}

/** Null while nothing was charged, and where the charge was not expanded. */
export function chargeOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.Charge | null {
  if (intent === null || typeof intent === 'string') return null
  const charge = intent.latest_charge
  return charge === null || typeof charge === 'string' ? null : charge
}
