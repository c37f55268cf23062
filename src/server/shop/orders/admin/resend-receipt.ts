/** Sends the receipt of a paid order once more, to the address that the order has. */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import { queueOrderMail } from '../order-mail.ts'
import { findOrderByNumber } from '../order-repository.ts'
import { PAPER_KEY, paperPath } from '../own/order-paper-link.ts'
import { premiumOfOrder } from '../premium-repository.ts'

export async function resendReceipt(
  context: AppContext,
  actorId: string,
  orderNumber: number,
): Promise<Ok<'queued'> | Refusal<'unknown-order' | 'no-receipt'>> {
  const now = context.now()
  const secret = await context.keys.secret(PAPER_KEY)
  // Pressed again at once, it is the same request.
  await context.limits.consume('mailByRecipient', `receipt ${orderNumber}`)
  const answer = await context.db.transaction().execute(async (tx) => {
    const order = await findOrderByNumber(tx, orderNumber)
    if (!order) return refuse('unknown-order')
    if (order.status !== 'paid' || order.buyerEmail === null) return refuse('no-receipt')
    const buyer = { userId: order.userId, email: order.buyerEmail, name: order.buyerName }
    const paperUrl = context.config.siteUrl + paperPath(secret, order)
    const premium = await premiumOfOrder(tx, order.id, context.site.settings.features)
    await queueOrderMail(tx, 'receipt', order, buyer, now, { paperUrl, premium })
    await recordAuditEntry(tx, {
      actorId,
      action: 'order.resend-receipt',
      subjectKind: 'order',
      subject: String(order.number),
      at: now,
    })
    return ok('queued' as const)
  })
  if (answer.ok) context.jobs.wake('deliver-mail')
  return answer
}
