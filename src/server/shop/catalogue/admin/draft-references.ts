/**
 * What only the database knows of a draft: names that are taken, and things that it points at and that are gone.
 * Asked under the lock of the product, before anything is written.
 */
import { sql } from 'kysely'
import type { ProductDraft } from '#domain/console/products-admin-wire.ts'
import type { DraftFault, DraftFaultCode } from '#domain/shop/product-draft.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { pictureIdOf } from '../pictures/picture-address.ts'
import type { StoredDraft } from './draft-repository.ts'

/** @param stored null for a new product */
export async function referenceFaults(
  tx: Tx,
  draft: ProductDraft,
  stored: StoredDraft | null,
): Promise<DraftFault[]> {
  const productId = stored?.row.id ?? ''
  const faults: DraftFault[] = []
  const fault = (field: string, code: DraftFaultCode) => faults.push({ field, code })

  if (draft.slug !== '' && (await takenSlugs(tx, draft.slug, productId)).has(draft.slug)) {
    fault('slug', 'slug-taken')
  }
  const ownVariants = new Set(
    [...(stored?.draft.variants ?? []), ...(stored?.retiredVariants ?? [])].map(({ id }) => id),
  )
  const skus = await takenSkus(tx, draft, productId)
  const materials = await existing(
    tx,
    'materials',
    draft.variants.flatMap(({ materialIds }) => materialIds),
  )
  draft.variants.forEach((variant, index) => {
    if (variant.id !== null && !ownVariants.has(variant.id)) fault(`variants.${index}.title`, 'variant-gone')
    if (skus.has(variant.sku)) fault(`variants.${index}.sku`, 'sku-taken')
    if (variant.materialIds.some((id) => !materials.has(id)))
      fault(`variants.${index}.materialIds`, 'file-gone')
  })

  const knownUrls = new Set(stored?.draft.images.map(({ url }) => url))
  const pictures = await lockPictures(tx, draft)
  draft.images.forEach(({ url }, index) => {
    const pictureId = pictureIdOf(url)
    const isThere =
      pictureId === null ? knownUrls.has(url) || url.startsWith('/images/') : pictures.has(pictureId)
    if (!isThere) fault(`images.${index}.url`, 'picture-gone')
  })

  const collections = await existing(tx, 'collections', [
    ...draft.collectionIds,
    ...draft.related.filter(({ type }) => type === 'collection').map(({ id }) => id),
  ])
  if (draft.collectionIds.some((id) => !collections.has(id))) fault('collectionIds', 'collection-gone')
  const companionId = draft.companion?.productId ?? null
  const products = await existing(tx, 'products', [
    ...draft.related.filter(({ type }) => type === 'product').map(({ id }) => id),
    ...(companionId === null ? [] : [companionId]),
  ])
  if (companionId !== null && (!products.has(companionId) || companionId === productId))
    fault('companion.productId', 'companion-gone')
  draft.related.forEach(({ type, id }, index) => {
    const isThere = type === 'product' ? products.has(id) && id !== productId : collections.has(id)
    if (!isThere) fault(`related.${index}.id`, 'related-gone')
  })
  return faults
}

/** The slugs of other products, now or once, that begin as this one does. */
export async function takenSlugs(tx: Tx, slug: string, productId: string): Promise<Set<string>> {
  const beginning = slug.slice(0, 50)
  const { rows } = await sql<{ slug: string }>`
    select slug from products where starts_with(slug, ${beginning}) and id <> ${productId}
    union all
    select slug from former_slugs where starts_with(slug, ${beginning}) and product_id <> ${productId}`.execute(
    tx,
  )
  return new Set(rows.map((row) => row.slug))
}

/** Variants of the product that are offered give their SKUs back when it is written. */
async function takenSkus(tx: Tx, draft: ProductDraft, productId: string): Promise<Set<string>> {
  const wanted = draft.variants.map(({ sku }) => sku).filter(Boolean)
  if (wanted.length === 0) return new Set()
  const rows = await tx
    .selectFrom('variants')
    .select('sku')
    .where('sku', 'in', wanted)
    .where('product_id', '<>', productId)
    .execute()
  return new Set(rows.flatMap(({ sku }) => sku ?? []))
}

async function existing(
  tx: Tx,
  table: 'materials' | 'collections' | 'products',
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = any(${[...ids]})
      ${table === 'materials' ? sql`` : sql`and deleted_at is null`}`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Those that are there, kept from being cleared away until the product names them. */
async function lockPictures(tx: Tx, draft: ProductDraft): Promise<Set<string>> {
  const ids = draft.images.flatMap(({ url }) => pictureIdOf(url) ?? [])
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('product_pictures')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Set(rows.map(({ id }) => id))
}
