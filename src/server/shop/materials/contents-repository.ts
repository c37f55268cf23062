/** Queries of what variants deliver: for the product page, and for who may have some of it already. */
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { BundlePart, Contents, OwnedOfVariant } from '#domain/shop/bundle.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { jsonList } from '#server/platform/db/json.ts'
import { pageUrls } from './page-address.ts'

export async function findContents(db: DbOrTx, productId: string): Promise<Contents> {
  const rows = await db
    .selectFrom('variants as v')
    .innerJoin('variant_materials as vm', 'vm.variant_id', 'v.id')
    .innerJoin('materials as m', 'm.id', 'vm.material_id')
    .select((m) => [
      'v.id as variantId',
      'm.title',
      'm.page_count as pageCount',
      m
        .selectFrom('material_pages as mp')
        .whereRef('mp.material_id', '=', 'm.id')
        .select((mp) =>
          jsonList(
            jsonBuildObject({
              id: mp.ref('mp.id'),
              number: mp.ref('mp.page'),
              width: mp.ref('mp.width'),
              height: mp.ref('mp.height'),
            }),
            sql`mp.page`,
          ).as('list'),
        )
        .$asScalar()
        .as('pages'),
    ])
    .where('v.product_id', '=', productId)
    .where('v.retired_at', 'is', null)
    .orderBy('v.sort_order')
    .orderBy('v.id')
    .orderBy('vm.sort_order')
    .orderBy('m.id')
    .execute()
  const contents: Record<string, BundlePart[]> = {}
  for (const { variantId, pages, ...part } of rows) {
    const shownPages = (pages ?? []).map(({ id, ...page }) => ({ ...page, ...pageUrls(id) }))
    contents[variantId] = [...(contents[variantId] ?? []), { ...part, shownPages }]
  }
  return contents
}

/** Variants of which the person owns nothing are left out. */
export async function findOwnedOf(
  db: DbOrTx,
  userId: string,
  variantIds: readonly string[],
): Promise<OwnedOfVariant[]> {
  return db
    .with('mine', (cte) =>
      cte
        .selectFrom('purchases as b')
        .innerJoin('variant_materials as vm', 'vm.variant_id', 'b.variant_id')
        .select('vm.material_id')
        .distinct()
        .where('b.user_id', '=', userId)
        .where('b.revoked_at', 'is', null),
    )
    .selectFrom('variant_materials as vm')
    .innerJoin('materials as m', 'm.id', 'vm.material_id')
    .leftJoin('mine', 'mine.material_id', 'vm.material_id')
    .select([
      'vm.variant_id as variantId',
      sql<string[]>`array_agg(m.title order by vm.sort_order, m.id)
        filter (where mine.material_id is not null)`.as('owned'),
      sql<boolean>`bool_and(mine.material_id is not null)`.as('isWhole'),
    ])
    .where('vm.variant_id', '=', sql<string>`any(${[...variantIds]})`)
    .groupBy('vm.variant_id')
    .having(sql<boolean>`bool_or(mine.material_id is not null)`)
    .orderBy('vm.variant_id')
    .execute()
}
