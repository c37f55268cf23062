/** Queries of one product as the owner edits it, read from its tables. */
import { sql } from 'kysely'
import { grantsPremium } from '#domain/account/premium.ts'
import type { ProductDraft, VariantDraft } from '#domain/console/products-admin-wire.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { sanitizeDescription } from '../description.ts'

/** What the admin page sells in; the prices of other currencies stay as they are. */
export const ADMIN_CURRENCY = 'brl'

export type ProductRow = {
  readonly id: string
  readonly slug: string
  readonly version: number
  readonly updated_at: Date
  readonly deleted_at: Date | null
  /** As it is kept, for an edit that leaves it alone. */
  readonly description: string
  /** The same: it holds more than the form knows. */
  readonly metadata: Readonly<Record<string, unknown>>
}

export type StoredDraft = {
  readonly row: ProductRow
  readonly draft: ProductDraft
  readonly retiredVariants: readonly VariantDraft[]
}

/** @param lock for an edit: a second one waits here */
export async function readDraft(
  db: DbOrTx,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredDraft | null> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!row) return null
  const options = await db
    .selectFrom('product_options')
    .select(['id', 'title'])
    .where('product_id', '=', id)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  const variants = await readVariants(
    db,
    id,
    options.map((option) => option.id),
  )
  const images = await db
    .selectFrom('product_images')
    .select(['url', 'alt'])
    .where('product_id', '=', id)
    .orderBy('sort_order')
    .execute()
  // Twenty megabytes that only the owner's form needs.
  const { markdownFromHtml } = await import('../description-markdown.ts')
  return {
    row,
    retiredVariants: variants.filter(({ isRetired }) => isRetired).map(({ draft }) => draft),
    draft: {
      title: row.title,
      subtitle: row.subtitle ?? '',
      slug: row.slug,
      ribbonText: row.ribbon_text ?? '',
      isPurchasable: row.purchasable,
      isPublished: row.status === 'published',
      isHidden: row.is_hidden,
      showsLowestPrice: row.site_product_selection !== 'first_variant',
      grantsPremium: grantsPremium(row.metadata),
      description: markdownFromHtml(sanitizeDescription(row.description)),
      collectionIds: await readCollectionIds(db, id),
      info: await db
        .selectFrom('product_additional_info')
        .select(['title', 'description'])
        .where('product_id', '=', id)
        .orderBy('sort_order')
        .orderBy('id')
        .execute(),
      related: await db
        .selectFrom('related_products')
        .select(['section_title as sectionTitle', 'related_type as type', 'related_id as id'])
        .where('product_id', '=', id)
        .orderBy('sort_order')
        .orderBy('id')
        .execute(),
      companion:
        row.companion_product_id === null
          ? null
          : { productId: row.companion_product_id, amount: row.companion_amount },
      options,
      variants: variants.filter(({ isRetired }) => !isRetired).map(({ draft }) => draft),
      images,
      thumbnail: row.thumbnail,
    },
  }
}

async function readCollectionIds(db: DbOrTx, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_collections as pc')
    .innerJoin('collections as c', 'c.id', 'pc.collection_id')
    .select('pc.collection_id')
    .where('pc.product_id', '=', id)
    .where('c.deleted_at', 'is', null)
    .orderBy('c.sort_order')
    .orderBy('c.id')
    .execute()
  return rows.map((row) => row.collection_id)
}

async function readVariants(
  db: DbOrTx,
  productId: string,
  optionIds: readonly string[],
): Promise<{ draft: VariantDraft; isRetired: boolean }[]> {
  const rows = await db
    .selectFrom('variants as v')
    .leftJoin('prices as pr', (join) =>
      join.onRef('pr.variant_id', '=', 'v.id').on('pr.currency_code', '=', ADMIN_CURRENCY),
    )
    .select([
      'v.id',
      'v.title',
      'v.sku',
      'v.image_url',
      'v.generations',
      'v.corrections_granted',
      'v.corrections_months',
      'v.corrections_readers',
      'v.licence_seats',
      'v.licence_months',
      'v.manage_inventory',
      'v.retired_at',
      'pr.amount',
      'pr.sale_amount',
      'pr.sale_starts_at',
      'pr.sale_ends_at',
      sql<Record<string, string>>`(
        select coalesce(json_object_agg(ov.option_id, ov.value), '{}')
        from variant_option_values ov where ov.variant_id = v.id)`.as('values'),
      sql<string[]>`array(
        select vm.material_id from variant_materials vm where vm.variant_id = v.id
        order by vm.sort_order, vm.material_id)`.as('materialIds'),
    ])
    .where('v.product_id', '=', productId)
    .orderBy('v.sort_order')
    .orderBy('v.id')
    .execute()
  return rows.map((row) => ({
    isRetired: row.retired_at !== null,
    draft: {
      id: row.id,
      title: row.title,
      sku: row.sku ?? '',
      amount: row.amount,
      saleAmount: row.sale_amount,
      saleStartsAt: row.sale_starts_at?.toISOString() ?? null,
      saleEndsAt: row.sale_ends_at?.toISOString() ?? null,
      isStockManaged: row.manage_inventory,
      stock: { change: 'keep', pieces: 0 },
      optionValues: optionIds.map((option) => row.values[option] ?? ''),
      materialIds: row.materialIds,
      generations: row.generations,
      corrections: row.corrections_granted,
      correctionsMonths: row.corrections_months,
      // The column takes no other.
      correctionsReaders: row.corrections_readers === 2 ? 2 : 1,
      licenceSeats: row.licence_seats,
      licenceMonths: row.licence_months,
      imageUrl: row.image_url,
    },
  }))
}
