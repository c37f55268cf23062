/** Queries for the essays of the challenge. What is hidden or waits for a moderator is nobody's to read here. */
import { sql } from 'kysely'
import type { LikesKey } from '#domain/community/likes-key.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import { notBlockedBy } from '../feedback/repository.ts'

export type EssayRow = {
  id: string
  month: string
  author_key: string
  user_id: string | null
  text: string
  like_count: number
  created_at: Date
  listed_at: Date | null
  hidden_at: Date | null
  full_name: string | null
  avatar_url: string | null
  is_liked: boolean
}

export async function listEssays(
  db: DbOrTx,
  readerKey: string | null,
  page: { month: string; after: LikesKey | null; limit: number },
): Promise<EssayRow[]> {
  const { after } = page
  return (
    selectEssays(db, readerKey)
      .where('e.month', '=', page.month)
      .where('e.listed_at', 'is not', null)
      .where('e.hidden_at', 'is', null)
      .$if(readerKey !== null, (query) => query.where(notBlockedBy(readerKey, 'e.author_key')))
      .$if(after !== null, (query) =>
        query.where(
          sql<boolean>`(-e.like_count, e.created_at, e.id)
          > (-${after?.likes}::integer, ${after?.at}, ${after?.id}::uuid)`,
        ),
      )
      // Negated, as the index has it: one order for a row to be compared with.
      .orderBy(sql`-e.like_count`)
      .orderBy('e.created_at')
      .orderBy('e.id')
      .limit(page.limit)
      .execute()
  )
}

/** Whatever its state: who asks decides what may be shown. */
export async function findEssay(db: DbOrTx, readerKey: string | null, id: string): Promise<EssayRow | null> {
  return (await selectEssays(db, readerKey).where('e.id', '=', id).executeTakeFirst()) ?? null
}

export async function findOwnEssay(db: DbOrTx, authorKey: string, month: string): Promise<EssayRow | null> {
  const row = await selectEssays(db, authorKey)
    .where('e.month', '=', month)
    .where('e.author_key', '=', authorKey)
    .executeTakeFirst()
  return row ?? null
}

/**
 * One essay per person and month: a new text replaces the old one, and where moderators look first it waits again.
 * @returns true when the person had none in this month
 */
export async function putEssay(
  tx: Tx,
  essay: {
    month: string
    author_key: string
    user_id: string | null
    text: string
    now: Date
    isReviewed: boolean
  },
): Promise<boolean> {
  const { now, isReviewed, ...written } = essay
  const listedAt = isReviewed ? null : now
  const row = await tx
    .insertInto('challenge_essays')
    .values({ ...written, created_at: now, updated_at: now, listed_at: listedAt })
    .onConflict((conflict) =>
      conflict.columns(['month', 'author_key']).doUpdateSet({
        text: essay.text,
        updated_at: now,
        listed_at: sql<Date | null>`case
          when challenge_essays.text = excluded.text then challenge_essays.listed_at
          when ${isReviewed}::boolean then null
          else coalesce(challenge_essays.listed_at, excluded.listed_at) end`,
      }),
    )
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  return row.is_new
}

/** Likes are of the text that was read: a rewritten one begins without. */
export async function deleteLikesOfOtherText(
  tx: Tx,
  { month, authorKey, text }: { month: string; authorKey: string; text: string },
): Promise<void> {
  await tx
    .deleteFrom('challenge_likes')
    .where('essay_id', 'in', (eb) =>
      eb
        .selectFrom('challenge_essays')
        .select('id')
        .where('month', '=', month)
        .where('author_key', '=', authorKey)
        .where('text', '<>', text),
    )
    .execute()
}

export async function deleteEssay(tx: Tx, authorKey: string, month: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('challenge_essays')
    .where('author_key', '=', authorKey)
    .where('month', '=', month)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A person's second like is the first one. */
export async function insertLike(
  tx: Tx,
  like: { essay_id: string; author_key: string; user_id: string | null; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('challenge_likes')
    .values(like)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteLike(tx: Tx, essayId: string, authorKey: string): Promise<void> {
  await tx
    .deleteFrom('challenge_likes')
    .where('essay_id', '=', essayId)
    .where('author_key', '=', authorKey)
    .execute()
}

function selectEssays(db: DbOrTx, readerKey: string | null) {
  return db
    .selectFrom('challenge_essays as e')
    .leftJoin('profiles as p', 'p.id', 'e.user_id')
    .select([
      'e.id',
      'e.month',
      'e.author_key',
      'e.user_id',
      'e.text',
      'e.like_count',
      'e.created_at',
      'e.listed_at',
      'e.hidden_at',
      'p.full_name',
      'p.avatar_url',
    ])
    .select(
      sql<boolean>`exists (
        select from challenge_likes where essay_id = e.id and author_key = ${readerKey}::text
      )`.as('is_liked'),
    )
}
