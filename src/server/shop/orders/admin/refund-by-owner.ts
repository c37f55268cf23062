/**
 * The owner gives back an order or a part of it (decision 0058). One transaction under the order's lock: what is owed is
 * written down once, access ends where it shall, the buyer is told, an audit entry is written; a job then asks the provider.
 * Where the provider never gives back, she has transferred the money herself, and it is written down as done.
 */

import type { OwnerRefundInput } from '#domain/console/orders-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { decideOwnerRefund, type OwnerRefundRefusal } from '#domain/shop/refund.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { isHeldByBank } from '../money-back/dispute-repository.ts'
import { endAccess } from '../money-back/end-access.ts'
import { paidBackBy } from '../money-back/paid-back-by.ts'
import { countRefunded, findRefunds, insertRefund } from '../money-back/refund-repository.ts'
import { queueRefundMail } from '../order-mail.ts'
import { closeOrder, findOrderByNumber } from '../order-repository.ts'

export type OwnerRefund =
  | Ok<'asked' | 'asked-before'>
  | OwnerRefundRefusal
  | Refusal<'unknown-order' | 'unknown-line' | 'by-provider' | 'by-transfer'>

export async function refundByOwner(
  context: AppContext,
  actorId: string,
  orderNumber: number,
  request: OwnerRefundInput,
): Promise<OwnerRefund> {
  const now = context.now()
  const answer = await context.db.transaction().execute(async (tx): Promise<OwnerRefund> => {
    const order = await findOrderByNumber(tx, orderNumber, { lock: true })
    if (!order) return refuse('unknown-order')
    if (await wasAsked(tx, order.id, request.requestKey)) return ok('asked-before')
    const askedAmount = (await findRefunds(tx, order.id)).reduce((sum, { amount }) => sum + amount, 0)
    const facts = { ...order, askedAmount, isHeldByBank: await isHeldByBank(tx, order.id) }
    const decision = decideOwnerRefund(facts, request.amount)
    if (!decision.ok) return decision
    const way = await paidBackBy(tx, context, order)
    if (request.paidBy !== way) return refuse(way === 'transfer' ? 'by-transfer' : 'by-provider')
    const isTransferred = way === 'transfer'
    const isWhole = decision.value === 'whole'
    const withdrawn = await endAccess(tx, order.id, isWhole ? null : request.withdrawVariantIds, now)
    if (withdrawn === null) return refuse('unknown-line')
    const { amount, note, requestKey, paidBy } = request
    const doneAt = isTransferred ? now : null
    await insertRefund(tx, order.id, { reason: 'owner', amount, note, requestKey, paidBy, doneAt }, now)
    const refunded = await countRefunded(tx, order.id, now)
    // What was requested before may still be on its way.
    const isAllBack = refunded >= order.totalAmount
    if (isWhole) await closeOrder(tx, order.id, isAllBack ? 'refunded' : 'refund_due', now)
    const buyer = { userId: order.userId, email: order.buyerEmail, name: order.buyerName }
    await queueRefundMail(
      tx,
      'owner-refund',
      order,
      buyer,
      { amount, note, isWhole, withdrawn, isTransferred },
      now,
    )
    await recordAuditEntry(tx, {
      actorId,
      action: isTransferred ? 'order.record-transfer' : isWhole ? 'order.refund' : 'order.refund-part',
      subjectKind: 'order',
      subject: String(order.number),
      details: { amount, currency: order.currencyCode, withdrawn: request.withdrawVariantIds },
      at: now,
    })
    return ok('asked')
  })
  if (answer.ok && answer.value === 'asked') {
    context.logger.info({ order: orderNumber, amount: request.amount }, 'the owner gives money back')
    context.jobs.wake('pay-back')
    context.jobs.wake('deliver-mail')
  }
  return answer
}

async function wasAsked(tx: Tx, orderId: string, requestKey: string): Promise<boolean> {
  const known = await tx
    .selectFrom('refunds')
    .select('id')
    .where('request_key', '=', requestKey)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return known !== undefined
}
