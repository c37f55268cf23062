/** A request of the owner's to give money back, as the admin page sends it, and the rows that it leaves. */
import { randomUUID } from 'node:crypto'
import type { TestApp } from './test-app.ts'

export function aRefundRequest(amount: number, change: Record<string, unknown> = {}) {
  const request = {
    requestKey: randomUUID() as string,
    amount,
    note: 'Cobrança em dobro',
    paidBy: 'provider' as const,
  }
  return { ...request, withdrawVariantIds: [] as string[], ...change }
}

/** The rows about money that goes back, oldest first. */
export async function refundsOf(app: TestApp, orderId: string) {
  return app.context.db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('requested_at')
    .orderBy('amount')
    .execute()
}
