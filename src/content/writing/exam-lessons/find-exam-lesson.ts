/** Which lesson an exam has, for its page. */
import type { ExamLesson } from '#domain/writing/exam-lesson.ts'
import { CONCURSO_LESSONS } from './concursos.ts'
import { VESTIBULAR_LESSONS } from './vestibulares.ts'

export const EXAM_LESSONS: readonly ExamLesson[] = [...VESTIBULAR_LESSONS, ...CONCURSO_LESSONS]

/** Null for an exam that has none. */
export function findExamLesson(examId: string): ExamLesson | null {
  return EXAM_LESSONS.find(({ id }) => id === examId) ?? null
}
