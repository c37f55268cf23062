/** What the admin page shows of one product, with what stands beside it. */
import { sql } from 'kysely'
import type {
  OpenedProduct,
  PriceChange,
  ProductName,
  VariantStock,
} from '#domain/console/products-admin-wire.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { readDraft } from './draft-repository.ts'

const SHOWN_PRICE_CHANGES = 30

export async function openProduct(db: DbOrTx, id: string): Promise<OpenedProduct | null> {
  const stored = await readDraft(db, id)
  if (!stored) return null
  const { row, draft, retiredVariants } = stored
  const formerSlugs = await db
    .selectFrom('former_slugs')
    .select('slug')
    .where('product_id', '=', id)
    .orderBy('slug')
    .execute()
  return {
    id,
    version: row.version,
    isArchived: row.deleted_at !== null,
    updatedAt: row.updated_at.toISOString(),
    product: draft,
    retiredVariants: [...retiredVariants],
    variantStocks: await readVariantStocks(db, id),
    relatedProducts: await readNames(db, [
      ...draft.related.filter(({ type }) => type === 'product').map((related) => related.id),
      ...(draft.companion === null ? [] : [draft.companion.productId]),
    ]),
    formerSlugs: formerSlugs.map(({ slug }) => slug),
    priceChanges: await readPriceChanges(db, id),
  }
}

function readVariantStocks(db: DbOrTx, productId: string): Promise<VariantStock[]> {
  return db
    .selectFrom('variants as v')
    .select([
      'v.id',
      'v.inventory_quantity as inventoryQuantity',
      'v.reserved_quantity as reservedQuantity',
      sql<number>`(select coalesce(sum(b.quantity), 0)::int from purchases b
        where b.variant_id = v.id and b.revoked_at is null)`.as('soldCount'),
    ])
    .where('v.product_id', '=', productId)
    .orderBy('v.sort_order')
    .orderBy('v.id')
    .execute()
}

async function readNames(db: DbOrTx, ids: readonly string[]): Promise<ProductName[]> {
  if (ids.length === 0) return []
  return db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).orderBy('title').execute()
}

async function readPriceChanges(db: DbOrTx, productId: string): Promise<PriceChange[]> {
  const rows = await db
    .selectFrom('price_changes as c')
    .innerJoin('variants as v', 'v.id', 'c.variant_id')
    .select(['v.title', 'c.amount', 'c.sale_amount', 'c.sale_starts_at', 'c.sale_ends_at', 'c.changed_at'])
    .where('v.product_id', '=', productId)
    .orderBy('c.id', 'desc')
    .limit(SHOWN_PRICE_CHANGES)
    .execute()
  return rows.map((row) => ({
    variantTitle: row.title,
    amount: row.amount,
    saleAmount: row.sale_amount,
    saleStartsAt: row.sale_starts_at?.toISOString() ?? null,
    saleEndsAt: row.sale_ends_at?.toISOString() ?? null,
    changedAt: row.changed_at.toISOString(),
  }))
}
