/**
 * What the short lesson of an exam other than the ENEM consists of (product §10 Other exams). It says no more than the
 * rules of the exam do; what differs from the ENEM stands in those. The lessons are in content/writing/exam-lessons.
 */
import type { CourseQuestion, LessonExample } from '#domain/study/mini-course.ts'

export type ExamLessonQuestion = CourseQuestion & {
  /** Told with the answer. */
  readonly explanation: string
}

/** Every expected answer of its questions stands in it word for word, as in the mini-course. */
export type ExamLesson = {
  /** Of its exam. */
  readonly id: string
  readonly title: string
  readonly asked: readonly string[]
  readonly costs: readonly string[]
  readonly example: LessonExample | null
  /** How to train for it on this site. */
  readonly practice: readonly string[]
  /** Two or three. */
  readonly questions: readonly ExamLessonQuestion[]
}
