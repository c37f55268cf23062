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
  for (const { id, amount, status, reason, openedAt } of reported) {
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
      })
      .onConflict((conflict) =>
        conflict
          .columns(['provider', 'dispute_id'])
          .doUpdateSet({ status, closed_at: isClosed ? now : null })
          .where('disputes.status', '<>', status),
      )
      .returning('dispute_id')
      .executeTakeFirst()
    if (written) outcome = isClosed ? 'dispute-closed' : (outcome ?? 'dispute-opened')
  }
  return outcome
}

export async function hasOpenDispute(db: DbOrTx, orderId: string): Promise<boolean> {
  const open = await db
    .selectFrom('disputes')
    .select('dispute_id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return open !== undefined
}
