/** Which corrections by the teacher each line of an order grants, for its receipt (product §3 Orders). */
import { sql } from 'kysely'
import type { GrantedCorrections } from '#domain/shop/product.ts'
import type { Db } from '#server/platform/db/client.ts'

/** By variant, all pieces together: as they were bought, or as they stand now where nothing was paid yet. */
export async function findGrantedCorrections(
  db: Db,
  orderId: string,
): Promise<Map<string, GrantedCorrections>> {
  const count = sql<number>`coalesce(b.corrections_granted, v.corrections_granted * l.quantity)`
  const rows = await db
    .selectFrom('order_lines as l')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .leftJoin('purchases as b', (join) =>
      join.onRef('b.order_id', '=', 'l.order_id').onRef('b.variant_id', '=', 'l.variant_id'),
    )
    .select([
      'l.variant_id as variantId',
      count.as('count'),
      sql<number>`coalesce(b.corrections_months, v.corrections_months)`.as('months'),
    ])
    .where('l.order_id', '=', orderId)
    .where(count, '>', 0)
    .execute()
  return new Map(rows.map(({ variantId, ...corrections }) => [variantId, corrections]))
}
