/**
 * Is this the newest word of the provider about the refunds and disputes of an order? Each word tells of all of them, so
 * that an older one that comes late has nothing to add, and must not take back what a newer one has told.
 */
import type { Tx } from '#server/platform/db/client.ts'
import type { PaymentEvent } from '#server/shop/payments/provider.ts'

/** The order's lock is held. @returns false for an older word, and for one that does not speak of them */
export async function isNewestWord(tx: Tx, event: PaymentEvent): Promise<boolean> {
  if (event.refunds === undefined && event.disputes === undefined) return event.type === 'refunded'
  const noted = await tx
    .updateTable('orders')
    .set({ money_told_at: event.occurredAt })
    .where('id', '=', event.orderId)
    .where((eb) => eb.or([eb('money_told_at', 'is', null), eb('money_told_at', '<=', event.occurredAt)]))
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}
