/** What became of an order, as the page after the payment tells who comes back to it (product §2 Success). */
import type { Currency } from '../shared/money.ts'
import type { OrderStatus } from './order.ts'
import type { WaitingPayment } from './waiting-payment.ts'

export type OrderResult = {
  readonly number: number
  readonly status: OrderStatus
  readonly totalAmount: number
  readonly currency: Currency
  /** Where receipt and material went: who holds the link is the buyer. */
  readonly email: string | null
  /** Whether the buyer may still put the address right. */
  readonly isEmailMendable: boolean
  /** Null where it never waited for a boleto. */
  readonly waiting: WaitingPayment | null
}

/** `arriving`: the buyer is back before the provider has told us anything. */
export type ResultKind = 'paid' | 'waiting' | 'arriving' | 'unpaid' | 'refunding' | 'refunded'

export function resultKind({ status, waiting }: Pick<OrderResult, 'status' | 'waiting'>): ResultKind {
  switch (status) {
    case 'paid':
      return 'paid'
    case 'pending':
      return waiting ? 'waiting' : 'arriving'
    case 'expired':
    case 'canceled':
      return 'unpaid'
    case 'refund_due':
      return 'refunding'
    case 'refunded':
      return 'refunded'
  }
}

/** Longer than a typing error stays unseen, shorter than a link is passed on. */
export const EMAIL_MENDABLE_MS = 24 * 60 * 60 * 1000

type PaidOrder = {
  readonly status: OrderStatus
  readonly userId: string | null
  readonly buyerEmail: string | null
  readonly paidAt: Date | null
}

/** Only what a guest has paid, and no account has taken yet. */
export function mayMendEmail({ status, userId, buyerEmail, paidAt }: PaidOrder, now: Date): boolean {
  if (status !== 'paid' || userId !== null || buyerEmail === null || paidAt === null) return false
  return now.getTime() - paidAt.getTime() <= EMAIL_MENDABLE_MS
}
