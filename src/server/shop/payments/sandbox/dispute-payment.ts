/** The test provider's side of a dispute: the buyer contests an approved payment at the bank, and the bank decides. */

import type { PaymentContext } from '../provider.ts'
import { reportSandboxPayment } from './sandbox-books.ts'
import { lockSandboxPayment } from './sandbox-repository.ts'

/** @throws when it holds no approved payment of this order */
export async function disputeSandboxPayment(
  { db, now }: Pick<PaymentContext, 'db' | 'now'>,
  orderId: string,
  status: 'open' | 'won' | 'lost',
): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const payment = await lockSandboxPayment(tx, orderId)
    if (payment?.status !== 'approved' && payment?.status !== 'refunded')
      throw new Error('the test provider holds no payment to dispute')
    if (status === 'open') {
      await tx
        .insertInto('sandbox_disputes')
        .values({ payment_id: payment.id, amount: payment.amount, status, opened_at: at })
        .execute()
    } else {
      await tx
        .updateTable('sandbox_disputes')
        .set({ status, closed_at: at })
        .where('payment_id', '=', payment.id)
        .where('status', '<>', status)
        .execute()
    }
    await reportSandboxPayment(tx, payment, at)
  })
}
