/** Queries of disputes: what buyers contest with their bank, as the provider tells it each time as a whole. */
import type { ReportedDispute } from '#domain/shop/refund.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

/** @returns what was new in it; null when it was all known. Only the newest word is given in (money-told.ts). */
export async function takeDisputes(
  tx: Tx,
  provider: string,
  orderId: string,
  reported: readonly ReportedDispute[],
  now: Date,
): Promise<'dispute-opened' | 'dispute-closed' | null> {
  let outcome: 'dispute-opened' | 'dispute-closed' | null = null
  for (const { id, amount, status, reason, openedAt, isRefundable = false } of reported) {
    const isClosed = status !== 'open'
    const written = await tx
      .insertInto('disputes')
      .values({
        provider,
        dispute_id: id,
        order_id: orderId,
        amount,
        status,
        reason,
        opened_at: openedAt,
        closed_at: isClosed ? now : null,
        is_refundable: isRefundable,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['provider', 'dispute_id'])
          .doUpdateSet({ status, closed_at: isClosed ? now : null, is_refundable: isRefundable })
          .where((eb) =>
            eb.or([eb('disputes.status', '<>', status), eb('disputes.is_refundable', '<>', isRefundable)]),
          ),
      )
      .returning('dispute_id')
      .executeTakeFirst()
    if (written) outcome = isClosed ? 'dispute-closed' : (outcome ?? 'dispute-opened')
  }
  return outcome
}

/** True while a dispute is open in which the bank has the money; a question of the bank is none. */
export async function isHeldByBank(db: DbOrTx, orderId: string): Promise<boolean> {
  const open = await db
    .selectFrom('disputes')
    .select('dispute_id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .where('is_refundable', '=', false)
    .executeTakeFirst()
  return open !== undefined
}
