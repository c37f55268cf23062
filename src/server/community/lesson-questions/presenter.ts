/** What leaves the server of a question: of others never a name, of the owner's list a first name. */
import { findLesson } from '#domain/study/courses/course.ts'
import type { AdminQuestion, LessonQuestions } from '#domain/study/courses/lesson-question-wire.ts'
import { shownNameOf } from '#server/identity/authors/shown-name.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { findCourse } from '#server/study/courses/published-courses.ts'
import type { listOwnQuestions, listShownQuestions, QuestionRow } from './repository.ts'

type OwnRow = Awaited<ReturnType<typeof listOwnQuestions>>[number]
type ShownRow = Awaited<ReturnType<typeof listShownQuestions>>[number]

export function ownQuestionJson(row: OwnRow): LessonQuestions['own'][number] {
  const { id, text, answer } = row
  return { id, text, answer, createdAt: row.created_at.toISOString(), isShown: row.is_shown }
}

export function shownQuestionJson({ id, text, answer, answered_at }: ShownRow): LessonQuestions['shown'] {
  return answer && answered_at ? [{ id, text, answer, answeredAt: answered_at.toISOString() }] : []
}

type Asked = { readonly course: string; readonly lesson: string }
type Titles = ReadonlyMap<string, Awaited<ReturnType<typeof findCourse>>>

/** The courses of these questions as they are called now. */
export async function readTitles(context: { readonly db: DbOrTx }, asked: readonly Asked[]): Promise<Titles> {
  const titles = new Map<string, Awaited<ReturnType<typeof findCourse>>>()
  for (const slug of new Set(asked.map(({ course }) => course)))
    titles.set(slug, await findCourse(context, slug))
  return titles
}

export function titlesOf(titles: Titles, { course, lesson }: Asked) {
  const found = titles.get(course)
  return {
    courseTitle: found?.title ?? course,
    lessonTitle: (found && findLesson(found, lesson)?.title) ?? lesson,
  }
}

export function adminQuestionJson(row: QuestionRow, titles: Titles): AdminQuestion {
  const { id, course, lesson, text, answer } = row
  return {
    ...{ id, course, lesson, text, answer },
    ...titlesOf(titles, row),
    author: shownNameOf(row.full_name),
    mayShow: row.may_show,
    createdAt: row.created_at.toISOString(),
    isShown: row.is_shown,
  }
}
