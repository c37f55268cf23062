/**
 * What the buttons of a card and of a product page offer, and how many pieces one may ask for
 * (product §2 Product card and Product page, §5). The words are in src/texts/shop/store.ts.
 */
import { displayedVariant, isSecretProduct, isSoldOut, type ListedProduct, type Variant } from './product.ts'

type Stock = Pick<Variant, 'manage_inventory' | 'inventory_quantity'>
type CardFacts = Pick<ListedProduct, 'title' | 'variants' | 'site_product_selection' | 'purchasable'>

/**
 * `add` puts one piece of the variant into the cart; the other two lead to the product's page.
 * The free gift comes before the choice of options.
 */
export type CardAction =
  | { readonly kind: 'add'; readonly variant: Variant; readonly isEnabled: boolean }
  | { readonly kind: 'see-options'; readonly isEnabled: boolean }
  | { readonly kind: 'get-for-free'; readonly isEnabled: boolean }

export function cardAction(product: CardFacts): CardAction {
  const isEnabled = product.purchasable && !isProductSoldOut(product)
  if (isSecretProduct(product)) return { kind: 'get-for-free', isEnabled }
  const variant = displayedVariant(product)
  // Without a price there is nothing to put into the cart: the page explains.
  if (product.variants.length > 1 || !variant) return { kind: 'see-options', isEnabled }
  return { kind: 'add', variant, isEnabled }
}

/** True when every variant is counted and none has a piece left. */
export function isProductSoldOut(product: { readonly variants: readonly Stock[] }): boolean {
  return product.variants.length > 0 && product.variants.every(isSoldOut)
}

/** Pieces that can be asked for; null where stock is not counted. */
export function quantityLimit(variant: Stock): number | null {
  return variant.manage_inventory ? (variant.inventory_quantity ?? 0) : null
}

/**
 * The quantity that the stepper takes when asked for another one: not below 1, not above counted stock.
 * @returns `exceededLimit` is the stock when the request was above it, else null
 */
export function stepQuantity(
  wanted: number,
  variant: Stock,
): { readonly quantity: number; readonly exceededLimit: number | null } {
  const limit = quantityLimit(variant)
  if (limit !== null && wanted > limit) return { quantity: Math.max(1, limit), exceededLimit: limit }
  return { quantity: Math.max(1, wanted), exceededLimit: null }
}

export type AddButtonState = 'ready' | 'unavailable' | 'sold-out' | 'too-many'

/** Why the product page's button may be off: only `ready` is on (product §5). Without a price nothing can be bought. */
export function addButtonState(
  product: { readonly purchasable: boolean },
  variant: (Stock & Pick<Variant, 'prices'>) | undefined,
  quantity: number,
): AddButtonState {
  if (!product.purchasable || !variant || variant.prices.length === 0) return 'unavailable'
  if (isSoldOut(variant)) return 'sold-out'
  const limit = quantityLimit(variant)
  return limit !== null && quantity > limit ? 'too-many' : 'ready'
}

/** Index of the neighbour in a ring of pictures: before the first is the last, after the last the first. */
export function wrapIndex(index: number, count: number): number {
  return count < 1 ? 0 : ((index % count) + count) % count
}
