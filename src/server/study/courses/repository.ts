/** Queries for courses: the owner's published ones, and how far a student has come. */
import { sql } from 'kysely'
import type { Course } from '#domain/study/courses/course.ts'
import type { Db, DbOrTx, Tx } from '#server/platform/db/client.ts'

/** More than anybody makes: a list that one press leaves. */
const MOST_COURSES = 200

export async function listPublished(db: Db): Promise<Course[]> {
  const rows = await db
    .selectFrom('courses')
    .select('published')
    .where('published', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('slug')
    .limit(MOST_COURSES)
    .execute()
  return rows.flatMap(({ published }) => published ?? [])
}

export async function findPublished(db: DbOrTx, slug: string): Promise<Course | null> {
  const row = await db
    .selectFrom('courses')
    .select('published')
    .where('slug', '=', slug)
    .where('published', 'is not', null)
    .executeTakeFirst()
  return row?.published ?? null
}

/** Names of what was bought and not taken back. */
export async function listGrants(db: DbOrTx, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('entitlements')
    .select('name')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

export type Begun = {
  readonly course: string
  readonly beganAt: Date
  readonly lesson: string
  readonly seenAt: Date
}

export async function listBegun(db: DbOrTx, userId: string): Promise<Begun[]> {
  return db
    .selectFrom('course_students')
    .select(['course', 'began_at as beganAt', 'lesson', 'seen_at as seenAt'])
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .execute()
}

export async function listDone(
  db: DbOrTx,
  userId: string,
): Promise<{ readonly course: string; readonly lesson: string }[]> {
  return db
    .selectFrom('course_lessons_done')
    .select(['course', 'lesson'])
    .where('user_id', '=', userId)
    .execute()
}

/** The first visit begins the course; each is where one goes on. */
export async function noteVisit(
  db: DbOrTx,
  { userId, course, lesson, now }: { userId: string; course: string; lesson: string; now: Date },
): Promise<void> {
  await db
    .insertInto('course_students')
    .values({ user_id: userId, course, lesson, began_at: now, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'course']).doUpdateSet({ lesson, seen_at: now }))
    .execute()
}

export type AnswerKey = { readonly userId: string; readonly course: string; readonly lesson: string }

export async function listAnswers(db: DbOrTx, { userId, course, lesson }: AnswerKey) {
  return db
    .selectFrom('course_answers')
    .select(['exercise', 'text', 'is_right as isRight', 'tries'])
    .where('user_id', '=', userId)
    .where('course', '=', course)
    .where('lesson', '=', lesson)
    .execute()
}

/** The newest text stays, counted; what was once right stays right. @returns how often it was tried */
export async function putAnswer(
  tx: Tx,
  { userId, course, lesson }: AnswerKey,
  answer: { exercise: string; text: string; isRight: boolean; now: Date },
): Promise<number> {
  const { tries } = await tx
    .insertInto('course_answers')
    .values({
      user_id: userId,
      course,
      lesson,
      exercise: answer.exercise,
      text: answer.text,
      is_right: answer.isRight,
      tries: 1,
      answered_at: answer.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'course', 'lesson', 'exercise']).doUpdateSet({
        text: answer.text,
        is_right: sql<boolean>`(course_answers.is_right or excluded.is_right)`,
        tries: sql<number>`course_answers.tries + 1`,
        answered_at: answer.now,
      }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow()
  return tries
}

export async function putDone(tx: Tx, { userId, course, lesson }: AnswerKey, now: Date): Promise<void> {
  await tx
    .insertInto('course_lessons_done')
    .values({ user_id: userId, course, lesson, done_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listHidden(db: DbOrTx): Promise<Set<string>> {
  const rows = await db.selectFrom('hidden_courses').select('slug').execute()
  return new Set(rows.map(({ slug }) => slug))
}
