/** A payment in the test provider's books after it was approved: changed, and reported as it stands then. */
import type { Tx } from '#server/platform/db/client.ts'
import { recordSandboxEvent } from './sandbox-event.ts'
import { countSandboxRefunds, type SandboxPayment } from './sandbox-repository.ts'

/** One more event: what was given back and disputed so far. */
export async function reportSandboxPayment(tx: Tx, payment: SandboxPayment, now: Date): Promise<void> {
  const isWhole = (await countSandboxRefunds(tx, payment.id)) >= payment.amount
  const status = isWhole ? 'refunded' : 'approved'
  const sequence = payment.sequence + 1
  await tx
    .updateTable('sandbox_payments')
    .set({ status, sequence, decided_at: now })
    .where('id', '=', payment.id)
    .execute()
  const refunds = await tx
    .selectFrom('sandbox_refunds')
    .select(['id', 'amount', 'refund_id as refundId', 'failed_at'])
    .where('payment_id', '=', payment.id)
    .orderBy('created_at')
    .execute()
  const disputes = await tx
    .selectFrom('sandbox_disputes')
    .select(['id', 'amount', 'status', 'opened_at'])
    .where('payment_id', '=', payment.id)
    .orderBy('opened_at')
    .execute()
  await recordSandboxEvent(
    tx,
    payment.id,
    {
      id: `${payment.id}-${sequence}`,
      orderId: payment.order_id,
      type: status,
      amount: payment.amount,
      currencyCode: payment.currency_code,
      method: payment.method,
      payer: { email: payment.payer_email, name: payment.payer_name },
      occurredAt: now.toISOString(),
      refunds: refunds.map(({ failed_at: failedAt, ...refund }) => ({
        ...refund,
        isFailed: failedAt !== null,
      })),
      disputes: disputes.map(({ opened_at: openedAt, ...dispute }) => ({
        ...dispute,
        reason: null,
        openedAt: openedAt.toISOString(),
      })),
    },
    now,
  )
}
