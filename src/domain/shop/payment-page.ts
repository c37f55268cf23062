/**
 * What crosses between the test payment page (/pagamento/:orderId) and the server: what the page shows of an order,
 * and what the buyer may choose there (decision 0013; a real provider shows a page of its own).
 */
import type { Currency } from '../shared/money.ts'
import type { OrderStatus } from './order.ts'
import type { WaitingPayment } from './waiting-payment.ts'

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
  readonly status: OrderStatus
  /** True when the last try was refused and the order can still be paid. */
  readonly wasRefused: boolean
  readonly lines: readonly PaymentPageLine[]
  /** To pay: the lines without the discount. */
  readonly totalAmount: number
  /** Null where the order was made without one. */
  readonly couponCode: string | null
  readonly discountAmount: number
  readonly currency: Currency
  /** Null for a guest's order: the page must ask for it. */
  readonly buyerEmail: string | null
  readonly isFree: boolean
  /** True when no money moves: the page says so, whatever has become of the order. */
  readonly isSandbox: boolean
  /** Receipt and contract, to be kept or printed. */
  readonly paperUrl: string
  /** ISO moment until which the pieces are held. */
  readonly reservedUntil: string
  /** Null while no boleto was made. */
  readonly waiting: WaitingPayment | null
  readonly successUrl: string
  readonly cancelUrl: string
}

export const PAYMENT_CHOICES = [
  'pix-approve',
  'card-approve',
  'boleto',
  'boleto-approve',
  'boleto-lapse',
  'refuse',
  'cancel',
  'free',
] as const
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number]

export type PaymentChoiceResult =
  | { readonly ok: true; readonly redirectTo: string }
  | {
      readonly ok: false
      readonly code:
        | 'email-required'
        | 'email-invalid'
        | 'too-many-receipts'
        | 'already-decided'
        | 'not-found'
    }
  /** Looks mistyped: asked back once. */
  | { readonly ok: false; readonly code: 'email-unusual'; readonly meant: string }

export function isPaymentChoice(text: unknown): text is PaymentChoice {
  return PAYMENT_CHOICES.some((choice) => choice === text)
}
