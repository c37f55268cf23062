/** What became of an order, for who holds its link: the page after the payment asks (product §2 Success; decision 0116). */
import { mayMendEmail, type OrderResult } from '#domain/shop/order-result.ts'
import { waitingOf } from '#domain/shop/waiting-payment.ts'
import type { AppContext } from '#server/context.ts'
import { findOrder } from '../order-repository.ts'
import { opensPaper, PAPER_KEY } from './order-paper-link.ts'

/** Null for an unknown order and for a key that is not its own. */
export async function readOrderResult(
  context: Pick<AppContext, 'db' | 'keys' | 'now'>,
  orderId: string,
  key: string,
): Promise<OrderResult | null> {
  const order = await findOrder(context.db, orderId)
  if (!order || !opensPaper(await context.keys.secret(PAPER_KEY), order, key)) return null
  const { number, status, totalAmount, currency, buyerEmail: email } = order
  return {
    number,
    status,
    totalAmount,
    currency,
    email,
    waiting: waitingOf(order),
    isEmailMendable: mayMendEmail(order, context.now()),
  }
}
