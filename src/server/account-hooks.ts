/** What the shop does with what happens to an account. */
import type { AccountHooks } from './account/account-hooks.ts'
import { lockBuyerEmail } from './shop/orders/buyer-repository.ts'
import { claimGuestOrders } from './shop/orders/claim-guest-orders.ts'
import { listPurchasedProducts } from './shop/orders/own/purchases.ts'

export const accountHooks: AccountHooks = {
  emailProven: claimGuestOrders,
  erasureBegins: lockBuyerEmail,
  listPurchases: listPurchasedProducts,
}
