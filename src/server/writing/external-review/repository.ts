/** Queries for the service outside: who agreed to it, what was asked for a version, and how many a day has had. */
import { sql } from 'kysely'
import { CONSENT_WORDINGS, type ConsentPurpose } from '#domain/community/review-consent.ts'
import type { ReviewComment } from '#domain/writing/external-review.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

/** A version of an essay, by its author's right. */
export type VersionKey = { readonly userId: string; readonly essayId: string; readonly number: number }

export async function findOwnText(
  tx: Tx,
  { userId, essayId, number }: VersionKey,
): Promise<{ theme: string; text: string } | null> {
  const row = await tx
    .selectFrom('essay_versions as v')
    .innerJoin('essays as e', 'e.id', 'v.essay_id')
    .select(['e.theme', 'v.text'])
    .where('e.user_id', '=', userId)
    .where('v.essay_id', '=', essayId)
    .where('v.number', '=', number)
    .executeTakeFirst()
  return row ?? null
}

export async function findReview(db: DbOrTx, { essayId, number }: VersionKey) {
  const row = await db
    .selectFrom('essay_reviews')
    .select(['recipient', 'ticket', 'day', 'asked_at', 'comments', 'answered_at'])
    .where('essay_id', '=', essayId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ?? null
}

export async function insertQuestion(
  tx: Tx,
  { essayId, number }: VersionKey,
  question: { ticket: string; recipient: string; day: string; now: Date },
): Promise<void> {
  const { now, ...columns } = question
  await tx
    .insertInto('essay_reviews')
    .values({ essay_id: essayId, number, ...columns, asked_at: now })
    .execute()
}

/** @returns false when the question is gone: its essay was deleted, or somebody else asks by now */
export async function keepAnswer(
  tx: Tx,
  ticket: string,
  comments: readonly ReviewComment[],
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('essay_reviews')
    .set({ comments: JSON.stringify(comments), answered_at: now })
    .where('ticket', '=', ticket)
    .returning('number')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the day whose use it took; null when the question is gone */
export async function deleteQuestion(tx: Tx, ticket: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('essay_reviews')
    .where('ticket', '=', ticket)
    .where('answered_at', 'is', null)
    .returning('day')
    .executeTakeFirst()
  return row?.day ?? null
}

/** When the person agreed to what would happen now; null otherwise. */
export async function findConsent(
  db: DbOrTx,
  userId: string,
  purpose: ConsentPurpose,
  recipient: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom('review_consents')
    .select('given_at')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('purpose', '=', purpose)
    .where('wording', '=', CONSENT_WORDINGS[purpose])
    .where('recipient', '=', recipient)
    .executeTakeFirst()
  return row?.given_at ?? null
}

export async function countOwnReviews(db: DbOrTx, userId: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('review_days')
    .select('count')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** The caller holds the student and has looked at the count. */
export async function takeOwnReview(tx: Tx, userId: string, day: string): Promise<void> {
  await tx
    .insertInto('review_days')
    .values({ user_id: userId, day, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({ count: sql<number>`review_days.count + 1` }),
    )
    .execute()
}

export async function countOwnPages(db: DbOrTx, userId: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('review_days')
    .select('pages')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.pages ?? 0
}

/** The caller holds the student and has looked at the count. */
export async function takeOwnPage(tx: Tx, userId: string, day: string): Promise<void> {
  await tx
    .insertInto('review_days')
    .values({ user_id: userId, day, count: 0, pages: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({ pages: sql<number>`review_days.pages + 1` }),
    )
    .execute()
}

export async function giveBackOwnPage(tx: Tx, userId: string, day: string): Promise<void> {
  await tx
    .updateTable('review_days')
    .set({ pages: sql<number>`greatest(pages - 1, 0)` })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute()
}

/** Takes one of the day's calls of the site. @returns false when none is left */
export async function takeReviewOfSite(tx: Tx, day: string, cap: number): Promise<boolean> {
  const row = await tx
    .insertInto('review_totals')
    .values({ day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ count: sql<number>`review_totals.count + 1` })
        .where('review_totals.count', '<', cap),
    )
    .returning('count')
    .executeTakeFirst()
  return row !== undefined
}

export async function giveBackOwnReview(tx: Tx, userId: string, day: string): Promise<void> {
  await tx
    .updateTable('review_days')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute()
}

export async function giveBackReviewOfSite(tx: Tx, day: string): Promise<void> {
  await tx
    .updateTable('review_totals')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('day', '=', day)
    .execute()
}
