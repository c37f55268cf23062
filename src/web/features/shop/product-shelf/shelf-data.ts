/** What a page needs of the shop's list; a list that cannot be had is a message, not a broken page. */
import type { CardProduct } from '#web/features/shop/product-card/product-card.tsx'

export type ShelfData =
  | { readonly products: readonly CardProduct[]; readonly error: null }
  | { readonly products: readonly CardProduct[]; readonly error: string }

/** @param report is told why, when the list cannot be had, and says what the store's own call would say of it */
export async function loadShelf(
  list: () => Promise<readonly CardProduct[]>,
  report: (error: unknown) => string,
): Promise<ShelfData> {
  try {
    return { products: (await list()).map(presentCard), error: null }
  } catch (error) {
    return { products: [], error: report(error) }
  }
}

/** The cache-control of a page with this list: a failure is gone with the next request. */
export function shelfCaching(shelf: ShelfData): string {
  return shelf.error === null ? 'public, s-maxage=30' : 'no-cache'
}

function presentCard(product: CardProduct): CardProduct {
  const { id, title, subtitle, thumbnail, purchasable, site_product_selection, variants, grantsPremium } =
    product
  return { id, title, subtitle, thumbnail, purchasable, site_product_selection, variants, grantsPremium }
}
