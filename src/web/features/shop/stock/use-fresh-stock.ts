import { useEffect, useMemo, useState } from 'react'
import { mergeStock, type StockLevel, type Variant } from '#domain/shop/product.ts'

/**
 * The same products with the stock of this moment, once the variants call has answered: pages are kept and shared,
 * stock is not (product §7 call 3). Without an answer the earlier counts stand.
 */
export function useFreshStock<P extends { readonly id: string; readonly variants: readonly Variant[] }>(
  storeId: string,
  products: readonly P[],
): readonly P[] {
  const [levels, setLevels] = useState<readonly StockLevel[]>([])
  const ids = products.map((product) => product.id).join('\n')

  useEffect(() => {
    if (ids === '') return
    const controller = new AbortController()
    readStock(storeId, ids.split('\n'), controller.signal).then(setLevels, () => {
      // The page stays as it was rendered; the server decides again at the checkout.
    })
    return () => controller.abort()
  }, [storeId, ids])

  return useMemo(() => (levels.length > 0 ? mergeStock(products, levels) : products), [products, levels])
}

/** The client of the shop's calls is not needed for the first paint. */
async function readStock(
  storeId: string,
  productIds: readonly string[],
  signal: AbortSignal,
): Promise<readonly StockLevel[]> {
  const { fetchStockLevels } = await import('#web/browser/store-client.ts')
  return fetchStockLevels(storeId, productIds, signal)
}
