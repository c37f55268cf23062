/**
 * Queries for reviews of products. Whoever writes one has paid for the product, and a review counts only while that
 * purchase stands (decision 0235): read from the books each time, so that nobody has to tell it of a refund.
 */
import { type SqlBool, sql } from 'kysely'
import type { MomentKey } from '#domain/shared/keyset.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import { GIFT_PROVIDER } from '#server/shop/orders/gifts/gift-provider.ts'
import { SANDBOX } from '#server/shop/payments/sandbox/sandbox-provider.ts'

/** @param asked.countsTestMoney while the shop takes no other */
export type Counted = { readonly countsTestMoney: boolean }

/** Asked for in the profile: more would be a wall. */
const MAX_REVIEWABLE = 10

/** What was given by hand, cost nothing or was paid back makes no buyer. */
function standingPurchase(userId: unknown, productId: unknown, { countsTestMoney }: Counted) {
  return sql<SqlBool>`exists (
    select from purchases b
    join orders o on o.id = b.order_id
    join order_lines l on l.order_id = b.order_id and l.variant_id = b.variant_id
    where b.user_id = ${userId} and l.product_id = ${productId} and b.revoked_at is null
      and o.paid_at is not null and o.status = 'paid'
      and l.unit_amount * l.quantity > l.discount_amount
      and o.provider <> ${GIFT_PROVIDER} and (${countsTestMoney} or o.provider <> ${SANDBOX})
  )`
}

const ofRow = (counted: Counted) => standingPurchase(sql.ref('r.user_id'), sql.ref('r.product_id'), counted)

export async function isBuyer(
  db: DbOrTx,
  userId: string,
  productId: string,
  counted: Counted,
): Promise<boolean> {
  const { rows } = await sql<{ is_buyer: boolean }>`
    select ${standingPurchase(sql`${userId}::uuid`, sql`${productId}::text`, counted)} as is_buyer`.execute(
    db,
  )
  return rows[0]?.is_buyer ?? false
}

/** Newest purchase first; a product that nobody can open any more is left out. */
export async function listReviewable(
  db: DbOrTx,
  userId: string,
  counted: Counted,
): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select p.id, p.title
    from (
      select l.product_id, max(b.purchased_at) as bought_at
      from purchases b
      join order_lines l on l.order_id = b.order_id and l.variant_id = b.variant_id
      where b.user_id = ${userId}::uuid
      group by l.product_id
    ) bought
    join products p on p.id = bought.product_id
    where p.status = 'published' and p.deleted_at is null
      and ${standingPurchase(sql`${userId}::uuid`, sql.ref('p.id'), counted)}
      and not exists (select from product_reviews r where r.product_id = p.id and r.user_id = ${userId}::uuid)
    order by bought.bought_at desc, p.id
    limit ${MAX_REVIEWABLE}`.execute(db)
  return rows
}

function selectReviews(db: DbOrTx, counted: Counted) {
  return db
    .selectFrom('product_reviews as r')
    .leftJoin('profiles as p', 'p.id', 'r.user_id')
    .innerJoin('products as t', 't.id', 'r.product_id')
    .leftJoin('moderation_cases as m', (join) =>
      join
        .on('m.subject_kind', '=', 'product_review')
        .on('m.cause', '=', 'first-look')
        .on('m.decided_at', 'is', null)
        .on(sql<SqlBool>`m.subject_id = r.id`),
    )
    .select([
      'r.id',
      'r.product_id',
      't.title as product_title',
      'p.full_name',
      'r.rating',
      'r.text',
      'r.created_at',
      'r.hidden_at',
      'r.answer',
    ])
    .select((eb) => [ofRow(counted).as('is_standing'), eb('m.subject_id', 'is not', null).as('is_waiting')])
}

export type ReviewRow = Awaited<ReturnType<typeof findOwnReview>> & {}

type AskedPage = { readonly after: MomentKey | null; readonly limit: number }

/** Those that everybody may read, newest first. */
export function listShownReviews(db: DbOrTx, productId: string, page: AskedPage, counted: Counted) {
  return newest(
    selectReviews(db, counted)
      .where('r.product_id', '=', productId)
      .where('r.hidden_at', 'is', null)
      .where(ofRow(counted)),
    page,
  ).execute()
}

/** All of them, newest first, for the owner. */
export function listAllReviews(db: DbOrTx, page: AskedPage, counted: Counted) {
  return newest(selectReviews(db, counted), page).execute()
}

function newest(query: ReturnType<typeof selectReviews>, { after, limit }: AskedPage) {
  return query
    .$if(after !== null, (q) =>
      q.where(sql<SqlBool>`(r.created_at, r.id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
}

export async function countShownReviews(
  db: DbOrTx,
  productId: string,
  counted: Counted,
): Promise<{ count: number; stars: number }> {
  return db
    .selectFrom('product_reviews as r')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(r.rating), 0)::int`.as('stars'),
    ])
    .where('r.product_id', '=', productId)
    .where('r.hidden_at', 'is', null)
    .where(ofRow(counted))
    .executeTakeFirstOrThrow()
}

export async function findOwnReview(db: DbOrTx, userId: string, productId: string, counted: Counted) {
  const row = await selectReviews(db, counted)
    .where('r.user_id', '=', userId)
    .where('r.product_id', '=', productId)
    .executeTakeFirst()
  return row ?? null
}

/** @returns its id; null when there is one of this person already */
export async function insertReview(
  tx: Tx,
  review: {
    product_id: string
    user_id: string
    author_key: string
    rating: number
    text: string
    created_at: Date
    hidden_at: Date
  },
): Promise<string | null> {
  const row = await tx
    .insertInto('product_reviews')
    .values(review)
    .onConflict((conflict) => conflict.columns(['product_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function deleteOwnReview(db: DbOrTx, userId: string, productId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('product_reviews')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @param answer null takes it back; @returns the product's id; null when there is no such review */
export async function setAnswer(tx: Tx, id: string, answer: string | null, at: Date): Promise<string | null> {
  const row = await tx
    .updateTable('product_reviews')
    .set({ answer, answered_at: answer === null ? null : at })
    .where('id', '=', id)
    .returning('product_id')
    .executeTakeFirst()
  return row?.product_id ?? null
}
