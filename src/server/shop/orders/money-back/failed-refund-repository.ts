/** Queries of money that did not stay with the buyer: what becomes of our row, of the order and of what it delivered. */
import { sql } from 'kysely'
import type { OrderStatus } from '#domain/shop/order.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { givePurchasedAgain } from '#server/shop/credits/purchased-credits.ts'
import { giveBackGenerations } from '../generation-repository.ts'
import { reopenAccess } from '../granted-access-repository.ts'

/** How `last_error` of a refund begins that the bank has returned; the provider's word for why follows. */
export const FAILED_REFUND = 'refund_failed:'

/** The bank did not take it: nobody asks the provider again, and the owner transfers it herself. */
export async function oweByTransfer(tx: Tx, refundId: string, failure: string | null): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({
      done_at: null,
      asked_at: null,
      provider_ref: null,
      paid_by: 'transfer',
      last_error: `${FAILED_REFUND}${failure ?? 'unknown'}`,
    })
    .where('id', '=', refundId)
    .execute()
}

/** The provider is asked for it again. */
export async function oweByProvider(tx: Tx, refundId: string, now: Date): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ done_at: null, asked_at: null, provider_ref: null, paid_by: 'provider', due_at: now })
    .where('id', '=', refundId)
    .execute()
}

/** Nobody is owed it: as long as such a row stood undone, the job would ask the provider for it. */
export async function dropRefund(tx: Tx, refundId: string): Promise<void> {
  await tx.deleteFrom('refunds').where('id', '=', refundId).execute()
}

/** The day of the payment stays what it was. */
export async function changeStatus(tx: Tx, orderId: string, status: OrderStatus, now: Date): Promise<void> {
  await tx.updateTable('orders').set({ status, updated_at: now }).where('id', '=', orderId).execute()
}

/** The lines that this refund had ended count again, until its money goes after all. */
export async function reopenLines(
  tx: Tx,
  orderId: string,
  refund: { id: string; requestedAt: Date },
): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set({ withdrawn_at: null, reopened_by: refund.id })
    .where('order_id', '=', orderId)
    .where('withdrawn_at', '=', refund.requestedAt)
    .execute()
}

/** Lines whose refund's money went after all. @returns each with the moment at which the refund was asked for */
export async function takeReopened(
  tx: Tx,
  orderId: string,
): Promise<{ variantId: string; requestedAt: Date }[]> {
  const { rows } = await sql<{ variantId: string; requestedAt: Date }>`
    update order_lines l set reopened_by = null
    from refunds r
    where l.order_id = ${orderId} and r.id = l.reopened_by and r.done_at is not null
    returning l.variant_id as "variantId", r.requested_at as "requestedAt"`.execute(tx)
  return rows
}

/**
 * Opens again what the money's return had ended. Lines that another refund has withdrawn stay closed, and so does what
 * was bought by an account that is gone.
 * @returns the variants that are open again
 */
export async function reopenPurchases(tx: Tx, orderId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{
    id: string
    variantId: string
    userId: string | null
    taken: number
    corrections: number
  }>`
    with ended as (
      select b.id, b.generations_taken from purchases b
      join order_lines l on l.order_id = b.order_id and l.variant_id = b.variant_id
      where b.order_id = ${orderId} and b.revoked_at is not null and b.buyer_email is not null
        and l.withdrawn_at is null
      for no key update of b
    )
    update purchases set revoked_at = null, generations_taken = 0
    from ended where purchases.id = ended.id
    returning purchases.id, purchases.variant_id as "variantId", purchases.user_id as "userId",
      ended.generations_taken as taken, purchases.corrections_granted as corrections`.execute(tx)
  for (const purchase of rows) {
    await giveBackGenerations(tx, purchase.userId, purchase.taken)
    await givePurchasedAgain(tx, purchase, now)
  }
  await reopenAccess(tx, orderId)
  return rows.map(({ variantId }) => variantId)
}
