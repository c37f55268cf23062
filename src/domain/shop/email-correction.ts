/** May the owner correct the e-mail of an order (product §10 The owner's console)? */
import type { OrderStatus } from './order.ts'

export type CorrectableOrder = {
  readonly status: OrderStatus
  /** Null for a guest's order. */
  readonly userId: string | null
  /** Null before anybody told one, and after an erasure. */
  readonly buyerEmail: string | null
}

const STILL_WRITTEN_ABOUT: ReadonlySet<OrderStatus> = new Set(['pending', 'paid', 'refund_due'])

/** An account proves its own address: only what a guest typed is corrected, while something is still to be had of the order. */
export function takesOtherEmail({ status, userId, buyerEmail }: CorrectableOrder): boolean {
  return userId === null && buyerEmail !== null && STILL_WRITTEN_ABOUT.has(status)
}
