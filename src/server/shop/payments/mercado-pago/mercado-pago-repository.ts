/** Which refund of Mercado Pago is which request of ours: a refund there carries no word of the shop's. */
import type { Db } from '#server/platform/db/client.ts'
import { mediationId } from './read-payments.ts'

export async function rememberRefund(db: Db, refundId: string, reference: string, now: Date): Promise<void> {
  await db
    .insertInto('mercado_pago_refunds')
    .values({ refund_id: refundId, reference, created_at: now })
    .onConflict((conflict) => conflict.column('refund_id').doNothing())
    .execute()
}

/** Our requests of an order by Mercado Pago's numbers. */
export async function findRefundIds(db: Db, orderId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('mercado_pago_refunds as m')
    .innerJoin('refunds as r', 'r.id', 'm.refund_id')
    .select(['m.reference', 'm.refund_id'])
    .where('r.order_id', '=', orderId)
    .execute()
  return new Map(rows.map(({ reference, refund_id: refundId }) => [reference, refundId]))
}

/** Whether a complaint about the payment was told before: once it is over, the payment says nothing of it. */
export async function wasInMediation(db: Db, orderId: string, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('disputes')
    .select('dispute_id')
    .where('order_id', '=', orderId)
    .where('dispute_id', '=', mediationId(paymentId))
    .executeTakeFirst()
  return row !== undefined
}

/** Orders of the provider with a refund that it has told of since a moment. */
export async function findGivenBack(db: Db, provider: string, since: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select('r.order_id')
    .distinct()
    .where('o.provider', '=', provider)
    .where('r.provider_ref', 'is not', null)
    .where('r.requested_at', '>', since)
    .execute()
  return new Set(rows.map((row) => row.order_id))
}
