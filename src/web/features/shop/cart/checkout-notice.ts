/** What the cart says when no payment could be begun: what helps, and "try again" only where that may help. */
import { cartTexts } from '#texts/shop/cart.ts'
import { storeTexts } from '#texts/shop/store.ts'
import { StoreRefusal } from '#web/browser/store-client.ts'

/** Codes of the shop for a line that it does not sell any more. */
const GONE: ReadonlySet<string> = new Set(['unknown_variant', 'not_purchasable'])

/** The line that the shop named as not sold any more; null where it said something else. */
export function goneIn(error: unknown): string | null {
  if (!(error instanceof StoreRefusal) || !GONE.has(error.code)) return null
  const id = error.answer['variant_id']
  return typeof id === 'string' ? id : null
}

export function checkoutNotice(error: unknown) {
  if (goneIn(error) !== null) return cartTexts.hasGone
  if (!(error instanceof StoreRefusal)) return storeTexts.notices.checkoutFailed
  if (error.code === 'price_changed') return cartTexts.hasNewPrice
  const description = new Map<string, string>(Object.entries(cartTexts.refused)).get(error.code)
  return description
    ? { ...storeTexts.notices.checkoutFailed, description }
    : storeTexts.notices.checkoutFailed
}
