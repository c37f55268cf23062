/** How far has this student come, and what may be opened (product §10 Courses)? Asked anew in every call. */
import { hasPremium } from '#domain/account/account-role.ts'
import { type Course, findLesson } from '#domain/study/courses/course.ts'
import type { OwnProgress } from '#domain/study/courses/course-wire.ts'
import { courseEntry, courseGrant, lessonStates, nextLesson } from '#domain/study/courses/progress.ts'
import type { Viewer } from '#server/identity/authenticate.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findCourse, listOpenCourses } from './published-courses.ts'
import { type Begun, listBegun, listDone, listGrants } from './repository.ts'

export type Student = Pick<Viewer, 'userId' | 'role'>

type Known = {
  readonly grants: ReadonlySet<string>
  readonly begun: readonly Begun[]
  readonly done: readonly { readonly course: string; readonly lesson: string }[]
}

export async function readKnown(db: DbOrTx, userId: string): Promise<Known> {
  const grants = await listGrants(db, userId)
  const begun = await listBegun(db, userId)
  return { grants, begun, done: begun.length > 0 ? await listDone(db, userId) : [] }
}

export function progressOf(
  course: Course,
  { role }: Pick<Student, 'role'>,
  known: Known,
  now: Date,
): OwnProgress {
  const { slug } = course
  const entry = courseEntry(course, {
    isPremium: hasPremium(role),
    isOwner: role === 'owner',
    hasBought: known.grants.has(courseGrant(slug)),
  })
  const begun = known.begun.find((one) => one.course === slug)
  const done = new Set(known.done.filter((one) => one.course === slug).map(({ lesson }) => lesson))
  const lessons = lessonStates(course, { beganAt: begun?.beganAt ?? null, done }, now)
  return {
    course: slug,
    entry,
    hasBegun: begun !== undefined,
    lessons,
    next: nextLesson(lessons, begun?.lesson ?? null),
  }
}

export async function readOwnCourses(
  context: Pick<Platform, 'db' | 'now'>,
  student: Student,
): Promise<OwnProgress[]> {
  const [courses, known] = await Promise.all([
    listOpenCourses(context),
    readKnown(context.db, student.userId),
  ])
  return courses.map((course) => progressOf(course, student, known, context.now()))
}

/** Of the course that was opened last; null where none was begun, or it waits, is closed or done. */
export async function readNextLesson(
  context: Pick<Platform, 'db' | 'now'>,
  student: Student,
): Promise<{ course: string; courseTitle: string; slug: string; title: string } | null> {
  const known = await readKnown(context.db, student.userId)
  for (const { course: slug } of known.begun) {
    const course = await findCourse(context, slug)
    const progress = course && progressOf(course, student, known, context.now())
    const lesson =
      course && progress?.next && progress.entry === 'open' ? findLesson(course, progress.next) : null
    if (course && lesson)
      return { course: slug, courseTitle: course.title, slug: lesson.slug, title: lesson.title }
  }
  return null
}
