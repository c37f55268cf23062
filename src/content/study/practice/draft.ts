/**
 * How exercises of ours are written down, and what becomes of them. `{a|à}`: as it is wrong, and after each bar a form
 * that is accepted; the rest of the sentence is the same in both, so that nothing else can differ by a slip.
 */
import type { MarkKind } from '#corrector/kinds.ts'
import type { PracticeExercise } from '#domain/study/practice/exercise.ts'

/** The sentence with its braces, and why. */
export type ExerciseDraft = readonly [sentence: string, explanation: string]
export type ExerciseDrafts = Readonly<Partial<Record<MarkKind, readonly ExerciseDraft[]>>>

const CHOICE = /\{([^{}]*)\}/g

export function exerciseOf(
  kind: MarkKind,
  index: number,
  [text, explanation]: ExerciseDraft,
): PracticeExercise {
  const forms = Math.max(...[...text.matchAll(CHOICE)].map(([, inner = '']) => inner.split('|').length))
  const form = (number: number) =>
    text.replaceAll(CHOICE, (_, inner: string) => {
      const parts = inner.split('|')
      return parts[number] ?? parts.at(-1) ?? ''
    })
  const [first = '', ...others] = Array.from({ length: forms - 1 }, (_, place) => form(place + 1))
  return { id: `${kind}-${index + 1}`, kind, wrong: form(0), answers: [first, ...others], explanation }
}
