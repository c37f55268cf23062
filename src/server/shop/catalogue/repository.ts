/**
 * Queries of the catalogue. A product comes back whole, in one query, as JSON built by the database (product-json.ts).
 * Deleted products and drafts are never answered, but to the owner.
 */
import { type RawBuilder, sql } from 'kysely'
import type { StockLevel } from '#domain/shop/product.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import type { LookupField, ProductQuery, SortField } from './catalogue-query.ts'
import { AVAILABLE, type ProductRecord, productAt } from './product-json.ts'
import { runningSale } from './sale-price.ts'

/** What a buyer would pay at least: the product's lowest effective price. */
const lowestPriceAt = (now: Date) => sql`(
  select min(coalesce(${runningSale(now)}, pr.amount)) from variants v join prices pr on pr.variant_id = v.id
  where v.product_id = p.id and v.retired_at is null)`

const sortExpressionsAt = (now: Date): Record<SortField, RawBuilder<unknown>> => ({
  order: sql`p.sort_order`,
  title: sql`p.title`,
  created_at: sql`p.created_at`,
  updated_at: sql`p.updated_at`,
  price: lowestPriceAt(now),
})

const LISTED = sql<boolean>`p.deleted_at is null and p.status = 'published'`

function matching(query: ProductQuery): RawBuilder<boolean> {
  const parts: RawBuilder<unknown>[] = [LISTED]
  if (!query.includeHidden) parts.push(sql`not p.is_hidden`)
  if (query.ids) {
    parts.push(
      sql`(p.id = any(${query.ids})
        or p.id in (select product_id from variants where id = any(${query.ids}) and retired_at is null))`,
    )
  }
  if (query.updatedBefore) parts.push(sql`p.updated_at < ${query.updatedBefore}`)
  if (query.types) parts.push(sql`p.type_value = any(${query.types})`)
  if (query.excludedTypes.length > 0) parts.push(sql`p.type_value <> all(${query.excludedTypes})`)
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}

/**
 * The page of products that the query asks for: chosen by their ids first, and only then made whole. What is skipped of
 * the shop's own order costs an entry of its index each (products_shown), not a product.
 */
export async function findProducts(db: DbOrTx, query: ProductQuery, now: Date): Promise<ProductRecord[]> {
  const key = sortExpressionsAt(now)[query.sortBy]
  const chosen = db
    .selectFrom('products as p')
    .select('p.id')
    .where(matching(query))
    .orderBy(key, query.order)
    .orderBy('p.id')
    .limit(query.limit)
    .offset(query.offset)
  const rows = await db
    .selectFrom('products as p')
    .select(productAt(now).as('product'))
    .where('p.id', '=', sql<string>`any (array(${chosen}))`)
    .orderBy(key, query.order)
    .orderBy('p.id')
    .execute()
  return rows.map(({ product }) => product)
}

/** How many match the query in all, whatever its page: exact, so it counts each (by the index alone where that says all). */
export async function countProducts(db: DbOrTx, query: ProductQuery): Promise<number> {
  const { count } = await db
    .selectFrom('products as p')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(matching(query))
    .executeTakeFirstOrThrow()
  return count
}

/** What the owner may point at: every product that is not archived, in the shop's order. */
export function findProductNames(db: DbOrTx): Promise<{ id: string; title: string }[]> {
  return db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('deleted_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}

export type ProductAddress = { id: string; updated_at: Date }

/** Every listed product, by what a map of the site needs. */
export function findProductAddresses(db: DbOrTx, limit: number): Promise<ProductAddress[]> {
  return db
    .selectFrom('products as p')
    .select(['p.id', 'p.updated_at'])
    .where(sql<boolean>`${LISTED} and not p.is_hidden`)
    .orderBy('p.sort_order')
    .orderBy('p.id')
    .limit(limit)
    .execute()
}

/** One published product, hidden or not, by its id, its slug or the SKU of one of its variants. */
export async function findProduct(
  db: DbOrTx,
  field: LookupField,
  value: string,
  now: Date,
): Promise<ProductRecord | null> {
  const by = {
    id: sql<boolean>`p.id = ${value}`,
    slug: sql<boolean>`(p.slug = ${value} or p.id = (select product_id from former_slugs where slug = ${value}))`,
    sku: sql<boolean>`p.id = (select product_id from variants where sku = ${value} and retired_at is null)`,
  }[field]
  const row = await db
    .selectFrom('products as p')
    .select(productAt(now).as('product'))
    .where(LISTED)
    .where(by)
    .executeTakeFirst()
  return row?.product ?? null
}

/** Any product, a draft too: for nobody but the owner. */
export async function findProductOfOwner(db: DbOrTx, id: string, now: Date): Promise<ProductRecord | null> {
  const row = await db
    .selectFrom('products as p')
    .select(productAt(now).as('product'))
    .where('p.id', '=', id)
    .executeTakeFirst()
  return row?.product ?? null
}

/** The first listed product that may be bought and grants this access. */
export function findOfferGranting(
  db: DbOrTx,
  access: string,
): Promise<{ id: string; title: string } | undefined> {
  return db
    .selectFrom('products as p')
    .select(['p.id', 'p.title'])
    .where(sql<boolean>`${LISTED} and not p.is_hidden and p.purchasable`)
    .where(
      sql<boolean>`jsonb_typeof(p.metadata -> 'grants') = 'array' and p.metadata -> 'grants' ? ${access}`,
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('variants as v')
          .select('v.id')
          .whereRef('v.product_id', '=', 'p.id')
          .where('v.retired_at', 'is', null)
          .where(sql<boolean>`(not v.manage_inventory or ${AVAILABLE} > 0)`),
      ),
    )
    .orderBy('p.sort_order')
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst()
}

/** What can still be bought of each variant of these products. */
export async function findStockLevels(db: DbOrTx, productIds: readonly string[]): Promise<StockLevel[]> {
  return db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.id', AVAILABLE.as('inventory_quantity')])
    .where(LISTED)
    .where('v.retired_at', 'is', null)
    .where('p.id', '=', sql<string>`any(${productIds})`)
    .orderBy('p.sort_order')
    .orderBy('p.id')
    .orderBy('v.sort_order')
    .orderBy('v.id')
    .execute()
}

export type CollectionRecord = {
  id: string
  title: string
  image_url: string | null
  metadata: Record<string, unknown>
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

export function findCollections(db: DbOrTx): Promise<CollectionRecord[]> {
  return db
    .selectFrom('collections')
    .select(['id', 'title', 'image_url', 'metadata', 'created_at', 'updated_at', 'deleted_at'])
    .where('deleted_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
