/** How many pieces are in the cart (product §2 Header)? All that a page asks of it on which nothing is bought. */
import type { Cart } from './cart.ts'

export const EMPTY_CART: Cart = []

/** Pieces in all lines: the number on the cart's badge. */
export function cartCount(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0)
}
