/** Reading the catalogue: what the store API and the pages both ask for (product §7, calls 1–3). */
import { grantsPremium, PREMIUM } from '#domain/account/premium.ts'
import type { DetailedProduct, ListedProduct, ProductList, StockLevel } from '#domain/shop/product.ts'
import type { AppContext } from '#server/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type LookupField, MAX_LIMIT, type ProductQuery } from './catalogue-query.ts'
import { presentDetailedProduct, presentListedProduct } from './presenter.ts'
import type { ProductRecord } from './product-json.ts'
import {
  type CollectionRecord,
  countProducts,
  findCollections,
  findOfferGranting,
  findProduct,
  findProductAddresses,
  findProducts,
  findStockLevels,
  type ProductAddress,
} from './repository.ts'

/** What of the context is needed here. */
type Stored = Pick<Platform, 'db'>
type Clocked = Pick<Platform, 'db' | 'now'>

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
function countOnce(context: Pick<AppContext, 'catalogueCache' | 'db'>, query: ProductQuery): Promise<number> {
  const filter = { ...query, offset: 0, limit: 0, order: 'asc', sortBy: 'order' }
  return context.catalogueCache.count(JSON.stringify(filter), () => countProducts(context.db, query))
}

/** A product as a page lists it. */
export type ShelfProduct = ListedProduct & { readonly grantsPremium: boolean }

/** For pages, which do not say how many there are: a count looks at every product. */
export async function listShelf(context: Clocked, limit: number = MAX_LIMIT): Promise<ShelfProduct[]> {
  const products = await findProducts(context.db, { ...ALL_PRODUCTS, limit }, context.now())
  return products.map(presentShelfProduct)
}

/** @param page from 1; one beyond the end is empty */
export async function listShelfPage(
  context: Clocked,
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
export async function findPremiumOffer({ db }: Stored): Promise<{ id: string; title: string } | null> {
  return (await findOfferGranting(db, PREMIUM)) ?? null
}

/** For the map of the site; as many as one may hold (sitemaps.org, 50,000), less the pages that stand beside them. */
export function listAddresses(context: Stored): Promise<ProductAddress[]> {
  return findProductAddresses(context.db, MAPPED_PRODUCTS)
}

/** @returns null for an unknown, deleted or unpublished product */
export async function getProduct(
  context: Clocked,
  value: string,
  field: LookupField = 'id',
): Promise<DetailedProduct | null> {
  // No text of the database holds this character, so nothing can have such a name.
  if (value.includes('\0')) return null
  const product = await findProduct(context.db, field, value, context.now())
  return product && presentDetailedProduct(product)
}

export function listStockLevels(context: Stored, productIds: readonly string[]): Promise<StockLevel[]> {
  return findStockLevels(context.db, productIds)
}

export async function listCollections(
  context: Pick<Platform, 'config' | 'db'>,
): Promise<(CollectionRecord & { store_id: string })[]> {
  const collections = await findCollections(context.db)
  return collections.map((collection) => ({ ...collection, store_id: context.config.storeId }))
}
