/** An order without a price is its own payment: completed by the same rules, without any provider (decision 0085). */
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { PaymentEvent } from '#server/shop/payments/provider.ts'
import { findOrder } from '../order-repository.ts'
import { applyPaymentEventIn, type PaymentOutcome } from '../payment/apply-payment.ts'

/** Stands where a provider's id would; no webhook has this name. */
export const FREE_PROVIDER = 'free'

/** @param payer what a guest said; ignored where an account is behind the order */
export async function completeFreeOrderIn(
  tx: Tx,
  context: AppContext,
  orderId: string,
  payer: PaymentEvent['payer'],
): Promise<PaymentOutcome> {
  const order = await findOrder(tx, orderId)
  if (order?.totalAmount !== 0) throw new Error('only an order without a price can be completed as free')
  const event: PaymentEvent = {
    id: orderId,
    orderId,
    type: 'approved',
    amount: 0,
    currencyCode: order.currencyCode,
    method: null,
    payer,
    occurredAt: context.now(),
  }
  return applyPaymentEventIn(tx, context, FREE_PROVIDER, event)
}
