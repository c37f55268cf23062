/**
 * The test provider's side of a decision on its page: its own books in one transaction, payment and event together.
 * A refused try leaves the payment open; an approved or canceled one is final.
 */
import type { PaymentContext } from '../provider.ts'
import { recordSandboxEvent } from './sandbox-event.ts'
import { lockSandboxPayment } from './sandbox-repository.ts'

export type SandboxDecision = 'pix-approve' | 'card-approve' | 'refuse' | 'cancel'

const DECISIONS = {
  'pix-approve': { type: 'approved', method: 'pix', status: 'approved' },
  'card-approve': { type: 'approved', method: 'card', status: 'approved' },
  refuse: { type: 'refused', method: 'card', status: 'open' },
  cancel: { type: 'canceled', method: null, status: 'canceled' },
} as const

/**
 * @param payer.email required for approving a guest's order (the caller has checked it)
 * @returns 'unknown' when the provider was never asked for this order
 */
export async function decideSandboxPayment(
  { db, now }: Pick<PaymentContext, 'db' | 'now'>,
  orderId: string,
  decision: SandboxDecision,
  payer: { email: string | null; name: string | null },
): Promise<'decided' | 'already-decided' | 'unknown'> {
  const { type, method, status } = DECISIONS[decision]
  const at = now()
  return db.transaction().execute(async (tx) => {
    const payment = await lockSandboxPayment(tx, orderId)
    if (!payment) return 'unknown'
    if (payment.status !== 'open') return 'already-decided'
    const sequence = payment.sequence + 1
    await tx
      .updateTable('sandbox_payments')
      .set({
        status,
        sequence,
        method,
        payer_email: payer.email,
        payer_name: payer.name,
        decided_at: status === 'open' ? null : at,
      })
      .where('id', '=', payment.id)
      .execute()
    await recordSandboxEvent(
      tx,
      payment.id,
      {
        id: `${payment.id}-${sequence}`,
        orderId,
        type,
        amount: payment.amount,
        currencyCode: payment.currency_code,
        method,
        payer,
        occurredAt: at.toISOString(),
      },
      at,
    )
    return 'decided'
  })
}

/** True when the last try was refused and the payment is still open. */
export async function wasSandboxPaymentRefused(
  { db }: Pick<PaymentContext, 'db'>,
  orderId: string,
): Promise<boolean> {
  const payment = await db
    .selectFrom('sandbox_payments')
    .select(['status', 'sequence'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return payment?.status === 'open' && payment.sequence > 0
}
