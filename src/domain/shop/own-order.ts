/** An order as its buyer sees it: GET /api/orders. Amounts in cents, moments in ISO. */
import type { Currency } from '../shared/money.ts'
import type { OrderStatus } from './order.ts'
import type { RefundReason } from './refund.ts'
import type { UsedCredits } from './used-credits.ts'
import type { WaitingPayment } from './waiting-payment.ts'

export type OwnOrder = {
  readonly number: number
  readonly status: OrderStatus
  readonly totalAmount: number
  readonly currency: Currency
  /** Null where the order was made without one. */
  readonly couponCode: string | null
  /** What the coupon took off; `totalAmount` is without it. */
  readonly discountAmount: number
  readonly orderedAt: string
  readonly lines: readonly {
    readonly productTitle: string
    readonly variantTitle: string
    readonly quantity: number
    readonly unitAmount: number
  }[]
  /** ISO day that still counts; null where there is nothing to give back, or no more. */
  readonly withdrawableUntil: string | null
  /** Null where it never waited for a boleto. */
  readonly waiting: WaitingPayment | null
  /** What is not given back, for what was used; null where there is none. */
  readonly used: UsedCredits | null
  /** Cents that have gone back so far. */
  readonly refundedAmount: number
  /** Receipt and contract, to be kept or printed; opens without an account. */
  readonly paperUrl: string
  /** The newest one. */
  readonly refund: {
    readonly reason: RefundReason
    readonly amount: number
    readonly requestedAt: string
    /** Null while the money is under way. */
    readonly doneAt: string | null
    /** The bank has returned it, and it is owed still. */
    readonly hasFailed: boolean
  } | null
}
