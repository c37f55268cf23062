import { useMemo } from 'react'
import { type Ok, ok } from '#domain/shared/result.ts'
import { mergeStock, type StockLevel, type Variant } from '#domain/shop/product.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'

/**
 * The same products with the stock of this moment, once the variants call has answered: pages are kept and shared,
 * stock is not (product §7 call 3). Without an answer the earlier counts stand; the
 * server decides again at the checkout.
 */
export function useFreshStock<P extends { readonly id: string; readonly variants: readonly Variant[] }>(
  storeId: string,
  products: readonly P[],
): readonly P[] {
  const ids = products.map((product) => product.id)
  const question = ids.length > 0 ? `stock ${storeId} ${ids.join(' ')}` : null
  const { value: levels } = useAsked(question, (signal) => readStock(storeId, ids, signal))
  return useMemo(() => (levels ? mergeStock(products, levels) : products), [products, levels])
}

/** Throws without an answer. The client of the shop's calls is not needed for the first paint. */
async function readStock(
  storeId: string,
  productIds: readonly string[],
  signal: AbortSignal,
): Promise<Ok<readonly StockLevel[]>> {
  const { fetchStockLevels } = await import('#web/browser/store-client.ts')
  return ok(await fetchStockLevels(storeId, productIds, signal))
}
