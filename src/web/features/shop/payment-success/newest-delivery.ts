import type { PurchasedProduct } from '#web/shared/session/profile.ts'

/** The clocks of browser and server may differ by minutes, so "just now" is generous in both directions. */
const JUST_NOW_MS = 15 * 60_000

/** The purchase that was made just now; null when none was. */
export function newestDelivery(
  purchases: readonly PurchasedProduct[],
  nowMs: number,
): PurchasedProduct | null {
  let newest: { purchase: PurchasedProduct; atMs: number } | null = null
  for (const purchase of purchases) {
    const atMs = Date.parse(purchase.purchased_at)
    if (Math.abs(nowMs - atMs) <= JUST_NOW_MS && (newest === null || atMs > newest.atMs)) {
      newest = { purchase, atMs }
    }
  }
  return newest?.purchase ?? null
}
