/**
 * What a student asks the teacher below a lesson (product §10 Courses, decision 0265): what it may hold, and how many may
 * wait. The same rule in the form and on the server.
 */
import { characterCount } from '../../shared/characters.ts'

export const QUESTION_LIMITS = {
  min: 10,
  max: 1_000,
  answer: 2_000,
  /** Of one student and course, without an answer yet. */
  waiting: 3,
} as const

export type QuestionProblem = 'too-short' | 'too-long'

/** What was written, without surrounding space. */
export function readQuestionText(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/** @param text as readQuestionText gives it */
export function questionProblem(text: string): QuestionProblem | null {
  if (characterCount(text) < QUESTION_LIMITS.min) return 'too-short'
  return text.length > QUESTION_LIMITS.max ? 'too-long' : null
}
