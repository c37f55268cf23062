/**
 * A guest who mistyped the e-mail of a purchase puts it right (product §2 Success): who holds the order's link may, for a
 * day, and as long as no account has taken the purchase. Receipt and material then wait for the other address.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { mayMendEmail } from '#domain/shop/order-result.ts'
import { grantBadges } from '#server/account/badges/service.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findProvenAccount, lockBuyerEmail } from '../buyer-repository.ts'
import { queueOrderMail } from '../order-mail.ts'
import { findOrder } from '../order-repository.ts'
import { premiumOfOrder } from '../premium-repository.ts'
import { opensPaper, PAPER_KEY, paperPath } from './order-paper-link.ts'

export async function mendOrderEmail(
  context: AppContext,
  orderId: string,
  { key, email }: { key: string; email: string },
): Promise<Ok<null> | Refusal<'unknown-order'> | Refusal<'not-mendable'>> {
  const secret = await context.keys.secret(PAPER_KEY)
  const known = await findOrder(context.db, orderId)
  if (!known || !opensPaper(secret, known, key)) return refuse('unknown-order')
  if (known.buyerEmail === email) return ok(null)
  const now = context.now()
  const answer = await context.db.transaction().execute(async (tx) => {
    // Before the order, as a payment does (apply-payment.ts); two of them always in the same order.
    for (const one of [known.buyerEmail ?? '', email].sort()) await lockBuyerEmail(tx, one)
    const order = await findOrder(tx, orderId, { lock: true })
    if (!order || order.buyerEmail !== known.buyerEmail || !mayMendEmail(order, now))
      return refuse('not-mendable')
    const account = await findProvenAccount(tx, email)
    const userId = account?.userId ?? null
    const materials = await moveOrder(tx, orderId, { email, userId })
    if (userId !== null) await grantBadges(tx, userId, { ebooks: materials })
    const buyer = { userId, email, name: order.buyerName }
    const premium = await premiumOfOrder(tx, orderId, context.site.settings.features)
    const paperUrl = context.config.siteUrl + paperPath(secret, order)
    await queueOrderMail(tx, 'receipt', order, buyer, now, { paperUrl, premium })
    return ok(null)
  })
  if (answer.ok) context.jobs.wake('deliver-mail')
  return answer
}

/** @returns how many materials the order has */
async function moveOrder(
  tx: Tx,
  orderId: string,
  { email, userId }: { email: string; userId: string | null },
): Promise<number> {
  const buyer = { buyer_email: email, user_id: userId }
  await tx.updateTable('orders').set(buyer).where('id', '=', orderId).execute()
  await tx.updateTable('entitlements').set(buyer).where('order_id', '=', orderId).execute()
  const moved = await tx
    .updateTable('purchases')
    .set(buyer)
    .where('order_id', '=', orderId)
    .returning('generations')
    .execute()
  return moved.filter(({ generations }) => generations === 0).length
}
