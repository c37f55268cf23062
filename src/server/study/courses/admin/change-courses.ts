/**
 * The owner makes, edits, publishes and sells her courses, and hides ours (product §10 Courses): one transaction each,
 * with its entry in the audit log. What is published is checked whole, each model by our own engine.
 */
import { OWN_COURSES } from '#content/study/courses/own-courses.ts'
import { judgeWritten } from '#content/study/practice/judge.ts'
import type { CourseDraft } from '#domain/console/courses-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { freeSlug, slugOf } from '#domain/shared/slug.ts'
import {
  type CourseFault,
  checkCourse,
  withAddresses,
  withFileSizes,
} from '#domain/study/courses/course-draft.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { readFileSizes } from '../attachments/attachment-repository.ts'
import { dropUnnamed } from '../attachments/keep-file.ts'
import {
  type CourseRow,
  deleteCourse,
  findCourseRow,
  insertCourse,
  isBought,
  putHidden,
  setProductOf,
  updateCourse,
} from './admin-repository.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'corrector'>
type Stored = Pick<Context, 'db' | 'now'>

export type CourseRefusal =
  | Refusal<'course_not_found'>
  | Refusal<'changed_meanwhile'>
  | Refusal<'course_is_bought'>
  | Refusal<'course_is_published'>
  | Refusal<'product_not_found'>
  | Refusal<'invalid_course', { faults: readonly CourseFault[] }>

type Done = Ok<null> | CourseRefusal
type CourseAction = 'create' | 'edit' | 'publish' | 'unpublish' | 'delete' | 'sell' | 'hide' | 'show'

function record(tx: Tx, actorId: string, action: CourseAction, slug: string, at: Date, details = {}) {
  const entry = { actorId, action: `course.${action}`, subjectKind: 'course', subject: slug } as const
  return recordAuditEntry(tx, { ...entry, details, at })
}

export async function createCourse(
  { db, now }: Stored,
  actorId: string,
  title: string,
): Promise<{ slug: string }> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const taken = new Set(OWN_COURSES.map(({ slug }) => slug))
    for (;;) {
      const slug = freeSlug(slugOf(title) || 'curso', (one) => taken.has(one))
      const course: CourseDraft = {
        slug,
        title,
        summary: '',
        goals: [],
        access: 'free',
        release: 'open',
        modules: [],
      }
      if (await insertCourse(tx, course, at)) {
        await record(tx, actorId, 'create', slug, at, { title })
        return { slug }
      }
      taken.add(slug)
    }
  })
}

/** A course under its lock, of the version that was opened. */
async function lockVersion(
  tx: Tx,
  slug: string,
  version: number,
): Promise<Ok<CourseRow> | Refusal<'course_not_found'> | Refusal<'changed_meanwhile'>> {
  const row = await findCourseRow(tx, slug, { lock: true })
  if (!row) return refuse('course_not_found')
  return row.version === version ? ok(row) : refuse('changed_meanwhile')
}

/** A draft may be unfinished; its address stays. */
export async function saveCourse(
  { db, now }: Stored,
  actorId: string,
  slug: string,
  { version, course }: { version: number; course: CourseDraft },
): Promise<Done> {
  const at = now()
  return db.transaction().execute(async (tx): Promise<Done> => {
    const found = await lockVersion(tx, slug, version)
    if (!found.ok) return found
    const draft = withFileSizes(withAddresses({ ...course, slug }), await readFileSizes(tx, slug))
    const { published } = found.value
    await updateCourse(tx, found.value, { draft, published, now: at })
    await dropUnnamed(tx, found.value, { draft, published }, at)
    await record(tx, actorId, 'edit', slug, at, { title: draft.title })
    return ok(null)
  })
}

