/** Writes a checked draft into the tables of the product, whole: what the draft does not name goes. */
import { metadataGranting } from '#domain/account/premium.ts'
import type { ProductDraft } from '#domain/console/products-admin-wire.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { newId } from '#server/shop/new-id.ts'
import { descriptionHtml } from '../description-html.ts'
import { pictureIdOf } from '../pictures/picture-address.ts'
import type { StoredDraft } from './draft-repository.ts'

/** @param stored what is kept of it under its lock; the version goes up by one */
export async function writeProduct(
  tx: Tx,
  draft: ProductDraft,
  stored: StoredDraft,
  { slug, now }: { slug: string; now: Date },
): Promise<void> {
  const { row } = stored
  // What was left alone keeps its very letters: Markdown writes some of them another way.
  const description =
    draft.description === stored.draft.description ? row.description : descriptionHtml(draft.description)
  const isListed = draft.images.some(({ url }) => url === draft.thumbnail)
  await tx
    .updateTable('products')
    .set({
      slug,
      title: draft.title,
      subtitle: draft.subtitle || null,
      ribbon_text: draft.ribbonText || null,
      description,
      thumbnail: isListed ? draft.thumbnail : (draft.images[0]?.url ?? null),
      purchasable: draft.isPurchasable,
      status: draft.isPublished ? 'published' : 'draft',
      is_hidden: draft.isHidden,
      site_product_selection: draft.showsLowestPrice ? 'lowest_price_first' : 'first_variant',
      ...(draft.grantsPremium === stored.draft.grantsPremium
        ? {}
        : { metadata: JSON.stringify(metadataGranting(row.metadata, draft.grantsPremium)) }),
      companion_product_id: draft.companion?.productId ?? null,
      companion_amount: draft.companion?.amount ?? null,
      version: row.version + 1,
      updated_at: now,
    })
    .where('id', '=', row.id)
    .execute()
  await keepFormerSlug(tx, row.id, row.slug, slug)
  await writeImages(tx, row.id, draft, now)
  await writeLists(tx, row.id, draft)
}

async function keepFormerSlug(tx: Tx, productId: string, before: string, after: string): Promise<void> {
  if (before === after) return
  await tx.deleteFrom('former_slugs').where('slug', '=', after).execute()
  await tx
    .insertInto('former_slugs')
    .values({ slug: before, product_id: productId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ product_id: productId }))
    .execute()
}

async function writeImages(tx: Tx, productId: string, draft: ProductDraft, now: Date): Promise<void> {
  await tx.deleteFrom('product_images').where('product_id', '=', productId).execute()
  if (draft.images.length === 0) return
  await tx
    .insertInto('product_images')
    .values(
      draft.images.map(({ url, alt }, index) => ({ product_id: productId, sort_order: index, url, alt })),
    )
    .execute()
  const pictureIds = draft.images.flatMap(({ url }) => pictureIdOf(url) ?? [])
  if (pictureIds.length === 0) return
  await tx.updateTable('product_pictures').set({ last_used_at: now }).where('id', 'in', pictureIds).execute()
}

async function writeLists(tx: Tx, productId: string, draft: ProductDraft): Promise<void> {
  for (const table of ['product_collections', 'product_additional_info', 'related_products'] as const) {
    await tx.deleteFrom(table).where('product_id', '=', productId).execute()
  }
  if (draft.collectionIds.length > 0) {
    await tx
      .insertInto('product_collections')
      .values(
        [...new Set(draft.collectionIds)].map((id, index) => ({
          product_id: productId,
          collection_id: id,
          sort_order: index,
        })),
      )
      .execute()
  }
  if (draft.info.length > 0) {
    await tx
      .insertInto('product_additional_info')
      .values(
        draft.info.map((entry, index) => ({
          id: newId('info'),
          product_id: productId,
          sort_order: index,
          ...entry,
        })),
      )
      .execute()
  }
  if (draft.related.length > 0) {
    await tx
      .insertInto('related_products')
      .values(
        draft.related.map(({ sectionTitle, type, id }, index) => ({
          id: newId('rel'),
          product_id: productId,
          section_title: sectionTitle,
          related_type: type,
          related_id: id,
          sort_order: index,
        })),
      )
      .execute()
  }
}
