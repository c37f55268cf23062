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
  const { rows } = await sql<OwnedOfVariant>`
    with mine as (
      select distinct vm.material_id
      from purchases b join variant_materials vm on vm.variant_id = b.variant_id
      where b.user_id = ${userId} and b.revoked_at is null
    )
    select vm.variant_id as "variantId",
      array_agg(m.title order by vm.sort_order, m.id) filter (where mine.material_id is not null) as owned,
      bool_and(mine.material_id is not null) as "isWhole"
    from variant_materials vm
    join materials m on m.id = vm.material_id
    left join mine on mine.material_id = vm.material_id
    where vm.variant_id = any(${variantIds})
    group by vm.variant_id
    having bool_or(mine.material_id is not null)
    order by vm.variant_id`.execute(db)
  return rows
}
