/** Frees the stock of orders that nobody paid in time. Any number of processes may run it at once. */
import { releaseStock } from '#domain/shop/order.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { closeOrder, findOrder } from './order-repository.ts'
import { forgetHeldQuantities, lockLineStock, moveStock } from './stock-repository.ts'
import { knownBuyer, queueWaitingMail } from './waiting/waiting-mail.ts'

const BATCH = 200

/** @returns how many orders this call has expired */
export async function expireOrders({ db, now, logger, jobs }: AppContext): Promise<number> {
  const at = now()
  const due = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pending')
    .where('reserved_until', '<=', at)
    .orderBy('reserved_until')
    .limit(BATCH)
    .execute()
  let expired = 0
  // One short transaction per order: a payment that is being taken holds up its own order only.
  for (const { id } of due) {
    if (await expireOrder(db, id, at)) expired += 1
  }
  if (expired > 0) {
    logger.info({ expired }, 'unpaid orders expired')
    jobs.wake('deliver-mail')
  }
  return expired
}

function expireOrder(db: Db, orderId: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select('id')
      .where('id', '=', orderId)
      .where('status', '=', 'pending')
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!order) return false
    await moveStock(tx, releaseStock(await lockLineStock(tx, orderId)))
    await forgetHeldQuantities(tx, orderId)
    await closeOrder(tx, orderId, 'expired', now)
    const ended = await findOrder(tx, orderId)
    if (ended && ended.waitingSince !== null) {
      await queueWaitingMail(tx, 'payment-lapsed', ended, knownBuyer(ended), now)
    }
    return true
  })
}
