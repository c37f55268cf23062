/** Requests of `Me avise!` and what they wait for, as the database tells them (decision 0135). */
import { type Expression, type SqlBool, sql } from 'kysely'
import type { DbOrTx } from '#server/platform/db/client.ts'

const OFFERED = sql<SqlBool>`p.deleted_at is null and p.status = 'published'`

/** It stands in the shop, whether it can be bought or not. */
export async function isOfferedProduct(db: DbOrTx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('products as p')
    .select('p.id')
    .where('p.id', '=', id)
    .where(OFFERED)
    .executeTakeFirst()
  return row !== undefined
}

/** At least one of the product's variants can be bought now (product §5, src/domain/shop/product-card.ts). */
function canBeBought(productId: Expression<string | null>) {
  return sql<boolean>`exists (
    select from products p where p.id = ${productId} and ${OFFERED} and p.purchasable and exists (
      select from variants v where v.product_id = p.id and v.retired_at is null
        and exists (select from prices where variant_id = v.id)
        and (not v.manage_inventory or coalesce(v.inventory_quantity, 0) > v.reserved_quantity)))`
}

/**
 * What a request waits for is there: its product, or what the owner has announced since. In brackets, since it stands
 * among other conditions.
 */
const IS_THERE = sql<boolean>`((${canBeBought(sql<string>`substr(i.topic, length('produto:') + 1)`)}
  and i.topic like 'produto:%')
  or exists (select from interest_announcements a where a.topic = i.topic and a.announced_at >= i.created_at
    and (a.product_id is null or ${canBeBought(sql<string>`a.product_id`)})))`

export type WaitingRequest = { topic: string; email: string; product_id: string | null; title: string | null }

/** Of those whose wait is over, locked for the caller alone. With the product to point at, if one has come. */
export async function takeWaiting(db: DbOrTx, limit: number): Promise<WaitingRequest[]> {
  return db
    .selectFrom('product_interests as i')
    .leftJoin('interest_announcements as a', 'a.topic', 'i.topic')
    .leftJoin('products as b', (join) =>
      join.on(
        sql<boolean>`b.id = coalesce(a.product_id, case when i.topic like 'produto:%'
          then substr(i.topic, length('produto:') + 1) end)`,
      ),
    )
    .select(['i.topic', 'i.email', 'b.id as product_id', 'b.title'])
    .where('i.confirmed_at', 'is not', null)
    .where('i.told_at', 'is', null)
    .where(IS_THERE)
    .orderBy('i.created_at')
    .limit(limit)
    .modifyEnd(sql`for update of i skip locked`)
    .execute()
}

export type UnaskedRequest = { topic: string; email: string; key: string; title: string | null }

/** Requests whose address was not asked yet and may be today, locked for the caller alone. */
export async function takeUnasked(
  db: DbOrTx,
  { limit, mailsPerDay, since }: { limit: number; mailsPerDay: number; since: Date },
): Promise<UnaskedRequest[]> {
  return db
    .selectFrom('product_interests as i')
    .leftJoin('products as b', (join) => join.on(sql<boolean>`i.topic = 'produto:' || b.id`))
    .select(['i.topic', 'i.email', 'i.key', 'b.title'])
    .where('i.confirmed_at', 'is', null)
    .where('i.confirm_sent_at', 'is', null)
    .where(
      sql<boolean>`(select count(*) from product_interests o where o.email = i.email and o.confirm_sent_at > ${since}) < ${mailsPerDay}`,
    )
    .orderBy('i.created_at')
    .limit(limit)
    .modifyEnd(sql`for update of i skip locked`)
    .execute()
}

/** How many letters of confirmation went to an address since then. */
export async function countConfirmMails(db: DbOrTx, email: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('product_interests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('email', '=', email)
    .where('confirm_sent_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export type RequestByKey = { topic: string; email: string; isConfirmed: boolean; title: string | null }

export async function findRequest(db: DbOrTx, key: string): Promise<RequestByKey | null> {
  const row = await db
    .selectFrom('product_interests as i')
    .leftJoin('products as b', (join) => join.on(sql<boolean>`i.topic = 'produto:' || b.id`))
    .select(['i.topic', 'i.email', 'b.title', sql<boolean>`i.confirmed_at is not null`.as('isConfirmed')])
    .where('i.key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

/** What an address still waits for, confirmed. */
export function findWaitingOf(db: DbOrTx, email: string): Promise<{ topic: string; title: string | null }[]> {
  return db
    .selectFrom('product_interests as i')
    .leftJoin('products as b', (join) => join.on(sql<boolean>`i.topic = 'produto:' || b.id`))
    .select(['i.topic', 'b.title'])
    .where('i.email', '=', email)
    .where('i.confirmed_at', 'is not', null)
    .where('i.told_at', 'is', null)
    .orderBy('i.created_at')
    .execute()
}

/** Everything that an address waits for, asked or not. */
export async function forgetRequestsOf(db: DbOrTx, email: string): Promise<void> {
  await db.deleteFrom('product_interests').where('email', '=', email).where('told_at', 'is', null).execute()
}
