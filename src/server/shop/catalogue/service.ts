/** Reading the catalogue: what the store API and the pages both ask for (product §7, calls 1–3). */
import { grantsPremium, PREMIUM } from '#domain/account/premium.ts'
import { type Currency, formatMoney } from '#domain/shared/money.ts'
import type { DetailedProduct, ListedProduct, ProductList, StockLevel } from '#domain/shop/product.ts'
import type { Ebook } from '#domain/site/site-contents.ts'
import type { AppContext } from '#server/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { ebooksTexts } from '#texts/shop/ebooks.ts'
import { type LookupField, MAX_LIMIT, type ProductQuery } from './catalogue-query.ts'
import { presentDetailedProduct, presentListedProduct } from './presenter.ts'
import type { ProductRecord } from './product-json.ts'
import {
  type CollectionRecord,
  countProducts,
  findCollections,
  findOfferGranting,
  findOffersBySlug,
  findProduct,
  findProductAddresses,
  findProducts,
  findStockLevels,
  type ProductAddress,
} from './repository.ts'

const MAPPED_PRODUCTS = 49_900

const ALL_PRODUCTS: ProductQuery = {
  ids: null,
  offset: 0,
  limit: MAX_LIMIT,
  order: 'asc',
  sortBy: 'order',
  includeHidden: false,
  updatedBefore: null,
  types: null,
  excludedTypes: [],
}

/** @param query what differs from "the first hundred listed products in the shop's order" */
export async function listProducts(
  context: Pick<AppContext, 'catalogueCache' | 'db' | 'now'>,
  query: Partial<ProductQuery> = {},
): Promise<ProductList> {
  const whole = { ...ALL_PRODUCTS, ...query }
  const [count, products] = await Promise.all([
    countOnce(context, whole),
    findProducts(context.db, whole, context.now()),
  ])
  return { count, offset: whole.offset, limit: whole.limit, products: products.map(presentListedProduct) }
}

/** Every page of a list and every order of it has the same count: it is made once until the catalogue changes. */
async function countOnce(
  context: Pick<AppContext, 'catalogueCache' | 'db'>,
  query: ProductQuery,
): Promise<number> {
  const filter = { ...query, offset: 0, limit: 0, order: 'asc', sortBy: 'order' }
  const count = await context.catalogueCache.json(`count ${JSON.stringify(filter)}`, () =>
    countProducts(context.db, query),
  )
  return Number(count)
}

/** A product as a page lists it. */
export type ShelfProduct = ListedProduct & { readonly grantsPremium: boolean }

/** For pages, which do not say how many there are: a count looks at every product. */
export async function listShelf(
  context: Pick<Platform, 'db' | 'now'>,
  limit: number = MAX_LIMIT,
): Promise<ShelfProduct[]> {
  const products = await findProducts(context.db, { ...ALL_PRODUCTS, limit }, context.now())
  return products.map(presentShelfProduct)
}

/** @param page from 1; one beyond the end is empty */
export async function listShelfPage(
  context: Pick<Platform, 'db' | 'now'>,
  page: number,
): Promise<{ products: ShelfProduct[]; hasNext: boolean }> {
  const query = { ...ALL_PRODUCTS, limit: MAX_LIMIT + 1, offset: (page - 1) * MAX_LIMIT }
  const products = await findProducts(context.db, query, context.now())
  return {
    products: products.slice(0, MAX_LIMIT).map(presentShelfProduct),
    hasNext: products.length > MAX_LIMIT,
  }
}

function presentShelfProduct(product: ProductRecord): ShelfProduct {
  return { ...presentListedProduct(product), grantsPremium: grantsPremium(product.metadata) }
}

/** What to buy for who wants premium: the first of the shop that grants it and is for sale; null where there is none. */
export async function findPremiumOffer({
  db,
}: Pick<Platform, 'db'>): Promise<{ id: string; title: string } | null> {
  return (await findOfferGranting(db, PREMIUM)) ?? null
}

/** For the map of the site; as many as one may hold (sitemaps.org, 50,000), less the pages that stand beside them. */
/** An e-book of its page with what the shop asks for it today; null where it is not on sale there. */
export type OfferedEbook = Ebook & { readonly offer: { readonly id: string; readonly price: string } | null }

/** One price: an entry that names its product shows the shop's (product §9). */
export async function offerEbooks(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  ebooks: readonly Ebook[],
): Promise<OfferedEbook[]> {
  const slugs = ebooks.flatMap(({ product }) => product ?? [])
  const found = slugs.length === 0 ? [] : await findOffersBySlug(db, slugs, now())
  return ebooks.map((ebook) => {
    // The cheapest comes first.
    const offer = found.find(({ slug }) => slug === ebook.product)
    return { ...ebook, offer: offer ? { id: offer.id, price: priceText(offer) } : null }
  })
}

function priceText({ amount, ...currency }: { amount: number } & Currency): string {
  return amount === 0 ? ebooksTexts.free : formatMoney(amount, currency)
}

export function listAddresses(context: Pick<Platform, 'db'>): Promise<ProductAddress[]> {
  return findProductAddresses(context.db, MAPPED_PRODUCTS)
}

/** @returns null for an unknown, deleted or unpublished product */
export async function getProduct(
  context: Pick<Platform, 'db' | 'now'>,
  value: string,
  field: LookupField = 'id',
): Promise<DetailedProduct | null> {
  // No text of the database holds this character, so nothing can have such a name.
  if (value.includes('\0')) return null
  const product = await findProduct(context.db, field, value, context.now())
  return product && presentDetailedProduct(product)
}

export function listStockLevels(
  context: Pick<Platform, 'db'>,
  productIds: readonly string[],
): Promise<StockLevel[]> {
  return findStockLevels(context.db, productIds)
}

export async function listCollections(
  context: Pick<Platform, 'config' | 'db'>,
): Promise<(CollectionRecord & { store_id: string })[]> {
  const collections = await findCollections(context.db)
  return collections.map((collection) => ({ ...collection, store_id: context.config.storeId }))
}
