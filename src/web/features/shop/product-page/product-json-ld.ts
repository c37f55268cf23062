/** A product in schema.org's words, for search engines (JSON-LD). */
import { href } from 'react-router'
import {
  displayedVariant,
  effectiveAmount,
  isSoldOut,
  type Price,
  type Variant,
} from '#domain/shop/product.ts'
import type { ReviewPage } from '#domain/shop/product-review-wire.ts'
import type { ProductPageData } from './product-page-data.ts'

type PricedVariant = { readonly variant: Variant; readonly price: Price }
type Words = Record<string, unknown>

/** @param reviews what buyers say; without a single one no stars are told */
export function productJsonLd(page: ProductPageData, siteUrl: string, reviews: ReviewPage | null): Words {
  const address = new URL(href('/product/:id', { id: page.id }), siteUrl).href
  const shown = displayedVariant({ variants: page.variants, site_product_selection: null })
  const offers = page.variants.flatMap((variant) => {
    const price = variant.prices[0]
    return price ? [{ variant, price }] : []
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: page.title,
    description: page.subtitle ?? page.title,
    url: address,
    ...(page.imageUrls.length > 0 ? { image: page.imageUrls.map((url) => new URL(url, siteUrl).href) } : {}),
    brand: { '@type': 'Brand', name: 'Domine a Redação' },
    ...(shown?.sku ? { sku: shown.sku } : {}),
    ...offersOf(page, offers, address),
    ...starsOf(reviews),
  }
}

function starsOf(reviews: ReviewPage | null): Words {
  if (!reviews?.summary) return {}
  const { average, count } = reviews.summary
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.reviews.map(({ author, rating, text, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: createdAt.slice(0, 10),
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    })),
  }
}

/** One edition is an offer; several are a range of prices with an offer each. */
function offersOf(page: ProductPageData, priced: readonly PricedVariant[], address: string): Words {
  const [only] = priced
  if (!only) return {}
  const offers = priced.map((facts) => offerOf(page, facts, address))
  if (priced.length === 1) return { offers: offers[0] }
  const amounts = priced.map(({ price }) => effectiveAmount(price))
  return {
    offers: {
      '@type': 'AggregateOffer',
      url: address,
      lowPrice: decimal(Math.min(...amounts)),
      highPrice: decimal(Math.max(...amounts)),
      priceCurrency: only.price.currency_code.toUpperCase(),
      offerCount: offers.length,
      offers,
    },
  }
}

function offerOf(page: ProductPageData, { variant, price }: PricedVariant, address: string): Words {
  const canBeBought = page.purchasable && !isSoldOut(variant)
  return {
    '@type': 'Offer',
    name: variant.title,
    ...(variant.sku ? { sku: variant.sku } : {}),
    url: address,
    price: decimal(effectiveAmount(price)),
    priceCurrency: price.currency_code.toUpperCase(),
    availability: canBeBought ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  }
}

/** Cents as schema.org wants them: a point, two decimals. */
function decimal(amountInCents: number): string {
  return `${Math.floor(amountInCents / 100)}.${String(amountInCents % 100).padStart(2, '0')}`
}
