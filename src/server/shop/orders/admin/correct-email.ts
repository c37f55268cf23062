/**
 * The owner corrects the e-mail that a guest mistyped (decision 0158). In one transaction: order, access and what waits to
 * be written go over to the right address, an account that has proven it takes the order, and the links that the wrong
 * address was sent open nothing any more.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { takesOtherEmail } from '#domain/shop/email-correction.ts'
import { grantBadges } from '#server/account/badges/service.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { newAccessToken } from '../access-token.ts'
import { findProvenAccount, lockBuyerEmail } from '../buyer-repository.ts'
import { type OrderBuyer, queueOrderMail } from '../order-mail.ts'
import { findOrderByNumber, type OrderRecord } from '../order-repository.ts'
import { PAPER_KEY, paperPath } from '../own/order-paper-link.ts'
import { premiumOfOrder } from '../premium-repository.ts'
import { queueWaitingMail } from '../waiting/waiting-mail.ts'

/** @param email in lower case; the one that the order has changes nothing */
export async function correctOrderEmail(
  context: AppContext,
  actorId: string,
  orderNumber: number,
  email: string,
): Promise<Ok<null> | Refusal<'unknown-order' | 'not-correctable'>> {
  const secret = await context.keys.secret(PAPER_KEY)
  const at = context.now()
  const answer = await context.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderNumber, email)
    if (!order) return refuse('unknown-order')
    const from = order.buyerEmail
    if (from === null || !takesOtherEmail(order)) return refuse('not-correctable')
    if (from.toLowerCase() === email) return ok(null)
    const account = await findProvenAccount(tx, email)
    const buyer = { userId: account?.userId ?? null, email, name: account?.name ?? order.buyerName }
    await forgetUnsentMails(tx, order.id, from)
    const moved = await moveOrder(tx, order, buyer, at)
    const paperUrl = context.config.siteUrl + paperPath(secret, moved)
    if (order.status === 'paid') {
      const premium = await premiumOfOrder(tx, order.id, context.site.settings.features)
      await queueOrderMail(tx, 'receipt', moved, buyer, at, { paperUrl, premium })
    } else if (order.status === 'pending' && order.waitingSince !== null) {
      await queueWaitingMail(tx, 'payment-waiting', moved, buyer, at)
    }
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

async function forgetUnsentMails(tx: Tx, orderId: string, email: string): Promise<void> {
  await tx
    .deleteFrom('outgoing_mails')
    .where('order_id', '=', orderId)
    .where('recipient', '=', email.toLowerCase())
    .where('sent_at', 'is', null)
    .execute()
}

/** @returns the order as it is now */
async function moveOrder(tx: Tx, order: OrderRecord, buyer: OrderBuyer, at: Date): Promise<OrderRecord> {
  const owner = { user_id: buyer.userId, buyer_email: buyer.email }
  // Who is about to pay a boleto still needs the address of its page.
  const accessTokenHash = order.status === 'pending' ? order.accessTokenHash : newAccessToken().hash
  await tx
    .updateTable('orders')
    .set({ ...owner, buyer_name: buyer.name, access_token_hash: accessTokenHash, updated_at: at })
    .where('id', '=', order.id)
    .execute()
  const purchases = await tx
    .updateTable('purchases')
    .set({ ...owner, buyer_name: buyer.name })
    .where('order_id', '=', order.id)
    .returning('revoked_at')
    .execute()
  await tx.updateTable('entitlements').set(owner).where('order_id', '=', order.id).execute()
  const ebooks = purchases.filter(({ revoked_at }) => revoked_at === null).length
  if (buyer.userId !== null) await grantBadges(tx, buyer.userId, { ebooks })
  const { userId, email: buyerEmail, name: buyerName } = buyer
  return { ...order, userId, buyerEmail, buyerName, accessTokenHash }
}
