/**
 * Which exercises of ours are there for a class of marks (product §9 Practice)? All of them pass through our own engine
 * in tests/practice-exercises.test.ts: the wrong sentence is marked with its class, the right one is not marked.
 */
import type { MarkKind } from '#corrector/kinds.ts'
import type { PracticeExercise } from '#domain/study/practice/exercise.ts'
import { AGREEMENT_AND_VERBS } from './agreement-and-verbs.ts'
import { COMMAS } from './commas.ts'
import { CRASE_AND_TIME } from './crase-and-time.ts'
import { exerciseOf } from './draft.ts'
import { REGISTER_AND_STYLE } from './register-and-style.ts'
import { SENTENCES_AND_TEXT } from './sentences-and-text.ts'
import { WRITING_CONVENTIONS } from './writing-conventions.ts'

const DRAFTS = {
  ...WRITING_CONVENTIONS,
  ...CRASE_AND_TIME,
  ...COMMAS,
  ...AGREEMENT_AND_VERBS,
  ...REGISTER_AND_STYLE,
  ...SENTENCES_AND_TEXT,
}

/** A class of marks that can be practised. */
export type PracticeKind = keyof typeof DRAFTS

// The keys are those of the record itself.
export const PRACTICE_KINDS = Object.keys(DRAFTS) as readonly PracticeKind[]

const EXERCISES: ReadonlyMap<MarkKind, readonly PracticeExercise[]> = new Map(
  PRACTICE_KINDS.map((kind) => [kind, DRAFTS[kind].map((draft, index) => exerciseOf(kind, index, draft))]),
)

export function isPracticeKind(kind: string): kind is PracticeKind {
  return PRACTICE_KINDS.some((one) => one === kind)
}

/** In an essay of one's own: that something is only said to be missing shows in the whole text alone. */
export function isOwnPracticeKind(kind: string): kind is PracticeKind {
  return isPracticeKind(kind) && kind !== 'proposal-lack'
}

export function exercisesOf(kind: PracticeKind): readonly PracticeExercise[] {
  return EXERCISES.get(kind) ?? []
}

export function findExercise(id: string): PracticeExercise | null {
  const kind = id.slice(0, id.lastIndexOf('-'))
  return (isPracticeKind(kind) && exercisesOf(kind).find((one) => one.id === id)) || null
}
