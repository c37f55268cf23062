/** Which licence of a school each line of an order grants, for its receipt (product §10 School licence). */
import { sql } from 'kysely'
import type { OrderPaper } from '#domain/shop/order-paper.ts'
import type { Db } from '#server/platform/db/client.ts'

type Granted = NonNullable<OrderPaper['lines'][number]['licence']>

/** By variant: as it was bought, or as it stands now where nothing was paid yet. */
export async function findGrantedLicences(db: Db, orderId: string): Promise<Map<string, Granted>> {
  const seats = sql<number>`coalesce(b.licence_seats, v.licence_seats * l.quantity)`
  const rows = await db
    .selectFrom('order_lines as l')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .leftJoin('purchases as b', (join) =>
      join.onRef('b.order_id', '=', 'l.order_id').onRef('b.variant_id', '=', 'l.variant_id'),
    )
    .select(['l.variant_id as variantId', 'v.licence_months as months', 'b.licence_ends_at as endsAt'])
    .select(seats.as('seats'))
    .where('l.order_id', '=', orderId)
    .where(seats, '>', 0)
    .execute()
  return new Map(
    rows.map(({ variantId, endsAt, ...licence }) => [
      variantId,
      { ...licence, endsAt: endsAt?.toISOString() ?? null },
    ]),
  )
}
