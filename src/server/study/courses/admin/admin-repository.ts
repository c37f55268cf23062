/** Queries for the owner's courses: the list, one under its lock, and the product that brings it. */
import { sql } from 'kysely'
import type { Course } from '#domain/study/courses/course.ts'
import { courseGrant } from '#domain/study/courses/progress.ts'
import type { Db, DbOrTx, Tx } from '#server/platform/db/client.ts'

const MOST_COURSES = 200
const MOST_PRODUCTS = 300

export type CourseRow = {
  readonly slug: string
  readonly version: number
  readonly draft: Course
  readonly published: Course | null
}

export function listCourseRows(db: Db): Promise<CourseRow[]> {
  return db
    .selectFrom('courses')
    .select(['slug', 'version', 'draft', 'published'])
    .orderBy('updated_at', 'desc')
    .orderBy('slug')
    .limit(MOST_COURSES)
    .execute()
}

export async function findCourseRow(
  db: DbOrTx,
  slug: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<CourseRow | null> {
  const row = await db
    .selectFrom('courses')
    .select(['slug', 'version', 'draft', 'published'])
    .where('slug', '=', slug)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  return row ?? null
}

/** How many began each course. */
export async function countStudents(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('course_students')
    .select(['course', sql<number>`count(*)::int`.as('count')])
    .groupBy('course')
    .execute()
  return new Map(rows.map(({ course, count }) => [course, count]))
}

/** @returns false where the address is taken */
export async function insertCourse(tx: Tx, course: Course, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('courses')
    .values({ slug: course.slug, draft: JSON.stringify(course), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('slug')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateCourse(
  tx: Tx,
  { slug, version }: CourseRow,
  { draft, published, now }: { draft: Course; published: Course | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('courses')
    .set({
      draft: JSON.stringify(draft),
      published: published === null ? null : JSON.stringify(published),
      published_at: published === null ? null : sql<Date>`coalesce(published_at, ${now}::timestamptz)`,
      version: version + 1,
      updated_at: now,
    })
    .where('slug', '=', slug)
    .execute()
}

/** With what students did in it. */
export async function deleteCourse(tx: Tx, slug: string): Promise<void> {
  await tx.deleteFrom('course_students').where('course', '=', slug).execute()
  await tx.deleteFrom('courses').where('slug', '=', slug).execute()
}

export async function isBought(db: DbOrTx, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('entitlements')
    .select('name')
    .where('name', '=', courseGrant(slug))
    .where('revoked_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function listProductNames(db: Db): Promise<{ id: string; title: string; grants: string[] }[]> {
  return db
    .selectFrom('products')
    .select(['id', 'title', GRANTS.as('grants')])
    .where('deleted_at', 'is', null)
    .orderBy('title')
    .orderBy('id')
    .limit(MOST_PRODUCTS)
    .execute()
}

const GRANTS = sql<string[]>`array(select jsonb_array_elements_text(
  case when jsonb_typeof(products.metadata -> 'grants') = 'array' then products.metadata -> 'grants' else '[]' end))`

/** The one product that brings the course; others do no more, and what else they grant stays. */
export async function setProductOf(
  tx: Tx,
  slug: string,
  productId: string | null,
  now: Date,
): Promise<boolean> {
  const grant = courseGrant(slug)
  await sql`
    update products set metadata = jsonb_set(metadata, '{grants}', (metadata -> 'grants') - ${grant}), updated_at = ${now}
    where jsonb_typeof(metadata -> 'grants') = 'array' and metadata -> 'grants' ? ${grant}`.execute(tx)
  if (productId === null) return true
  const { numAffectedRows } = await sql`
    update products set updated_at = ${now}, metadata = jsonb_set(metadata, '{grants}',
      case when jsonb_typeof(metadata -> 'grants') = 'array' then metadata -> 'grants' else '[]' end
      || to_jsonb(${grant}::text))
    where id = ${productId} and deleted_at is null`.execute(tx)
  return numAffectedRows === 1n
}

export async function putHidden(tx: Tx, slug: string, isHidden: boolean, now: Date): Promise<void> {
  if (!isHidden) {
    await tx.deleteFrom('hidden_courses').where('slug', '=', slug).execute()
    return
  }
  await tx
    .insertInto('hidden_courses')
    .values({ slug, hidden_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
