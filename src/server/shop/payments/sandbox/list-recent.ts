/** What the test provider has taken, given back and had disputed since a moment, told or not. */
import { sql } from 'kysely'
import type { PaymentContext, RecentMovement } from '../provider.ts'

export async function listRecentAtSandbox(
  { db }: Pick<PaymentContext, 'db'>,
  since: Date,
): Promise<RecentMovement[]> {
  const { rows } = await sql<RecentMovement>`
    select 'payment' as kind, id::text as reference, order_id as "orderId", amount,
      currency_code as "currencyCode", null as status
    from sandbox_payments where status in ('approved', 'refunded') and decided_at >= ${since}
    union all
    select 'refund', r.id::text, p.order_id, r.amount, p.currency_code, null
    from sandbox_refunds r join sandbox_payments p on p.id = r.payment_id where r.created_at >= ${since}
    union all
    select 'dispute', d.id::text, p.order_id, d.amount, p.currency_code, d.status
    from sandbox_disputes d join sandbox_payments p on p.id = d.payment_id
    where coalesce(d.closed_at, d.opened_at) >= ${since}`.execute(db)
  return rows
}
