/**
 * What the payment page (/pagamento/:orderId) shows of an order and what it may decide about it.
 * The page is served by the built-in test provider: deciding reports to the shop as a real provider would (issue 2).
 */
import type { Currency } from '#domain/money.ts'

export type PaymentPageStatus = 'pending' | 'paid' | 'expired' | 'canceled' | 'refund_due' | 'refunded'

export type PaymentPageLine = {
  readonly productTitle: string
  readonly variantTitle: string
  readonly quantity: number
  /** Cents per piece, as the order holds them. */
  readonly unitAmount: number
  readonly imageUrl?: string | null
}

export type PaymentPageOrder = {
  readonly orderId: string
  /** The number that people read, e.g. 1042. */
  readonly number: number
  readonly status: PaymentPageStatus
  /** True when the last try was refused and the order can still be paid. */
  readonly wasRefused: boolean
  readonly lines: readonly PaymentPageLine[]
  readonly totalAmount: number
  readonly currency: Currency
  /** Null for a guest's order: the page must ask for it. */
  readonly buyerEmail: string | null
  readonly isFree: boolean
  /** ISO moment until which the pieces are held. */
  readonly reservedUntil: string
  readonly successUrl: string
  readonly cancelUrl: string
}

export const PAYMENT_DECISIONS = ['pix-approve', 'card-approve', 'refuse', 'cancel', 'free'] as const
export type PaymentDecision = (typeof PAYMENT_DECISIONS)[number]

export type PaymentDecisionResult =
  | { readonly ok: true; readonly redirectTo: string }
  | {
      readonly ok: false
      readonly code: 'email-required' | 'email-invalid' | 'already-decided' | 'not-found'
    }

export type PaymentPageService = {
  /** Null when there is no such order or the token does not open it. */
  describe: (orderId: string, token: string) => Promise<PaymentPageOrder | null>
  decide: (
    orderId: string,
    token: string,
    input: { decision: PaymentDecision; email: string | null; name: string | null },
  ) => Promise<PaymentDecisionResult>
}
