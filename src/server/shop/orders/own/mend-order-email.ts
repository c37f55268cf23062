/**
 * A guest who mistyped the e-mail of a purchase puts it right (product §2 Success): who holds the order's link may, for a
 * day, and as long as no account has taken the purchase. The link of before opens nothing any more.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { mayMendEmail } from '#domain/shop/order-result.ts'
import type { AppContext } from '#server/context.ts'
import { lockBuyerEmail } from '#server/shop/buyer-repository.ts'
import { moveOrderToEmail } from '../move-order.ts'
import { findOrder } from '../order-repository.ts'
import { opensPaper, PAPER_KEY, paperKey } from './order-paper-link.ts'

/** @returns the key of the order's new link */
export async function mendOrderEmail(
  context: AppContext,
  orderId: string,
  { key, email }: { key: string; email: string },
): Promise<Ok<string> | Refusal<'unknown-order'> | Refusal<'not-mendable'>> {
  const secret = await context.keys.secret(PAPER_KEY)
  const known = await findOrder(context.db, orderId)
  if (!known || !opensPaper(secret, known, key)) return refuse('unknown-order')
  if (known.buyerEmail === email) return ok(key)
  const now = context.now()
  const answer = await context.db.transaction().execute(async (tx) => {
    // Before the order, as a payment does (apply-payment.ts); two of them always in the same order.
    for (const one of [known.buyerEmail ?? '', email].sort()) await lockBuyerEmail(tx, one)
    const order = await findOrder(tx, orderId, { lock: true })
    if (!order || order.buyerEmail !== known.buyerEmail || !mayMendEmail(order, now))
      return refuse('not-mendable')
    return ok(paperKey(secret, await moveOrderToEmail(tx, context, order, email, now)))
  })
  if (answer.ok) context.jobs.wake('deliver-mail')
  return answer
}
