/** Queries of the questions below lessons (product §10 Courses, decision 0265). */
import { type SqlBool, sql } from 'kysely'
import type { MomentKey } from '#domain/shared/keyset.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

type Lesson = { readonly course: string; readonly lesson: string }

export function listOwnQuestions(db: DbOrTx, userId: string, { course, lesson }: Lesson, limit: number) {
  return db
    .selectFrom('lesson_questions')
    .select(['id', 'text', 'created_at', 'answer', 'is_shown'])
    .where('user_id', '=', userId)
    .where('course', '=', course)
    .where('lesson', '=', lesson)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Of everybody but this student. */
export function listShownQuestions(db: DbOrTx, userId: string, { course, lesson }: Lesson, limit: number) {
  return db
    .selectFrom('lesson_questions')
    .select(['id', 'text', 'answer', 'answered_at'])
    .where('course', '=', course)
    .where('lesson', '=', lesson)
    .where('is_shown', '=', true)
    .where('user_id', '<>', userId)
    .orderBy('answered_at', 'desc')
    .limit(limit)
    .execute()
}

/** One question of an account at a time. */
export async function lockAsker(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** @returns what this student has asked in this course and nobody has answered */
export function listWaitingOf(tx: Tx, userId: string, course: string) {
  return tx
    .selectFrom('lesson_questions')
    .select(['lesson', 'text'])
    .where('user_id', '=', userId)
    .where('course', '=', course)
    .where('answer', 'is', null)
    .execute()
}

export async function insertQuestion(
  tx: Tx,
  question: Lesson & {
    readonly userId: string
    readonly text: string
    readonly mayShow: boolean
    readonly now: Date
  },
): Promise<string> {
  const { course, lesson, userId, text, mayShow, now } = question
  const { id } = await tx
    .insertInto('lesson_questions')
    .values({ course, lesson, user_id: userId, text, may_show: mayShow, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteOwnQuestion(db: DbOrTx, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('lesson_questions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function selectQuestions(db: DbOrTx) {
  return db
    .selectFrom('lesson_questions as q')
    .leftJoin('profiles as p', 'p.id', 'q.user_id')
    .select(['q.id', 'q.course', 'q.lesson', 'q.text', 'q.may_show', 'q.created_at', 'q.answer'])
    .select(['q.answered_at', 'q.is_shown', 'p.full_name'])
}

export type QuestionRow = Awaited<ReturnType<typeof listWaiting>>[number]

type AskedPage = { readonly after: MomentKey | null; readonly limit: number }

/** Without an answer, the oldest first. */
export function listWaiting(db: DbOrTx, { after, limit }: AskedPage) {
  return selectQuestions(db)
    .where('q.answer', 'is', null)
    .$if(after !== null, (q) =>
      q.where(sql<SqlBool>`(q.created_at, q.id) > (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('q.created_at')
    .orderBy('q.id')
    .limit(limit)
    .execute()
}

/** With an answer, the newest first. */
export function listAnswered(db: DbOrTx, { after, limit }: AskedPage) {
  return selectQuestions(db)
    .where('q.answer', 'is not', null)
    .$if(after !== null, (q) =>
      q.where(sql<SqlBool>`(q.answered_at, q.id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('q.answered_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(limit)
    .execute()
}

export async function findQuestion(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('lesson_questions as q')
    .innerJoin('users as u', 'u.id', 'q.user_id')
    .leftJoin('profiles as p', 'p.id', 'q.user_id')
    .select(['q.user_id', 'q.course', 'q.lesson', 'q.text', 'q.may_show', 'q.answer', 'q.is_shown'])
    .select(['u.email', 'p.full_name'])
    .where('q.id', '=', id)
    .forUpdate('q')
    .executeTakeFirst()
  return row ?? null
}

export async function setAnswer(
  tx: Tx,
  id: string,
  { text, isShown, now }: { readonly text: string; readonly isShown: boolean; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('lesson_questions')
    .set({ answer: text, answered_at: now, is_shown: isShown })
    .where('id', '=', id)
    .execute()
}
