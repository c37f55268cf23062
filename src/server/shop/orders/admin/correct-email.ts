/**
 * The owner corrects the e-mail that a guest mistyped (decision 0158). In one transaction: order, access and what waits to
 * be written go over to the right address, an account that has proven it takes the order, and the links that the wrong
 * address was sent open nothing any more.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { takesOtherEmail } from '#domain/shop/email-correction.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { lockBuyerEmail } from '#server/shop/buyer-repository.ts'
import { moveOrderToEmail } from '../move-order.ts'
import { findOrderByNumber, type OrderRecord } from '../order-repository.ts'

/** @param email in lower case; the one that the order has changes nothing */
export async function correctOrderEmail(
  context: AppContext,
  actorId: string,
  orderNumber: number,
  email: string,
): Promise<Ok<null> | Refusal<'unknown-order' | 'not-correctable'>> {
  const at = context.now()
  const answer = await context.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderNumber, email)
    if (!order) return refuse('unknown-order')
    const from = order.buyerEmail
    if (from === null || !takesOtherEmail(order)) return refuse('not-correctable')
    if (from.toLowerCase() === email) return ok(null)
    await moveOrderToEmail(tx, context, order, email, at)
    await recordAuditEntry(tx, {
      actorId,
      action: 'order.correct-email',
      subjectKind: 'order',
      subject: String(order.number),
      details: { email: { from, to: email } },
      at,
    })
    return ok(null)
  })
  if (answer.ok) context.jobs.wake('deliver-mail')
  return answer
}

/** Both addresses in one order, then the order, as a payment does: two corrections never wait for each other. */
async function lockOrder(tx: Tx, orderNumber: number, email: string): Promise<OrderRecord | null> {
  const seen = await findOrderByNumber(tx, orderNumber)
  const addresses = new Set([email, seen?.buyerEmail?.toLowerCase() ?? email])
  for (const address of [...addresses].sort()) await lockBuyerEmail(tx, address)
  return findOrderByNumber(tx, orderNumber, { lock: true })
}
