/** Reminds buyers whose boleto ends soon, once each. Any number of processes may run it at once. */
import { reminderWindow } from '#domain/shop/waiting-payment.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findOrder } from '../order-repository.ts'
import { knownBuyer, queueWaitingMail } from './waiting-mail.ts'

const BATCH = 200

/** @returns how many were reminded */
export async function remindOfPayments({
  db,
  now,
  jobs,
}: Pick<Platform, 'db' | 'jobs' | 'now'>): Promise<number> {
  const at = now()
  const { until, waitingBefore } = reminderWindow(at)
  const reminded = await db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'pending')
      .where('reminded_at', 'is', null)
      .where('waiting_since', '<=', waitingBefore)
      .where('payable_until', '>', at)
      .where('payable_until', '<=', until)
      .orderBy('payable_until')
      .limit(BATCH)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    for (const { id } of due) {
      await tx.updateTable('orders').set({ reminded_at: at }).where('id', '=', id).execute()
      const order = await findOrder(tx, id)
      if (order) await queueWaitingMail(tx, 'payment-reminder', order, knownBuyer(order), at)
    }
    return due.length
  })
  if (reminded > 0) jobs.wake('deliver-mail')
  return reminded
}
