/** A product in schema.org's words, for search engines (JSON-LD). */
import { displayedVariant, isSoldOut } from '#domain/product.ts'
import type { ProductPageData } from './product-page-data.ts'

export function productJsonLd(page: ProductPageData, siteUrl: string): Record<string, unknown> {
  const address = new URL(`/product/${page.id}`, siteUrl).href
  const variant = displayedVariant({ variants: page.variants, site_product_selection: null })
  const price = variant?.prices[0]
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: page.title,
    description: page.subtitle ?? page.title,
    url: address,
    image: page.imageUrls.map((url) => new URL(url, siteUrl).href),
    brand: { '@type': 'Brand', name: 'Domine a Redação' },
    ...(variant?.sku ? { sku: variant.sku } : {}),
    ...(variant && price
      ? {
          offers: {
            '@type': 'Offer',
            url: address,
            price: decimal(price.sale_amount ?? price.amount),
            priceCurrency: price.currency_code.toUpperCase(),
            availability:
              page.purchasable && !isSoldOut(variant)
                ? 'https://schema.org/InStock'
                : 'https://schema.org/OutOfStock',
          },
        }
      : {}),
  }
}

/** Cents as schema.org wants them: a point, two decimals. */
function decimal(amountInCents: number): string {
  return `${Math.floor(amountInCents / 100)}.${String(amountInCents % 100).padStart(2, '0')}`
}
