/**
 * The owner has transferred what a provider never gives back (boleto), for a request that is written down already: a buyer
 * who changed their mind, or a boleto that came when the stock had ended. One transaction under the order's lock.
 */

import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { decideTransfer } from '#domain/shop/refund.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import { bookRefunded } from '../money-back/book-refunded.ts'
import { paidBackBy } from '../money-back/paid-back-by.ts'
import { noteTransferred } from '../money-back/refund-repository.ts'
import { findOrderByNumber } from '../order-repository.ts'
import { lockLineStock } from '../stock-repository.ts'

/** Written down again nothing changes. */
export async function recordTransfer(
  context: AppContext,
  actorId: string,
  orderNumber: number,
  refundId: string,
): Promise<Ok<null> | Refusal<'unknown-order' | 'unknown-refund' | 'by-provider'>> {
  const answer = await context.db.transaction().execute(async (tx) => {
    const now = context.now()
    const order = await findOrderByNumber(tx, orderNumber, { lock: true })
    if (!order) return refuse('unknown-order')
    const refund = await tx
      .selectFrom('refunds')
      .select(['amount', 'done_at', 'paid_by'])
      .where('id', '=', refundId)
      .where('order_id', '=', order.id)
      .executeTakeFirst()
    if (!refund) return refuse('unknown-refund')
    const state = { isDone: refund.done_at !== null, paidBy: refund.paid_by }
    const decision = decideTransfer(state, await paidBackBy(tx, context, order))
    if (!decision.ok) return decision
    if (decision.value === 'recorded-before') return ok(null)
    await noteTransferred(tx, refundId, now)
    const recipient = { userId: order.userId, email: order.buyerEmail, name: order.buyerName }
    const lines = await lockLineStock(tx, order.id)
    const books = { order, recipient, lines, before: order.refundedAmount, isTransferred: true }
    await bookRefunded(tx, books, now)
    await recordAuditEntry(tx, {
      actorId,
      action: 'order.record-transfer',
      subjectKind: 'order',
      subject: String(order.number),
      details: { amount: refund.amount, currency: order.currencyCode },
      at: now,
    })
    return ok(null)
  })
  if (answer.ok) context.jobs.wake('deliver-mail')
  return answer
}
