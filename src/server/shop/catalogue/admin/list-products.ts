/**
 * The list of the product admin page, in the shop's order and in every state: read page by page, found by words of the
 * title. Each statement looks at a page's rows alone, however large the shop (decision 0078).
 */
import { sql } from 'kysely'
import { COUNTED_SALES, type ListedAdminProduct } from '#domain/console/products-admin-wire.ts'
import { type PlaceKey, writePlaceKey } from '#domain/shared/keyset.ts'
import { searchWords } from '#domain/shared/search.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { type Page, pageOf } from '#server/platform/http/page.ts'
import { runningSale } from '../sale-price.ts'
import { ADMIN_CURRENCY } from './draft-repository.ts'

const PAGE_SIZE = 30

export type ProductsWanted = {
  /** Beginnings of words of the title; empty finds all. */
  readonly search: string
  /** Those in the archive, or all others. */
  readonly isArchived: boolean
  readonly after: PlaceKey | null
}

export async function listAdminProducts(
  db: DbOrTx,
  wanted: ProductsWanted,
  now: Date,
): Promise<Page<ListedAdminProduct>> {
  // Text without a letter or a digit is in no title.
  if (wanted.search !== '' && searchWords(wanted.search).length === 0) return { rows: [], next: null }
  const found = await db
    .selectFrom(chosen(db, wanted).as('p'))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('variants as v')
          .leftJoin('prices as pr', 'pr.variant_id', 'v.id')
          .select([
            sql<number>`count(distinct v.id)::int`.as('variant_count'),
            sql<number | null>`min(coalesce(${runningSale(now)}, pr.amount))`.as('lowest_amount'),
            sql<number | null>`case when count(distinct v.id) = 1
              then min(pr.amount) filter (where pr.currency_code = ${ADMIN_CURRENCY}) end`.as(
              'regular_amount',
            ),
            sql<number | null>`sum(v.inventory_quantity - v.reserved_quantity)
              filter (where v.manage_inventory)::int`.as('pieces_left'),
          ])
          .whereRef('v.product_id', '=', 'p.id')
          .where('v.retired_at', 'is', null)
          .as('offer'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('variants as bv')
          .innerJoinLateral(
            (one) =>
              one
                .selectFrom('purchases as b')
                .select('b.quantity')
                .whereRef('b.variant_id', '=', 'bv.id')
                .where('b.revoked_at', 'is', null)
                .orderBy('b.purchased_at', 'desc')
                .limit(COUNTED_SALES + 1)
                .as('one'),
            (join) => join.onTrue(),
          )
          .whereRef('bv.product_id', '=', 'p.id')
          .select([
            sql<number>`coalesce(sum(one.quantity), 0)::int`.as('pieces'),
            sql<number>`count(*)::int`.as('purchases'),
          ])
          .as('sold'),
      (join) => join.onTrue(),
    )
    .select([
      'p.id',
      'p.sort_order',
      'p.title',
      'p.slug',
      'p.thumbnail',
      'p.is_hidden as isHidden',
      'p.purchasable as isPurchasable',
      sql<boolean>`p.status = 'published'`.as('isPublished'),
      sql<number>`coalesce(offer.variant_count, 0)`.as('variantCount'),
      'offer.lowest_amount as lowestAmount',
      'offer.regular_amount as regularAmount',
      'offer.pieces_left as piecesLeft',
      sql<number>`coalesce(sold.pieces, 0)`.as('soldCount'),
      sql<boolean>`coalesce(sold.purchases, 0) > ${COUNTED_SALES}`.as('hasMoreSold'),
    ])
    .orderBy('p.sort_order')
    .orderBy('p.id')
    .execute()
  const { rows, next } = pageOf(found, PAGE_SIZE, (last) =>
    writePlaceKey({ place: last.sort_order, id: last.id }),
  )
  return {
    next,
    rows: rows.map(({ sort_order: _, ...row }) => ({ ...row, isArchived: wanted.isArchived })),
  }
}

/** The page's products, before anything is read of them. */
function chosen(db: DbOrTx, { search, isArchived, after }: ProductsWanted) {
  let query = db
    .selectFrom('products')
    .select(['id', 'sort_order', 'title', 'slug', 'thumbnail', 'is_hidden', 'purchasable', 'status'])
    .where('deleted_at', isArchived ? 'is not' : 'is', null)
  const words = searchWords(search)
  if (words.length > 0) {
    const beginnings = words.map((word) => `${word}:*`).join(' & ')
    query = query.where(sql<boolean>`title_words(title) @@ to_tsquery('simple', ${beginnings})`)
  }
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('sort_order', 'id'), '>', eb.tuple(after.place, after.id)))
  }
  return query
    .orderBy('sort_order')
    .orderBy('id')
    .limit(PAGE_SIZE + 1)
}
