/** What became of an order, as the page after the payment tells who comes back to it (product §2 Success). */
import type { Currency } from '../shared/money.ts'
import type { OrderStatus } from './order.ts'
import type { WaitingPayment } from './waiting-payment.ts'

export type OrderResult = {
  readonly number: number
  readonly status: OrderStatus
  readonly totalAmount: number
  readonly currency: Currency
  /** Where the mails of a guest's order go; null for an account's. */
  readonly guestEmail: string | null
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
