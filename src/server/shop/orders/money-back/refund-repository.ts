/** Queries of money that goes back: the request, its asking at the provider, and the end of what was bought. */
import { sql } from 'kysely'
import type { KnownRefund, RefundReason, RefundWay } from '#domain/shop/refund.ts'
import type { Db, DbOrTx, Tx } from '#server/platform/db/client.ts'
import { takeBackPurchased } from '#server/shop/credits/purchased-credits.ts'
import { bookPartnerShare } from '#server/shop/partners/partner-sale.ts'
import type { OrderToRefund } from '#server/shop/payments/provider.ts'
import { takeBackGenerations } from '../generation-repository.ts'
import { endAccess } from '../granted-access-repository.ts'

export type NewRefund = {
  readonly amount: number
  readonly reason: RefundReason
  readonly note?: string | null
  readonly requestKey?: string | null
  /** Given where the provider has paid it back already. */
  readonly providerRef?: string | null
  readonly doneAt?: Date | null
  readonly paidBy?: RefundWay
}

export async function insertRefund(tx: Tx, orderId: string, refund: NewRefund, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('refunds')
    .values({
      order_id: orderId,
      reason: refund.reason,
      amount: refund.amount,
      note: refund.note ?? null,
      request_key: refund.requestKey ?? null,
      provider_ref: refund.providerRef ?? null,
      requested_at: now,
      done_at: refund.doneAt ?? null,
      paid_by: refund.paidBy ?? 'provider',
      due_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Asks back what nobody has asked back yet of this order, whose lock the caller holds. */
export async function insertRefundOfRest(
  tx: Tx,
  order: { id: string; totalAmount: number },
  reason: RefundReason,
  now: Date,
): Promise<void> {
  const asked = (await findRefunds(tx, order.id)).reduce((sum, { amount }) => sum + amount, 0)
  if (asked >= order.totalAmount) return
  await insertRefund(tx, order.id, { reason, amount: order.totalAmount - asked }, now)
}

export async function findRefunds(db: DbOrTx, orderId: string): Promise<KnownRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'reason', 'amount', 'provider_ref', 'asked_at', 'done_at', 'paid_by', 'requested_at'])
    .where('order_id', '=', orderId)
    .orderBy('requested_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    reason: row.reason,
    amount: row.amount,
    providerRef: row.provider_ref,
    isAsked: row.asked_at !== null,
    isDone: row.done_at !== null,
    paidBy: row.paid_by,
    requestedAt: row.requested_at,
  }))
}

/** @param providerRef null where the provider gave no number */
export async function finishRefund(
  tx: Tx,
  refundId: string,
  providerRef: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({
      done_at: sql<Date>`coalesce(done_at, ${now})`,
      last_error: null,
      ...(providerRef === null ? {} : { provider_ref: providerRef }),
    })
    .where('id', '=', refundId)
    .execute()
}

/** Everything is back already: what still waits to be asked would be paid twice. */
export async function dropOpenRefunds(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('refunds').where('order_id', '=', orderId).where('done_at', 'is', null).execute()
}

/** @returns cents that have gone back so far, which the order and the share of its partner now say too */
export async function countRefunded(tx: Tx, orderId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ refunded_amount: number }>`
    update orders set refunded_amount = least(total_amount,
      (select coalesce(sum(amount), 0) from refunds where order_id = ${orderId} and done_at is not null))
    where id = ${orderId} returning refunded_amount`.execute(tx)
  await bookPartnerShare(tx, orderId, now)
  return rows[0]?.refunded_amount ?? 0
}

export type DueRefund = OrderToRefund & { readonly provider: string; readonly attempts: number }

/**
 * Takes one refund that is due: until `nextTryAt` nobody else takes it, so that several processes ask once, and one
 * that dies while asking has lost minutes only. While a dispute is open the bank holds the money already.
 */
export async function takeDueRefund(
  tx: Tx,
  now: Date,
  nextTryAt: (attempts: number) => Date,
): Promise<DueRefund | null> {
  const due = await tx
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select([
      'o.id',
      'r.id as refundId',
      'o.provider',
      'r.amount',
      'o.currency_code as currencyCode',
      'r.attempts',
      'r.refusals',
    ])
    .where('r.asked_at', 'is', null)
    .where('r.done_at', 'is', null)
    .where('r.due_at', '<=', now)
    .where('r.paid_by', '=', 'provider')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('disputes as d')
            .select('d.dispute_id')
            .whereRef('d.order_id', '=', 'o.id')
            .where('d.status', '=', 'open')
            .where('d.is_refundable', '=', false),
        ),
      ),
    )
    .orderBy('r.due_at')
    .limit(1)
    .forUpdate('r')
    .skipLocked()
    .executeTakeFirst()
  if (!due) return null
  const attempts = due.attempts + 1
  await tx
    .updateTable('refunds')
    .set({ attempts, due_at: nextTryAt(attempts) })
    .where('id', '=', due.refundId)
    .execute()
  return { ...due, attempts }
}

/**
 * Nobody asks the provider for it any more: it waits for the owner's transfer.
 * @param reason where the provider was asked, and will not do it by being asked again
 */
export async function leaveToOwner(db: Db, refundId: string, reason: string | null = null): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ paid_by: 'transfer', last_error: reason })
    .where('id', '=', refundId)
    .execute()
}

export async function noteTransferred(tx: Tx, refundId: string, now: Date): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ paid_by: 'transfer', done_at: now, last_error: null })
    .where('id', '=', refundId)
    .execute()
}

export async function noteRefundAsked(db: Db, refundId: string, now: Date): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ asked_at: now, last_error: null })
    .where('id', '=', refundId)
    .execute()
}

/** The provider has said no: asked again, it is a new request. */
export async function noteRefusal(db: DbOrTx, refundId: string, reason: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ last_error: reason, refusals: sql<number>`refusals + 1` })
    .where('id', '=', refundId)
    .execute()
}

export async function noteRefundFault(db: DbOrTx, refundId: string, reason: string): Promise<void> {
  await db.updateTable('refunds').set({ last_error: reason }).where('id', '=', refundId).execute()
}

/**
 * What the order delivered is closed: downloads and accesses end at once. Ended ones keep their moment.
 * @param variantIds only these lines; an access that another line still grants stays
 */
export async function revokePurchases(
  tx: Tx,
  orderId: string,
  now: Date,
  variantIds?: readonly string[],
): Promise<void> {
  let purchases = tx
    .updateTable('purchases')
    .set({ revoked_at: now })
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
  if (variantIds) purchases = purchases.where('variant_id', 'in', variantIds)
  const ended = await purchases
    .returning(['id', 'user_id as userId', 'generations', 'corrections_granted as corrections'])
    .execute()
  for (const purchase of ended) {
    await takeBackPurchased(tx, purchase, now)
    const taken = await takeBackGenerations(tx, purchase)
    if (taken === 0) continue
    await tx
      .updateTable('purchases')
      .set({ generations_taken: taken })
      .where('id', '=', purchase.id)
      .execute()
  }
  await endAccess(tx, orderId, now)
}

/** Lines that a refund has ended: its pieces are back on the shelf, and it is known which of them. */
export async function withdrawLines(
  tx: Tx,
  orderId: string,
  variantIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set({ withdrawn_at: at })
    .where('order_id', '=', orderId)
    .where('variant_id', 'in', variantIds)
    .where('withdrawn_at', 'is', null)
    .execute()
}
