/** Queries for the wall of feedback. Hidden rows are nobody's to read here; counts are kept by the database itself. */
import { sql } from 'kysely'
import type { MomentKey } from '#domain/shared/keyset.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type FeedbackRow = {
  id: string
  author_key: string
  user_id: string | null
  author_name: string
  rating: number
  comment: string
  is_sample: boolean
  like_count: number
  comment_count: number
  created_at: Date
  hidden_at: Date | null
  avatar_url: string | null
  is_liked: boolean
}

/**
 * The samples of a new wall are shown until somebody real has written.
 * @param readerKey null for who has never written: then nothing is liked and nobody is blocked
 */
export async function listFeedbacks(
  db: DbOrTx,
  readerKey: string | null,
  page: { after: MomentKey | null; limit: number },
): Promise<FeedbackRow[]> {
  return selectFeedbacks(db, readerKey)
    .where('f.hidden_at', 'is', null)
    .where(sql<boolean>`(not f.is_sample or not exists (
      select from feedbacks r where not r.is_sample and r.hidden_at is null
    ))`)
    .$if(readerKey !== null, (query) => query.where(notBlockedBy(readerKey, 'f.author_key')))
    .$if(page.after !== null, (query) =>
      query.where(sql<boolean>`(f.created_at, f.id) < (${page.after?.at}, ${page.after?.id}::uuid)`),
    )
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(page.limit)
    .execute()
}

export async function findFeedback(
  db: DbOrTx,
  readerKey: string | null,
  id: string,
): Promise<FeedbackRow | null> {
  const row = await selectFeedbacks(db, readerKey)
    .where('f.id', '=', id)
    // One's own may wait for a moderator's first look.
    .where((eb) => eb.or([eb('f.hidden_at', 'is', null), eb('f.author_key', '=', readerKey)]))
    .executeTakeFirst()
  return row ?? null
}

/** Whose feedback has this id, hidden or not. */
export async function findFeedbackOwner(db: DbOrTx, id: string): Promise<string | null> {
  const row = await db.selectFrom('feedbacks').select('author_key').where('id', '=', id).executeTakeFirst()
  return row?.author_key ?? null
}

/** @returns false when the id is taken */
export async function insertFeedback(
  db: DbOrTx,
  feedback: {
    id: string
    author_key: string
    user_id: string | null
    author_name: string
    rating: number
    comment: string
    is_sample?: boolean
    like_count?: number
    created_at: Date
  },
): Promise<boolean> {
  const row = await db
    .insertInto('feedbacks')
    .values(feedback)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false when there is none of this writer */
export async function deleteFeedback(db: DbOrTx, id: string, authorKey: string): Promise<boolean> {
  const row = await db
    .deleteFrom('feedbacks')
    .where('id', '=', id)
    .where('author_key', '=', authorKey)
    .where('is_sample', '=', false)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A person's second like is the first one. */
export async function insertLike(
  tx: Tx,
  like: { feedback_id: string; author_key: string; user_id: string | null; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('feedback_likes')
    .values(like)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteLike(tx: Tx, feedbackId: string, authorKey: string): Promise<void> {
  await tx
    .deleteFrom('feedback_likes')
    .where('feedback_id', '=', feedbackId)
    .where('author_key', '=', authorKey)
    .execute()
}

/** True while somebody can like or answer it. */
export async function isShown(db: DbOrTx, feedbackId: string): Promise<boolean> {
  const row = await db
    .selectFrom('feedbacks')
    .select('id')
    .where('id', '=', feedbackId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

function selectFeedbacks(db: DbOrTx, readerKey: string | null) {
  return db
    .selectFrom('feedbacks as f')
    .leftJoin('profiles as p', 'p.id', 'f.user_id')
    .select([
      'f.id',
      'f.author_key',
      'f.user_id',
      'f.author_name',
      'f.rating',
      'f.comment',
      'f.is_sample',
      'f.like_count',
      'f.comment_count',
      'f.created_at',
      'f.hidden_at',
      'p.avatar_url',
    ])
    .select(
      sql<boolean>`exists (
        select from feedback_likes where feedback_id = f.id and author_key = ${readerKey}::text
      )`.as('is_liked'),
    )
}

/** The texts of somebody whom the reader does not want to read any more are not there for the reader. */
export function notBlockedBy(
  readerKey: string | null,
  column: 'f.author_key' | 'c.author_key' | 'e.author_key',
) {
  return sql<boolean>`not exists (
    select from author_blocks where blocker_key = ${readerKey}::text and blocked_key = ${sql.ref(column)}
  )`
}
