import { expect, test } from 'vitest'
import type { Variant } from '#domain/shop/product.ts'
import { productJsonLd } from './product-json-ld.ts'
import type { ProductPageData } from './product-page-data.ts'

const SITE = 'https://redacao.example'
const BRL = { code: 'brl', symbol: 'R$', template: 'R$ $1' }

function aVariant(facts: { amount: number; sale?: number; stock?: number; id?: string }): Variant {
  return {
    id: facts.id ?? 'v1',
    title: 'PDF',
    image_url: null,
    sku: `SKU-${facts.amount}`,
    weight: null,
    manage_inventory: facts.stock !== undefined,
    inventory_quantity: facts.stock ?? null,
    options: [],
    prices: [{ amount: facts.amount, sale_amount: facts.sale ?? null, currency_code: 'brl', currency: BRL }],
  }
}

function aPage(facts: Partial<ProductPageData>): ProductPageData {
  return {
    id: 'p1',
    title: 'Conclusão',
    subtitle: 'A proposta de intervenção',
    ribbon_text: null,
    thumbnail: null,
    purchasable: true,
    grantsPremium: false,
    author: null,
    variants: [],
    descriptionHtml: '',
    sharingImagePath: null,
    optionTitle: null,
    imageUrls: ['/images/covers/conclusao-640.webp'],
    imageAlts: {},
    contents: {},
    saving: {},
    grants: {},
    additionalInfo: [],
    ...facts,
  }
}

test('one edition is one offer at the price to pay', () => {
  const offer = { price: '14.90', priceCurrency: 'BRL', availability: 'https://schema.org/InStock' }
  expect(
    productJsonLd(aPage({ variants: [aVariant({ amount: 1800, sale: 1490 })] }), SITE, null),
  ).toMatchObject({
    '@type': 'Product',
    sku: 'SKU-1800',
    image: [`${SITE}/images/covers/conclusao-640.webp`],
    offers: { '@type': 'Offer', url: `${SITE}/product/p1`, ...offer },
  })
})

test('several editions are one offer each, with the range of their prices', () => {
  const variants = [aVariant({ id: 'a', amount: 7405 }), aVariant({ id: 'b', amount: 5900, stock: 0 })]
  expect(productJsonLd(aPage({ variants }), SITE, null)).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '59.00',
      highPrice: '74.05',
      priceCurrency: 'BRL',
      offerCount: 2,
      offers: [
        { '@type': 'Offer', name: 'PDF', price: '74.05', availability: 'https://schema.org/InStock' },
        { '@type': 'Offer', price: '59.00', availability: 'https://schema.org/OutOfStock' },
      ],
    },
  })
})

test('what cannot be bought is out of stock, and without a price there is no offer', () => {
  const variants = [aVariant({ amount: 1800 })]
  expect(productJsonLd(aPage({ variants, purchasable: false }), SITE, null)).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
  expect(productJsonLd(aPage({}), SITE, null)).not.toHaveProperty('offers')
})

test('a product without pictures names none', () => {
  expect(productJsonLd(aPage({ imageUrls: [] }), SITE, null)).not.toHaveProperty('image')
})

test('stars are told only where a buyer gave some', () => {
  const review = {
    id: 'r1',
    author: 'Ana S.',
    rating: 4,
    text: 'Ajudou na conclusão.',
    createdAt: '2026-11-21T12:00:00.000Z',
    answer: null,
  }
  const page = aPage({ variants: [aVariant({ amount: 1800 })] })
  const none = productJsonLd(page, SITE, { reviews: [], summary: null, next: null })
  expect(none).not.toHaveProperty('aggregateRating')
  expect(none).not.toHaveProperty('review')
  const some = productJsonLd(page, SITE, {
    reviews: [review],
    summary: { count: 1, average: 4 },
    next: null,
  })
  expect(some).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ author: { name: 'Ana S.' }, datePublished: '2026-11-21', reviewRating: { ratingValue: 4 } }],
  })
})
