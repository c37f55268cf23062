import type { PurchasedProduct } from '#web/shared/session/profile.ts'

/**
 * Gives each entry a name that stays the same when the profile is read again (its link does not): title and moment,
 * numbered where one order holds the same title more than once.
 */
export function keyPurchases(
  purchases: readonly PurchasedProduct[],
): { key: string; purchase: PurchasedProduct }[] {
  const seen = new Map<string, number>()
  return purchases.map((purchase) => {
    const name = `${purchase.purchased_at} ${purchase.product_title}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { key: `${name} ${count}`, purchase }
  })
}
