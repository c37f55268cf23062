/** Queries of the test provider's books that several of its acts need. */
import type { Tx } from '#server/platform/db/client.ts'

export type SandboxPayment = {
  readonly id: string
  readonly order_id: string
  readonly status: 'open' | 'approved' | 'canceled' | 'refunded'
  readonly sequence: number
  readonly amount: number
  readonly currency_code: string
  readonly method: 'pix' | 'card' | 'boleto' | null
  readonly payer_email: string | null
  readonly payer_name: string | null
}

/** Holds it until the transaction ends; undefined when the provider was never asked for this order. */
export async function lockSandboxPayment(tx: Tx, orderId: string): Promise<SandboxPayment | undefined> {
  return tx
    .selectFrom('sandbox_payments')
    .select([
      'id',
      'order_id',
      'status',
      'sequence',
      'amount',
      'currency_code',
      'method',
      'payer_email',
      'payer_name',
    ])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}

export async function countSandboxRefunds(tx: Tx, paymentId: string): Promise<number> {
  const refunds = await tx
    .selectFrom('sandbox_refunds')
    .select('amount')
    .where('payment_id', '=', paymentId)
    .where('failed_at', 'is', null)
    .execute()
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}
