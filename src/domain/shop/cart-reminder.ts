/** A cart that its owner asked to be sent by e-mail (product §10 Payments and orders): when it comes, and its link. */
import { RETENTION_DAYS } from '../shared/retention.ts'
import { addToCart, type Cart, quantityOf } from './cart.ts'
import type { OfferedProduct } from './cart-check.ts'

/** From the asking to the mail. */
export const REMINDER_DELAY_MINUTES = 60
/** Anybody can type any address: no address is written to more often, whoever asks. */
export const REMINDER_PAUSE_HOURS = 24
/** How long the link of the mail opens the cart. */
export const REMINDER_DAYS = RETENTION_DAYS.cartReminders
export const REMINDER_LINES_MAX = 50
export const REMINDER_PIECES_MAX = 999

export const CART_PARAMETER = 'carrinho'

export type RemindedItem = {
  readonly variant_id: string
  readonly quantity: number
}

export function remindedItems(cart: Cart): RemindedItem[] {
  return cart.slice(0, REMINDER_LINES_MAX).map(({ variant, quantity }) => ({
    variant_id: variant.id,
    quantity: Math.min(quantity, REMINDER_PIECES_MAX),
  }))
}

/** The cart opens where the shop is. @param key of the reminder */
export function cartLink(siteUrl: string, key: string): string {
  return `${siteUrl}/store?${CART_PARAMETER}=${key}`
}

/**
 * The cart that was kept, by what the shop sells now. What is in this browser's cart stays; of the same variant the higher
 * number counts.
 *
 * @param offered what the shop answers for the kept variants
 * @returns isWhole false where something is not sold any more, or not that often
 */
export function returnedCart(
  cart: Cart,
  items: readonly RemindedItem[],
  offered: readonly OfferedProduct[],
): { cart: Cart; isWhole: boolean } {
  let returned = cart
  let isWhole = true
  for (const { variant_id: id, quantity } of items) {
    const product = offered.find(
      ({ purchasable, variants }) => purchasable && variants.some((v) => v.id === id),
    )
    const variant = product?.variants.find((one) => one.id === id && one.prices.length > 0)
    const missing = quantity - quantityOf(returned, id)
    const left = variant?.manage_inventory ? (variant.inventory_quantity ?? 0) : Number.MAX_SAFE_INTEGER
    const pieces = Math.min(missing, left - quantityOf(returned, id))
    if (!product || !variant || pieces < missing) isWhole = false
    if (!product || !variant || pieces < 1) continue
    const added = addToCart(returned, { product, variant, quantity: pieces })
    if (added.ok) returned = added.value
  }
  return { cart: returned, isWhole }
}
