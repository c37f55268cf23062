/** The other web processes of this product, as one of them sees them: they tell their numbers and their health. */
import type { Answer, Question } from './words.ts'

export type Siblings = {
  /** @returns one answer of each that serves; nothing where this process is alone */
  readonly ask: (question: Question) => Promise<readonly Answer[]>
  /** What this process answers from now on. */
  readonly answer: (answers: Readonly<Record<Question, () => unknown>>) => void
}

export const NO_SIBLINGS: Siblings = { ask: async () => [], answer: () => {} }
