/**
 * A guest's order goes over to another address (decision 0158): access and what waits to be written with it, an account
 * that has proven it takes the order, and the links that the wrong address was sent open nothing any more.
 */
import { grantBadges } from '#server/account/badges/service.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findProvenAccount } from '#server/shop/buyer-repository.ts'
import { bookPartnerShare, leaveOutOwnSale } from '#server/shop/partners/partner-sale.ts'
import { newAccessToken } from './access-token.ts'
import { type OrderBuyer, queueOrderMail } from './order-mail.ts'
import type { OrderRecord } from './order-repository.ts'
import { PAPER_KEY, paperPath } from './own/order-paper-link.ts'
import { premiumOfOrder } from './premium-repository.ts'
import { queueWaitingMail } from './waiting/waiting-mail.ts'

/**
 * Call it with the order and both addresses locked.
 * @returns the order as it is now
 */
export async function moveOrderToEmail(
  tx: Tx,
  context: Pick<AppContext, 'config' | 'keys' | 'site'>,
  order: OrderRecord,
  email: string,
  at: Date,
): Promise<OrderRecord> {
  const secret = await context.keys.secret(PAPER_KEY)
  const account = await findProvenAccount(tx, email)
  const buyer = { userId: account?.userId ?? null, email, name: account?.name ?? order.buyerName }
  if (order.buyerEmail !== null) await forgetUnsentMails(tx, order.id, order.buyerEmail)
  const moved = await moveOrder(tx, order, buyer, at)
  const paperUrl = context.config.siteUrl + paperPath(secret, moved)
  if (order.status === 'paid') {
    const premium = await premiumOfOrder(tx, order.id, context.site.settings.features)
    await queueOrderMail(tx, 'receipt', moved, buyer, at, { paperUrl, premium })
  } else if (order.status === 'pending' && order.waitingSince !== null) {
    await queueWaitingMail(tx, 'payment-waiting', moved, buyer, at)
  }
  return moved
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
  await leaveOutOwnSale(tx, order.id, at)
  await bookPartnerShare(tx, order.id, at)
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
