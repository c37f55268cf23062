/**
 * The cart as pure rules: one line per variant, never below one piece, never above counted stock.
 * Where it is kept, and what the refusals are called on screen, is not decided here (product §4 Cart, §5, §9).
 */
import { type Ok, ok, type Refusal, refuse } from '../shared/result.ts'
import type { ListedProduct, Variant } from './product.ts'

/** What a line remembers of its product and variant: enough to draw itself without asking the shop. */
export type CartProduct = Pick<ListedProduct, 'id' | 'title' | 'thumbnail'>
export type CartVariant = Pick<
  Variant,
  | 'id'
  | 'title'
  | 'image_url'
  | 'manage_inventory'
  | 'inventory_quantity'
  | 'prices'
  | 'corrections'
  | 'licence'
>
export type CartLine = {
  readonly product: CartProduct
  readonly variant: CartVariant
  /** Whole and at least 1. */
  readonly quantity: number
  /** The product that it is offered with at this price; never kept (companion.ts). */
  readonly offeredWith?: string
}
export type Cart = readonly CartLine[]

export type StockFacts = {
  readonly productTitle: string
  readonly variantTitle: string
  readonly available: number
}
/** `not-enough-stock` refuses an addition, `insufficient-stock` a higher quantity of a line that is there. */
export type CartRefusal =
  | Refusal<'not-enough-stock', StockFacts>
  | Refusal<'insufficient-stock', StockFacts>
  | Refusal<'empty-cart'>

export type Addition = {
  readonly product: CartProduct
  readonly variant: CartVariant
  readonly quantity: number
  /** The freshest count that the caller knows; without one, the variant's own. */
  readonly stockQuantity?: number | null
}

/**
 * Adds pieces of a variant: merged into its line, or a new line at the end. A line that grows takes the newer
 * facts about its product and price.
 *
 * @returns refuses `not-enough-stock` when stock is counted and the cart would hold more than there is (product §5)
 */
export function addToCart(
  cart: Cart,
  addition: Addition,
): Ok<Cart> | Refusal<'not-enough-stock', StockFacts> {
  const { product, quantity } = addition
  assertPieces(quantity)
  const variant = { ...addition.variant }
  if (variant.manage_inventory && addition.stockQuantity !== undefined)
    variant.inventory_quantity = addition.stockQuantity
  const wanted = quantityOf(cart, variant.id) + quantity
  if (wanted > stockLimit(variant)) return refuse('not-enough-stock', factsOf(product, variant))
  const line: CartLine = { product: pickProduct(product), variant: pickVariant(variant), quantity: wanted }
  const isKnown = cart.some((other) => other.variant.id === variant.id)
  return ok(isKnown ? cart.map((other) => (other.variant.id === variant.id ? line : other)) : [...cart, line])
}

export function quantityOf(cart: Cart, variantId: string): number {
  return cart.find((line) => line.variant.id === variantId)?.quantity ?? 0
}

export function stockLimit(variant: CartVariant): number {
  return variant.manage_inventory ? (variant.inventory_quantity ?? 0) : Number.MAX_SAFE_INTEGER
}

export function factsOf(product: CartProduct, variant: CartVariant): StockFacts {
  return {
    productTitle: product.title,
    variantTitle: variant.title,
    available: Math.max(0, variant.inventory_quantity ?? 0),
  }
}

export function assertPieces(quantity: number): void {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`)
}

/** Callers hand over whole products; a line keeps only what it shows. */
function pickProduct({ id, title, thumbnail }: CartProduct): CartProduct {
  return { id, title, thumbnail }
}

export function pickVariant(variant: CartVariant): CartVariant {
  const { id, title, image_url, manage_inventory, inventory_quantity, prices, corrections, licence } = variant
  const picked = { id, title, image_url, manage_inventory, inventory_quantity, prices }
  return {
    ...picked,
    ...(corrections === undefined ? {} : { corrections }),
    ...(licence === undefined ? {} : { licence }),
  }
}
