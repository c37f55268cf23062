/** Queries for what people answer to a feedback. */
import { sql } from 'kysely'
import type { MomentKey } from '#domain/shared/keyset.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { notBlockedBy } from './repository.ts'

export type CommentRow = {
  id: string
  feedback_id: string
  author_key: string
  user_id: string | null
  text: string
  created_at: Date
  hidden_at: Date | null
  full_name: string | null
  avatar_url: string | null
}

export async function listComments(
  db: DbOrTx,
  readerKey: string | null,
  page: { feedbackId: string; after: MomentKey | null; limit: number },
): Promise<CommentRow[]> {
  return selectComments(db)
    .where('c.feedback_id', '=', page.feedbackId)
    .where('c.hidden_at', 'is', null)
    .$if(readerKey !== null, (query) => query.where(notBlockedBy(readerKey, 'c.author_key')))
    .$if(page.after !== null, (query) =>
      query.where(sql<boolean>`(c.created_at, c.id) > (${page.after?.at}, ${page.after?.id}::uuid)`),
    )
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(page.limit)
    .execute()
}

export async function findComment(db: DbOrTx, id: string): Promise<CommentRow | null> {
  return (await selectComments(db).where('c.id', '=', id).executeTakeFirst()) ?? null
}

/** @returns false when the id is taken */
export async function insertComment(
  db: DbOrTx,
  comment: {
    id: string
    feedback_id: string
    author_key: string
    user_id: string | null
    text: string
    created_at: Date
  },
): Promise<boolean> {
  const row = await db
    .insertInto('feedback_comments')
    .values(comment)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false when there is none of this writer */
export async function deleteComment(db: DbOrTx, id: string, authorKey: string): Promise<boolean> {
  const row = await db
    .deleteFrom('feedback_comments')
    .where('id', '=', id)
    .where('author_key', '=', authorKey)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function selectComments(db: DbOrTx) {
  return db
    .selectFrom('feedback_comments as c')
    .leftJoin('profiles as p', 'p.id', 'c.user_id')
    .select([
      'c.id',
      'c.feedback_id',
      'c.author_key',
      'c.user_id',
      'c.text',
      'c.created_at',
      'c.hidden_at',
      'p.full_name',
      'p.avatar_url',
    ])
}
