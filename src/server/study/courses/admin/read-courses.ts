/** What the admin page of the courses shows: all of them, and one as it is edited. */
import { OWN_COURSES } from '#content/study/courses/own-courses.ts'
import type { CourseDraft, CoursesAdmin, OpenedCourse } from '#domain/console/courses-admin-wire.ts'
import { lessonsOf } from '#domain/study/courses/course.ts'
import { shownFileIds } from '#domain/study/courses/lesson-attachment.ts'
import { courseGrant } from '#domain/study/courses/progress.ts'
import type { AppContext } from '#server/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { previewUrl } from '../attachments/file-link.ts'
import { listHidden } from '../repository.ts'
import {
  type CourseRow,
  countStudents,
  findCourseRow,
  listCourseRows,
  listProductNames,
} from './admin-repository.ts'

type Stored = Pick<Platform, 'db'>

export async function readCoursesAdmin({ db }: Stored): Promise<CoursesAdmin> {
  const [rows, students, hidden] = await Promise.all([listCourseRows(db), countStudents(db), listHidden(db)])
  const studentsOf = (slug: string) => students.get(slug) ?? 0
  const hers = rows.map((row) => ({
    slug: row.slug,
    title: row.draft.title,
    isOurs: false,
    isPublished: row.published !== null,
    isHidden: false,
    hasChanges: hasChanges(row),
    lessons: lessonsOf(row.draft).length,
    students: studentsOf(row.slug),
  }))
  const ours = OWN_COURSES.map((course) => ({
    slug: course.slug,
    title: course.title,
    isOurs: true,
    isPublished: true,
    isHidden: hidden.has(course.slug),
    hasChanges: false,
    lessons: lessonsOf(course).length,
    students: studentsOf(course.slug),
  }))
  return { courses: [...hers, ...ours] }
}

/** What is kept of both is written by the database in the same order of members. */
function hasChanges({ draft, published }: CourseRow): boolean {
  return published !== null && JSON.stringify(draft) !== JSON.stringify(published)
}

export async function openCourse(
  context: Pick<AppContext, 'db' | 'keys' | 'config' | 'now'>,
  slug: string,
  ownerId: string,
): Promise<OpenedCourse | null> {
  const row = await findCourseRow(context.db, slug)
  if (!row) return null
  const [products, urlOf] = await Promise.all([
    listProductNames(context.db),
    previewUrl(context, slug, ownerId),
  ])
  return {
    version: row.version,
    // Written by the owner's form alone, which knows no other exercises.
    course: row.draft as CourseDraft,
    isPublished: row.published !== null,
    hasChanges: hasChanges(row),
    productId: products.find(({ grants }) => grants.includes(courseGrant(slug)))?.id ?? null,
    products: products.map(({ id, title }) => ({ id, title })),
    previewUrls: Object.fromEntries(
      lessonsOf(row.draft)
        .flatMap(shownFileIds)
        .map((id) => [id, urlOf(id)]),
    ),
  }
}
