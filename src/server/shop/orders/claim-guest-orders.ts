/** What a guest bought appears in the account that proves the guest's e-mail (decision 0085). */
import { grantBadges } from '#server/account/badges/service.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { lockBuyerEmail } from '#server/shop/buyer-repository.ts'

/**
 * Ties every guest order of the e-mail to the account. Call it in the transaction that has just marked the e-mail as
 * proven, after doing so: a payment that comes in the same moment then finds the proof or is found here.
 * @returns how many orders the account has gained
 */
export async function claimGuestOrders(tx: Tx, account: { userId: string; email: string }): Promise<number> {
  const email = account.email.toLowerCase()
  await lockBuyerEmail(tx, email)
  const claim = { user_id: account.userId }
  const orders = await tx
    .updateTable('orders')
    .set(claim)
    .where('buyer_email', '=', email)
    .where('user_id', 'is', null)
    .executeTakeFirst()
  const purchases = await tx
    .updateTable('purchases')
    .set(claim)
    .where('buyer_email', '=', email)
    .where('user_id', 'is', null)
    .executeTakeFirst()
  await grantBadges(tx, account.userId, { ebooks: Number(purchases.numUpdatedRows) })
  await tx
    .updateTable('entitlements')
    .set(claim)
    .where('buyer_email', '=', email)
    .where('user_id', 'is', null)
    .execute()
  return Number(orders.numUpdatedRows)
}
