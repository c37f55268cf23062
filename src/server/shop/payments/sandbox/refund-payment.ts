/** The test provider gives money back: its own books in one transaction, payment and event together. */

import type { OrderToRefund, PaymentContext } from '../provider.ts'
import { reportSandboxPayment } from './sandbox-books.ts'
import { countSandboxRefunds, lockSandboxPayment } from './sandbox-repository.ts'

/**
 * Asked twice for one request, it pays back once.
 * @param request.refundId null where somebody does it at the provider itself
 * @throws when it holds no approved payment of this order, or less than that of it
 */
export async function refundSandboxPayment(
  { db, now }: Pick<PaymentContext, 'db' | 'now'>,
  request: Pick<OrderToRefund, 'id' | 'amount'> & { refundId: string | null },
): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const payment = await lockSandboxPayment(tx, request.id)
    if (payment?.status !== 'approved' && payment?.status !== 'refunded') {
      throw new Error('the test provider holds no payment to give back')
    }
    const known = await tx
      .selectFrom('sandbox_refunds')
      .select('id')
      .where('refund_id', '=', request.refundId)
      .executeTakeFirst()
    if (known) return
    if ((await countSandboxRefunds(tx, payment.id)) + request.amount > payment.amount) {
      throw new Error('the test provider does not give back more than was paid')
    }
    await tx
      .insertInto('sandbox_refunds')
      .values({ payment_id: payment.id, refund_id: request.refundId, amount: request.amount, created_at: at })
      .execute()
    await reportSandboxPayment(tx, payment, at)
  })
}

/** The bank returns what the test provider had given back last. @throws when it has given nothing back */
export async function failSandboxRefund(
  { db, now }: Pick<PaymentContext, 'db' | 'now'>,
  orderId: string,
): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const payment = await lockSandboxPayment(tx, orderId)
    const newest =
      payment &&
      (await tx
        .selectFrom('sandbox_refunds')
        .select('id')
        .where('payment_id', '=', payment.id)
        .where('failed_at', 'is', null)
        .orderBy('created_at', 'desc')
        .executeTakeFirst())
    if (!payment || !newest) throw new Error('the test provider has given nothing back')
    await tx.updateTable('sandbox_refunds').set({ failed_at: at }).where('id', '=', newest.id).execute()
    await reportSandboxPayment(tx, payment, at)
  })
}
