/** An order whose provider did not take it is canceled at once: nobody can pay it, and it must not hold stock for half an hour. */
import { releaseStock } from '#domain/shop/order.ts'
import type { AppContext } from '#server/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ProviderRefusal } from '#server/shop/payments/provider.ts'
import { closeOrder, findOrder } from '../order-repository.ts'
import { noteDifference } from '../payment/difference-repository.ts'
import { forgetHeldQuantities, lockLineStock, moveStock } from '../stock-repository.ts'

/** Should the provider have taken it after all, a payment still counts while stock allows (src/domain/shop/order.ts). Never fails. */
export async function cancelUnstarted(
  { db, now, logger }: Pick<Platform, 'db' | 'logger' | 'now'>,
  orderId: string,
): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const order = await findOrder(tx, orderId, { lock: true })
      if (order?.status !== 'pending') return
      await moveStock(tx, releaseStock(await lockLineStock(tx, orderId)))
      await forgetHeldQuantities(tx, orderId)
      await closeOrder(tx, orderId, 'canceled', now())
    })
  } catch (error) {
    logger.warn({ err: error, order: orderId }, 'an order without a payment expires by itself')
  }
}

/** The owner must see to it: nobody can buy this until then. Once a day for the same word of the provider. */
export async function noteRefusedCheckout(
  { db, now, logger, payments }: AppContext,
  order: { readonly id: string; readonly totalAmount: number; readonly currencyCode: string },
  refusal: ProviderRefusal,
): Promise<void> {
  logger.error({ err: refusal, order: order.id }, 'the payment provider refused a payment')
  const at = now()
  const reference = `${refusal.code} ${at.toISOString().slice(0, 10)}`
  const { id: orderId, totalAmount: amount, currencyCode } = order
  const difference = { kind: 'checkout-refused', reference, orderId, amount, currencyCode } as const
  await noteDifference(db, payments.current.id, difference, at)
}
