/** What the owner offers in the cart with these products (decision 0238): of the other product its first variant. */
import { sql } from 'kysely'
import type { Companion } from '#domain/shop/companion.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'

export async function findCompanions(db: DbOrTx, productIds: readonly string[]): Promise<Companion[]> {
  if (productIds.length === 0) return []
  return db
    .selectFrom('products as p')
    .innerJoin('products as c', 'c.id', 'p.companion_product_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('variants as v')
          .select('v.id')
          .whereRef('v.product_id', '=', 'c.id')
          .where('v.retired_at', 'is', null)
          .orderBy('v.sort_order')
          .orderBy('v.id')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .select(['p.id as withProductId', 'first.id as variantId', 'p.companion_amount as amount'])
    .where('p.id', '=', sql<string>`any(${[...productIds]})`)
    .where('p.deleted_at', 'is', null)
    .where('p.status', '=', 'published')
    .where('c.deleted_at', 'is', null)
    .where('c.status', '=', 'published')
    .where('c.purchasable', '=', true)
    .orderBy('p.id')
    .execute()
}
