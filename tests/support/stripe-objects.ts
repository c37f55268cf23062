/** What the stand-in for Stripe (stripe-server.ts) keeps of a payment, and how Stripe's API shows it. */

export type Charge = {
  id: string
  amount: number
  amount_refunded: number
  refunded: boolean
  method: string
}
export type Refund = {
  id: string
  amount: number
  status: string
  failure_reason?: string
  metadata: Record<string, string>
  created: number
}
export type Dispute = {
  id: string
  amount: number
  status: string
  reason: string
  is_charge_refundable: boolean
  created: number
}
export type Session = {
  id: string
  orderId: string
  amount: number
  currency: string
  email: string | null
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'paid' | 'unpaid'
  intentStatus: string
  intentId: string
  charge: Charge | null
  chargedAt: number
  refunds: Refund[]
  disputes: Dispute[]
  /** Of a boleto, in seconds. */
  payableUntil: number
  request: URLSearchParams
}

export function sessionJson(session: Session) {
  return {
    id: session.id,
    object: 'checkout.session',
    client_reference_id: session.orderId,
    amount_total: session.amount,
    currency: session.currency,
    customer_email: session.email,
    customer_details:
      session.status === 'complete' ? { email: session.email ?? 'ana@example.com', name: 'Ana Souza' } : null,
    status: session.status,
    payment_status: session.paymentStatus,
    payment_intent:
      session.status === 'open'
        ? null
        : {
            id: session.intentId,
            object: 'payment_intent',
            status: session.intentStatus,
            latest_charge: session.charge ? chargeJson(session) : null,
            next_action:
              session.intentStatus === 'requires_action'
                ? {
                    type: 'boleto_display_details',
                    boleto_display_details: {
                      expires_at: session.payableUntil,
                      hosted_voucher_url: `https://payments.stripe.com/boleto/voucher/${session.id}`,
                    },
                  }
                : null,
          },
    url: session.status === 'open' ? `https://checkout.stripe.com/c/pay/${session.id}#fid` : null,
  }
}

export function intentJson(session: Session) {
  return {
    id: session.intentId,
    object: 'payment_intent',
    status: session.intentStatus,
    created: session.chargedAt,
    amount_received: session.amount,
    currency: session.currency,
    metadata: { order_id: session.orderId },
  }
}

export function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}

export function chargeJson({ charge, intentId, disputes }: Session) {
  if (!charge) throw new Error('nothing was charged')
  const { method, ...members } = charge
  return {
    ...members,
    disputed: disputes.length > 0,
    object: 'charge',
    payment_intent: intentId,
    payment_method_details: { type: method },
  }
}
