/** What the test provider has taken, given back and had disputed since a moment, told or not. */
import { sql } from 'kysely'
import type { ComparedSince, PaymentContext, RecentMovement } from '../provider.ts'

export async function listRecentAtSandbox(
  { db }: Pick<PaymentContext, 'db'>,
  since: ComparedSince,
): Promise<RecentMovement[]> {
  const payments = await db
    .selectFrom('sandbox_payments')
    .select(['id as reference', 'order_id as orderId', 'amount', 'currency_code as currencyCode'])
    .where('status', 'in', ['approved', 'refunded'])
    .where('decided_at', '>=', since.payments)
    .execute()
  const refunds = await db
    .selectFrom('sandbox_refunds as r')
    .innerJoin('sandbox_payments as p', 'p.id', 'r.payment_id')
    .select(['r.id as reference', 'p.order_id as orderId', 'r.amount', 'p.currency_code as currencyCode'])
    .select(sql<boolean>`r.failed_at is not null`.as('isFailed'))
    .where('r.created_at', '>=', since.refunds)
    .execute()
  const disputes = await db
    .selectFrom('sandbox_disputes as d')
    .innerJoin('sandbox_payments as p', 'p.id', 'd.payment_id')
    .select(['d.id as reference', 'p.order_id as orderId', 'd.amount', 'p.currency_code as currencyCode'])
    .select('d.status')
    .where(sql<Date>`coalesce(d.closed_at, d.opened_at)`, '>=', since.disputes)
    .execute()
  return [
    ...payments.map((payment) => ({ kind: 'payment' as const, ...payment })),
    ...refunds.map((refund) => ({ kind: 'refund' as const, ...refund })),
    ...disputes.map((dispute) => ({ kind: 'dispute' as const, ...dispute })),
  ]
}
