/** What shop and desk do with what happens to an account. */
import type { AccountHooks } from './account/account-hooks.ts'
import { lockBuyerEmail } from './shop/buyer-repository.ts'
import { claimGuestOrders } from './shop/orders/claim-guest-orders.ts'
import { listPurchasedProducts } from './shop/orders/own/purchases.ts'
import { endSubscriptions } from './shop/subscriptions/end-subscriptions.ts'
import { giveBackAll } from './writing/teacher-correction/correctors/leave-desk.ts'

export const accountHooks: AccountHooks = {
  emailProven: claimGuestOrders,
  erasureBegins: async (tx, { userId, email }, now) => {
    await lockBuyerEmail(tx, email)
    await giveBackAll(tx, userId, now)
    await endSubscriptions(tx, userId, now)
  },
  listPurchases: listPurchasedProducts,
}
