/**
 * Products and variants as they cross the store's wire (docs/wire.md §1), and what the screens conclude from them:
 * which price is shown, which product is the most complete, what can be bought (product §2 Product card, §4, §5).
 */
import type { Currency } from '../shared/money.ts'

export type Price = {
  readonly amount: number
  /** Not null means on sale at this moment (src/domain/shop/sale.ts); never above amount. */
  readonly sale_amount: number | null
  readonly currency_code: string
  readonly currency: Currency
}

export type OptionValue = {
  readonly id: string
  readonly option_id: string
  readonly variant_id: string
  readonly value: string
}

export type Variant = {
  readonly id: string
  readonly title: string
  readonly image_url: string | null
  readonly sku: string | null
  readonly weight: number | null
  readonly manage_inventory: boolean
  /** What can still be bought; null where stock is not managed. */
  readonly inventory_quantity: number | null
  readonly options: readonly OptionValue[]
  /** The first price counts. */
  readonly prices: readonly Price[]
  /** What each piece grants; only where it grants corrections by the teacher. */
  readonly corrections?: GrantedCorrections
  /** Only where it grants a school's licence. */
  readonly licence?: GrantedLicence
}

export type GrantedCorrections = { readonly count: number; readonly months: number }
export type GrantedLicence = { readonly seats: number; readonly months: number }

export type ProductImage = {
  readonly url: string
  readonly order: number
  readonly type: string
  /** What the picture shows, where the owner has said it. */
  readonly alt?: string
}

export type ProductOption = {
  readonly id: string
  readonly title: string
  readonly values: readonly OptionValue[]
}

type ProductBase = {
  readonly id: string
  readonly title: string
  readonly subtitle: string | null
  readonly ribbon_text: string | null
  /** Sanitised HTML. */
  readonly description: string
  readonly thumbnail: string | null
  readonly purchasable: boolean
  readonly order: number
  readonly site_product_selection: string | null
  readonly options: readonly ProductOption[]
  readonly variants: readonly Variant[]
  readonly product_collections: readonly { product_id: string; collection_id: string; order: number }[]
  readonly additional_info: readonly { id: string; order: number; title: string; description: string }[]
  readonly type: { readonly value: string }
  readonly custom_fields: readonly { id: string; title: string; is_required: boolean }[]
  readonly related_products: readonly {
    id: string
    section_title: string
    related_type: string
    related_id: string
    position: number
  }[]
  readonly updated_at: string
}

/** A product in a list: its pictures are under `images`. */
export type ListedProduct = ProductBase & { readonly images: readonly ProductImage[] }

/** A product by itself: its pictures are under `media`. */
export type DetailedProduct = ProductBase & {
  readonly media: readonly ProductImage[]
  readonly status: string
  readonly created_at: string
  readonly deleted_at: string | null
  readonly metadata: Readonly<Record<string, unknown>>
}

export type ProductList = {
  readonly count: number
  readonly offset: number
  readonly limit: number
  readonly products: readonly ListedProduct[]
}

/** What the variants call answers. */
export type StockLevel = { readonly id: string; readonly inventory_quantity: number | null }

/** The title of the free product that the landing page highlights (product §2 Landing page). */
const SECRET_TITLE = 'revelado o segredo'

export function isSecretProduct(product: { readonly title: string }): boolean {
  return product.title.toLowerCase().includes(SECRET_TITLE)
}

/** Cents to pay for one piece: the sale amount when there is one. */
export function effectiveAmount(price: Price): number {
  return price.sale_amount ?? price.amount
}

/**
 * The variant whose price a card shows.
 * @returns undefined when the product has no variant with a price
 * @see product §4 Displayed unit price of a product
 */
export function displayedVariant(
  product: Pick<ProductBase, 'variants' | 'site_product_selection'>,
): Variant | undefined {
  const priced = product.variants.filter((variant) => variant.prices.length > 0)
  const lowestFirst =
    product.site_product_selection === null || product.site_product_selection === 'lowest_price_first'
  if (!lowestFirst) return priced[0]
  return priced.reduce<Variant | undefined>(
    (lowest, variant) => (lowest && amountOf(lowest) <= amountOf(variant) ? lowest : variant),
    undefined,
  )
}

/** Cents of a variant by its first price; infinitely dear without one. */
function amountOf(variant: Variant): number {
  const price = variant.prices[0]
  return price ? effectiveAmount(price) : Number.POSITIVE_INFINITY
}

/**
 * The id of the dearest product among those shown, by base price (before any sale); the first one wins a tie. A school's
 * licence is none of them: to a student it is not the most complete.
 * @see product §2 Product card, §9 Products shown
 */
export function mostExpensiveId(
  products: readonly Pick<ListedProduct, 'id' | 'variants' | 'site_product_selection'>[],
): string | null {
  let best: { id: string; amount: number } | null = null
  for (const product of products) {
    const variant = displayedVariant(product)
    const amount = variant?.licence ? undefined : variant?.prices[0]?.amount
    if (amount !== undefined && (best === null || amount > best.amount)) best = { id: product.id, amount }
  }
  return best?.id ?? null
}

/** True when stock is counted and none is left. */
export function isSoldOut(variant: Pick<Variant, 'manage_inventory' | 'inventory_quantity'>): boolean {
  return variant.manage_inventory && (variant.inventory_quantity ?? 0) < 1
}

/**
 * Puts fresh stock levels over the variants of each product; a variant that the call did not answer, or
 * answered without a number where stock is managed, keeps its earlier value.
 * @see product §7 call 3 "merged over each product's variants, falling back to the earlier value"
 */
export function mergeStock<P extends { readonly variants: readonly Variant[] }>(
  products: readonly P[],
  levels: readonly StockLevel[],
): P[] {
  const fresh = new Map(levels.map((level) => [level.id, level.inventory_quantity]))
  return products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      inventory_quantity: fresh.get(variant.id) ?? variant.inventory_quantity,
    })),
  }))
}
