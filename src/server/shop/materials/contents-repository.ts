/** Queries of what variants deliver: for the product page, and for who may have some of it already. */
import { sql } from 'kysely'
import type { Contents, OwnedOfVariant } from '#domain/shop/bundle.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'

export async function findContents(db: DbOrTx, productId: string): Promise<Contents> {
  const rows = await db
    .selectFrom('variants as v')
    .innerJoin('variant_materials as vm', 'vm.variant_id', 'v.id')
    .innerJoin('materials as m', 'm.id', 'vm.material_id')
    .select(['v.id as variantId', 'm.title', 'm.page_count as pageCount'])
    .where('v.product_id', '=', productId)
    .where('v.retired_at', 'is', null)
    .orderBy('v.sort_order')
    .orderBy('v.id')
    .orderBy('vm.sort_order')
    .orderBy('m.id')
    .execute()
  const contents: Record<string, { title: string; pageCount: number }[]> = {}
  for (const { variantId, ...part } of rows) contents[variantId] = [...(contents[variantId] ?? []), part]
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
