/** A PDF that lies beside a lesson (product §10 Courses): what may be attached, and how much. */

export const ATTACHMENT_LIMITS = {
  ofLesson: 5,
  /** With those that wait to be saved. */
  ofCourse: 200,
  megabytes: 8,
  bytes: 8 * 1024 * 1024,
} as const

export const ATTACHMENT_ID = /^att_[A-Za-z0-9_-]{12}$/

export type LessonAttachment = {
  readonly id: string
  /** What students press. */
  readonly title: string
  /** As the server keeps it; 0 where the file is gone. */
  readonly byteSize: number
}

type WithLessons<Lesson> = { readonly modules: readonly { readonly lessons: readonly Lesson[] }[] }
type Named = { readonly id: string }
type HasShown = {
  readonly pictures?: readonly Named[] | undefined
  readonly video?:
    | { readonly file?: Named | null | undefined; readonly captions?: Named | null | undefined }
    | null
    | undefined
}
type HasFiles = HasShown & { readonly attachments?: readonly Named[] | undefined }

/** @returns the files that a lesson shows in its page: pictures, its own video and the captions */
export function shownFileIds({ pictures = [], video }: HasShown): string[] {
  return [...pictures, video?.file, video?.captions].flatMap((file) => (file ? [file.id] : []))
}

/** @returns the files that the lessons of a course name */
export function fileIdsOf(course: WithLessons<HasFiles> | null): string[] {
  const lessons = course?.modules.flatMap((module) => module.lessons) ?? []
  return lessons.flatMap((lesson) => [
    ...(lesson.attachments ?? []).map(({ id }) => id),
    ...shownFileIds(lesson),
  ])
}
