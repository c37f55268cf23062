/** Queries of what the owner gives by hand: what there is to give, and who has it already. */
import { sql } from 'kysely'
import type { GiftChoice } from '#domain/console/gifts-admin-wire.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export async function listGiftChoices(db: DbOrTx): Promise<GiftChoice[]> {
  return db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select([
      'v.id as variantId',
      sql<string>`case when v.title in ('', p.title) then p.title else p.title || ' (' || v.title || ')' end`.as(
        'title',
      ),
    ])
    .where('v.retired_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .orderBy('p.sort_order')
    .orderBy('v.sort_order')
    .execute()
}

/** The row stays until the order names it. */
export async function findGiftVariant(tx: Tx, variantId: string) {
  return tx
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.id', 'v.title', 'v.generations', 'p.id as productId', 'p.title as productTitle'])
    .where('v.id', '=', variantId)
    .where('v.retired_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .forKeyShare('v')
    .executeTakeFirst()
}

/** Whether somebody has this open already, by account or by address. */
export async function hasOpenPurchase(
  tx: Tx,
  variantId: string,
  { userId, email }: { userId: string | null; email: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('purchases')
    .select('id')
    .where('variant_id', '=', variantId)
    .where('revoked_at', 'is', null)
    .where((eb) =>
      userId === null
        ? eb('buyer_email', '=', email)
        : eb.or([eb('user_id', '=', userId), eb('buyer_email', '=', email)]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
