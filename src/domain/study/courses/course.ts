/**
 * What is a course (product §10 Courses)? Modules of lessons in their order; a lesson is a text in Markdown with written
 * tasks that the engine checks. Ours and the owner's have the same shape.
 */
import type { WrittenTask } from '../practice/written-task.ts'
import type { LessonAttachment } from './lesson-attachment.ts'
import type { LessonPicture } from './lesson-picture.ts'
import type { LessonVideo } from './lesson-video.ts'

/** Whom it is for: everybody, who has premium or bought it, or only who bought it. */
export const COURSE_ACCESS = ['free', 'premium', 'sold'] as const
export type CourseAccess = (typeof COURSE_ACCESS)[number]

/** When lessons open: all at once, one after the other, or each so many days after the student began. */
export const COURSE_RELEASES = ['open', 'progress', 'days'] as const
export type CourseRelease = (typeof COURSE_RELEASES)[number]

export type CourseLesson = {
  /** Its part of the address: never changes, progress is kept by it. */
  readonly slug: string
  readonly title: string
  readonly minutes: number
  /** Counted from the student's first day; asked only where lessons open by days. */
  readonly afterDays: number
  /** Markdown. */
  readonly text: string
  /** Missing or null: a lesson to read. */
  readonly video?: LessonVideo | null | undefined
  /** Missing in courses that are older than files. */
  readonly attachments?: readonly LessonAttachment[] | undefined
  /** Missing in courses that are older than pictures. */
  readonly pictures?: readonly LessonPicture[] | undefined
  readonly exercises: readonly WrittenTask[]
}

export type CourseModule = { readonly title: string; readonly lessons: readonly CourseLesson[] }

export type Course = {
  /** Its address, and what progress and purchases know it by: never changes. */
  readonly slug: string
  readonly title: string
  /** One or two sentences: the card, search engines, what is shared. */
  readonly summary: string
  /** What one can do at its end, a line each. */
  readonly goals: readonly string[]
  readonly access: CourseAccess
  readonly release: CourseRelease
  readonly modules: readonly CourseModule[]
}

export function lessonsOf({ modules }: Pick<Course, 'modules'>): readonly CourseLesson[] {
  return modules.flatMap(({ lessons }) => lessons)
}

export function findLesson(course: Pick<Course, 'modules'>, slug: string): CourseLesson | null {
  return lessonsOf(course).find((lesson) => lesson.slug === slug) ?? null
}

/** Its lessons stand in the page itself, for everybody, also without an account. */
export function isForEverybody({ access, release }: Pick<Course, 'access' | 'release'>): boolean {
  return access === 'free' && release === 'open'
}
