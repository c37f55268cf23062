/** What is an exercise of practice (product §9 Practice)? A sentence with one fault, how it may be mended, and why. */
import type { MarkKind } from '#corrector/kinds.ts'

export type PracticeExercise = {
  /** Class and place: never changes. */
  readonly id: string
  readonly kind: MarkKind
  readonly wrong: string
  /** The one that is shown first. */
  readonly answers: readonly [string, ...string[]]
  readonly explanation: string
}
