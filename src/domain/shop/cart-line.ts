/** What becomes of a line that is in the cart: taken out, another quantity, more than there is (product §4 Cart, §5). */
import { type Ok, ok, type Refusal, refuse } from '../shared/result.ts'
import { assertPieces, type Cart, type CartLine, factsOf, type StockFacts, stockLimit } from './cart.ts'

export function removeFromCart(cart: Cart, variantId: string): Cart {
  return cart.filter((line) => line.variant.id !== variantId)
}

/**
 * Sets how many pieces a line holds; below 1 means 1, an unknown variant changes nothing.
 *
 * @returns refuses `insufficient-stock` when stock is counted and the quantity is above it (product §5)
 */
export function setQuantity(
  cart: Cart,
  variantId: string,
  quantity: number,
): Ok<Cart> | Refusal<'insufficient-stock', StockFacts> {
  const line = cart.find((other) => other.variant.id === variantId)
  if (!line) return ok(cart)
  const wanted = Math.max(1, quantity)
  assertPieces(wanted)
  const isMore = wanted > line.quantity
  if (isMore && wanted > stockLimit(line.variant))
    return refuse('insufficient-stock', factsOf(line.product, line.variant))
  return ok(cart.map((other) => (other === line ? { ...line, quantity: wanted } : other)))
}

/** How many pieces there are, where a line asks for more than that; null where there is enough. */
export function countedShortage({ variant, quantity }: CartLine): number | null {
  const limit = stockLimit(variant)
  return quantity > limit ? Math.max(0, limit) : null
}
