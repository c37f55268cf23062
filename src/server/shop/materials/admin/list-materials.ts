/** The files that the shop delivers, as the owner's admin page lists them. */
import { sql } from 'kysely'
import type { AdminMaterial } from '#domain/console/products-admin-wire.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'

/** @param id only this one */
export async function listAdminMaterials(db: DbOrTx, id?: string): Promise<AdminMaterial[]> {
  const rows = await db
    .selectFrom('materials as m')
    .leftJoin('material_versions as mv', (join) =>
      join.onRef('mv.material_id', '=', 'm.id').onRef('mv.version', '=', 'm.version'),
    )
    .select([
      'm.id',
      'm.title',
      'm.file_name as fileName',
      'm.version',
      'm.page_count as pageCount',
      'm.byte_size as byteSize',
      'm.updated_at',
      'm.shown_pages as shownPages',
      sql<number[]>`array(
        select mp.page from material_pages mp where mp.material_id = m.id order by mp.page)`.as('drawnPages'),
      'mv.told_at',
      sql<number>`(select count(distinct b.buyer_email)::int
        from variant_materials vm join purchases b on b.variant_id = vm.variant_id
        where vm.material_id = m.id and b.revoked_at is null)`.as('buyerCount'),
      sql<string[]>`array(
        select p.title || ' (' || v.title || ')'
        from variant_materials vm join variants v on v.id = vm.variant_id join products p on p.id = v.product_id
        where vm.material_id = m.id and v.retired_at is null and p.deleted_at is null
        order by p.sort_order, p.id, v.sort_order)`.as('deliveredBy'),
    ])
    .$if(id !== undefined, (query) => query.where('m.id', '=', id ?? ''))
    .orderBy('m.title')
    .orderBy('m.id')
    .execute()
  return rows.map(({ updated_at, told_at, ...row }) => ({
    ...row,
    updatedAt: updated_at.toISOString(),
    notifiedAt: told_at?.toISOString() ?? null,
  }))
}