export async function publishCourse(
  context: Context,
  actorId: string,
  slug: string,
  version: number,
): Promise<Done> {
  const { db, now, corrector } = context
  const opened = await findCourseRow(db, slug)
  if (!opened) return refuse('course_not_found')
  // The engine reads before the transaction; the version says whether it read what is published.
  // Drafts are written by the owner's form alone, which knows no other exercises.
  const faults = await faultsOf({ corrector }, opened.draft as CourseDraft)
  const at = now()
  return db.transaction().execute(async (tx): Promise<Done> => {
    const found = await lockVersion(tx, slug, version)
    if (!found.ok) return found
    if (opened.version !== version) return refuse('changed_meanwhile')
    if (faults.length > 0) return refuse('invalid_course', { faults })
    const { draft } = found.value
    await updateCourse(tx, found.value, { draft, published: draft, now: at })
    await dropUnnamed(tx, found.value, { draft, published: draft }, at)
    await record(tx, actorId, 'publish', slug, at, { title: draft.title })
    return ok(null)
  })
}

async function faultsOf(
  { corrector }: Pick<Context, 'corrector'>,
  course: CourseDraft,
): Promise<CourseFault[]> {
  const faults = checkCourse(course)
  for (const [module, { lessons }] of course.modules.entries())
    for (const [lesson, { exercises }] of lessons.entries())
      for (const [number, exercise] of exercises.entries()) {
        const place = `modules.${module}.lessons.${lesson}.exercises.${number}`
        if (faults.some(({ field }) => field.startsWith(`${place}.`))) continue
        const { isRight } = await judgeWritten(exercise, exercise.model, corrector.correct)
        if (!isRight) faults.push({ field: `${place}.model`, code: 'model-fails' })
      }
  return faults
}

/** Who bought it keeps it: such a course is edited, and no more taken away. */
export async function unpublishCourse(
  { db, now }: Stored,
  actorId: string,
  slug: string,
  version: number,
): Promise<Done> {
  const at = now()
  return db.transaction().execute(async (tx): Promise<Done> => {
    const found = await lockVersion(tx, slug, version)
    if (!found.ok) return found
    if (await isBought(tx, slug)) return refuse('course_is_bought')
    const { draft } = found.value
    await updateCourse(tx, found.value, { draft, published: null, now: at })
    await dropUnnamed(tx, found.value, { draft, published: null }, at)
    await record(tx, actorId, 'unpublish', slug, at)
    return ok(null)
  })
}

/** With its students' progress; only what is not published, and no product brings. */
export async function removeCourse({ db, now }: Stored, actorId: string, slug: string): Promise<Done> {
  const at = now()
  return db.transaction().execute(async (tx): Promise<Done> => {
    const row = await findCourseRow(tx, slug, { lock: true })
    if (!row) return refuse('course_not_found')
    if (row.published) return refuse('course_is_published')
    if (await isBought(tx, slug)) return refuse('course_is_bought')
    await setProductOf(tx, slug, null, at)
    await deleteCourse(tx, slug)
    await record(tx, actorId, 'delete', slug, at, { title: row.draft.title })
    return ok(null)
  })
}

/** From now on; what was bought before keeps what it brought (decision 0219). */
export async function sellCourse(
  { db, now }: Stored,
  actorId: string,
  slug: string,
  productId: string | null,
): Promise<Done> {
  const at = now()
  class NoProduct extends Error {}
  try {
    return await db.transaction().execute(async (tx): Promise<Done> => {
      if (!(await findCourseRow(tx, slug, { lock: true }))) return refuse('course_not_found')
      // The product that brought it before keeps doing so where the new one is not there.
      if (!(await setProductOf(tx, slug, productId, at))) throw new NoProduct()
      await record(tx, actorId, 'sell', slug, at, { productId })
      return ok(null)
    })
  } catch (error) {
    if (error instanceof NoProduct) return refuse('product_not_found')
    throw error
  }
}

/** One of ours in the lists, or not. */
export async function listOwnCourse(
  { db, now }: Stored,
  actorId: string,
  slug: string,
  isListed: boolean,
): Promise<Done> {
  if (!OWN_COURSES.some((course) => course.slug === slug)) return refuse('course_not_found')
  const at = now()
  await db.transaction().execute(async (tx) => {
    await putHidden(tx, slug, !isListed, at)
    await record(tx, actorId, isListed ? 'show' : 'hide', slug, at)
  })
  return ok(null)
}
