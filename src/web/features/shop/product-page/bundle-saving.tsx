import { formatMoney } from '#domain/shared/money.ts'
import { savedTogether } from '#domain/shop/bundle.ts'
import { effectiveAmount, type Variant } from '#domain/shop/product.ts'
import { productTexts } from '#texts/shop/product.ts'
import type { ProductPageData } from './product-page-data.ts'

/** What the files cost apart and together, only where together is less (decision 0237). */
export function BundleSaving({ page, variant }: { page: ProductPageData; variant: Variant | undefined }) {
  const price = variant?.prices[0]
  if (!variant || !price) return null
  const apart = page.apart[`${variant.id} ${price.currency_code}`]
  const amount = effectiveAmount(price)
  const saved = savedTogether({ amount, currencyCode: price.currency_code }, apart)
  if (saved === null || !apart) return null
  const money = (cents: number) => formatMoney(cents, price.currency)
  return (
    <p className="mt-3">
      {productTexts.saving({
        apart: money(apart.amount),
        together: money(amount),
        saved: money(saved),
        files: apart.files,
      })}
    </p>
  )
}
