/** What everybody may see of a course: its card, and its outline without the lessons' texts (product §10 Courses). */
import type { CourseAccess, CourseRelease } from './course.ts'

export type CourseCard = {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly access: CourseAccess
  readonly lessons: number
  readonly minutes: number
}

export type LessonLine = {
  readonly slug: string
  readonly title: string
  readonly minutes: number
  readonly exercises: number
}

export type CourseOutline = CourseCard & {
  readonly goals: readonly string[]
  readonly release: CourseRelease
  readonly modules: readonly { readonly title: string; readonly lessons: readonly LessonLine[] }[]
}
