/**
 * Queries of the catalogue. A product comes back whole, in one query, as JSON built by the database.
 * Deleted products and drafts are never answered.
 */
import { type RawBuilder, sql } from 'kysely'
import type { StockLevel } from '#domain/shop/product.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import type { LookupField, ProductQuery, SortField } from './catalogue-query.ts'
import type { ProductRecord } from './presenter.ts'
import { runningSale } from './sale-price.ts'

const AVAILABLE = sql`case when v.manage_inventory then v.inventory_quantity - v.reserved_quantity end`

const OPTION_VALUE = sql`json_build_object(
  'id', ov.id, 'option_id', ov.option_id, 'variant_id', ov.variant_id, 'value', ov.value)`

const variantsAt = (now: Date) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', v.id, 'title', v.title, 'image_url', v.image_url, 'sku', v.sku, 'weight', v.weight,
    'manage_inventory', v.manage_inventory, 'inventory_quantity', ${AVAILABLE},
    'options', (
      select coalesce(json_agg(${OPTION_VALUE} order by o.sort_order, o.id), '[]')
      from variant_option_values ov join product_options o on o.id = ov.option_id where ov.variant_id = v.id),
    'prices', (
      select coalesce(json_agg(json_build_object(
        'amount', pr.amount, 'sale_amount', ${runningSale(now)}, 'currency_code', pr.currency_code,
        'currency', json_build_object(
          'code', cu.code, 'symbol', cu.symbol, 'template', cu.template, 'decimal_digits', cu.decimal_digits)
        ) order by pr.sort_order, pr.currency_code), '[]')
      from prices pr join currencies cu on cu.code = pr.currency_code where pr.variant_id = v.id)
    ) order by v.sort_order, v.id), '[]')
  from variants v where v.product_id = p.id and v.retired_at is null)`

const productAt = (now: Date) => sql`json_build_object(
  'id', p.id, 'slug', p.slug, 'title', p.title, 'subtitle', p.subtitle, 'ribbon_text', p.ribbon_text,
  'description', p.description, 'thumbnail', p.thumbnail, 'purchasable', p.purchasable, 'order', p.sort_order,
  'site_product_selection', p.site_product_selection, 'type_value', p.type_value, 'status', p.status,
  'metadata', p.metadata, 'created_at', p.created_at, 'updated_at', p.updated_at, 'deleted_at', p.deleted_at,
  'images', (
    select coalesce(json_agg(json_strip_nulls(json_build_object(
      'url', i.url, 'order', i.sort_order, 'type', i.type, 'alt', nullif(i.alt, ''))) order by i.sort_order), '[]')
    from product_images i where i.product_id = p.id),
  'options', (
    select coalesce(json_agg(json_build_object('id', o.id, 'title', o.title, 'values', (
      select coalesce(json_agg(${OPTION_VALUE} order by v.sort_order, v.id), '[]')
      from variant_option_values ov join variants v on v.id = ov.variant_id and v.retired_at is null where ov.option_id = o.id)
    ) order by o.sort_order, o.id), '[]')
    from product_options o where o.product_id = p.id),
  'variants', ${variantsAt(now)},
  'product_collections', (
    select coalesce(json_agg(json_build_object(
      'product_id', pc.product_id, 'collection_id', pc.collection_id, 'order', pc.sort_order)
      order by pc.sort_order, pc.collection_id), '[]')
    from product_collections pc join collections co on co.id = pc.collection_id and co.deleted_at is null
    where pc.product_id = p.id),
  'additional_info', (
    select coalesce(json_agg(json_build_object(
      'id', a.id, 'order', a.sort_order, 'title', a.title, 'description', a.description) order by a.sort_order, a.id), '[]')
    from product_additional_info a where a.product_id = p.id),
  'custom_fields', (
    select coalesce(json_agg(json_build_object('id', f.id, 'title', f.title, 'is_required', f.is_required) order by f.id), '[]')
    from product_custom_fields f where f.product_id = p.id),
  'related_products', (
    select coalesce(json_agg(json_build_object(
      'id', r.id, 'section_title', r.section_title, 'related_type', r.related_type,
      'related_id', r.related_id, 'position', r.sort_order) order by r.sort_order, r.id), '[]')
    from related_products r where r.product_id = p.id)
)`

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

const LISTED = sql`p.deleted_at is null and p.status = 'published'`

function matching(query: ProductQuery): RawBuilder<unknown> {
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
  return sql.join(parts, sql` and `)
}

/**
 * The page of products that the query asks for: chosen by their ids first, and only then made whole. What is skipped of
 * the shop's own order costs an entry of its index each (products_shown), not a product.
 */
export async function findProducts(db: DbOrTx, query: ProductQuery, now: Date): Promise<ProductRecord[]> {
  const order = sql`order by ${sortExpressionsAt(now)[query.sortBy]} ${query.order === 'desc' ? sql`desc` : sql`asc`}, p.id`
  const { rows } = await sql<{ product: ProductRecord }>`
    select ${productAt(now)} as product
    from products p where p.id = any (array(
      select p.id from products p where ${matching(query)} ${order}
      limit ${query.limit} offset ${query.offset})) ${order}`.execute(db)
  return rows.map(({ product }) => product)
}

/** How many match the query in all, whatever its page: exact, so it counts each (by the index alone where that says all). */
export async function countProducts(db: DbOrTx, query: ProductQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p where ${matching(query)}`.execute(db)
  return rows[0]?.count ?? 0
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
    id: sql`p.id = ${value}`,
    slug: sql`(p.slug = ${value} or p.id = (select product_id from former_slugs where slug = ${value}))`,
    sku: sql`p.id = (select product_id from variants where sku = ${value} and retired_at is null)`,
  }[field]
  const { rows } = await sql<{ product: ProductRecord }>`
    select ${productAt(now)} as product from products p where ${LISTED} and ${by}`.execute(db)
  return rows[0]?.product ?? null
}

/** What can still be bought of each variant of these products. */
export async function findStockLevels(db: DbOrTx, productIds: readonly string[]): Promise<StockLevel[]> {
  const { rows } = await sql<StockLevel>`
    select v.id, ${AVAILABLE} as inventory_quantity
    from variants v join products p on p.id = v.product_id
    where ${LISTED} and v.retired_at is null and p.id = any(${productIds})
    order by p.sort_order, p.id, v.sort_order, v.id`.execute(db)
  return rows
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
