/**
 * What a measure is, and the small sums that all of them are made of. Each belongs to what it can be shown on: kinds of
 * marks, or an aspect of the whole text; and most may move a grade one way only, so that no explanation can be absurd.
 */
import type { Analysis } from '../analysis.ts'
import type { Competence, MarkKind } from '../kinds.ts'

/** What is said of the text as a whole, when no single word carries it. */
export const ASPECTS = [
  'length',
  'paragraphing',
  'sentences',
  'vocabulary',
  'punctuation',
  'correctness',
  'register',
  'connection',
  'theme',
  'repertoire',
  'development',
  'closing',
  'proposal',
] as const
export type Aspect = (typeof ASPECTS)[number]

/** Where the rubric looks at it: a competence is learned from its own aspects first. */
export const COMPETENCE_OF_ASPECT: Readonly<Record<Aspect, Competence>> = {
  length: 3,
  paragraphing: 4,
  sentences: 1,
  vocabulary: 1,
  punctuation: 1,
  correctness: 1,
  register: 1,
  connection: 4,
  theme: 2,
  repertoire: 2,
  development: 3,
  closing: 5,
  proposal: 5,
}

export type Measure = {
  readonly value: number
  readonly aspect: Aspect
  /** Marks that share its points; none: the whole text has them. */
  readonly kinds: readonly MarkKind[]
  /** More of it can only raise the grade, only lower it, or either. */
  readonly direction: 'up' | 'down' | 'either'
}
export type Measures = Readonly<Record<string, Measure>>

export function up(value: number, aspect: Aspect, ...kinds: MarkKind[]): Measure {
  return { value, aspect, kinds, direction: 'up' }
}

export function down(value: number, aspect: Aspect, ...kinds: MarkKind[]): Measure {
  return { value, aspect, kinds, direction: 'down' }
}

export function either(value: number, aspect: Aspect, ...kinds: MarkKind[]): Measure {
  return { value, aspect, kinds, direction: 'either' }
}

/** How often in a hundred words. */
export function per100(count: number, { doc }: Analysis): number {
  return (100 * count) / Math.max(1, doc.words.length)
}

export function log1(count: number): number {
  return Math.log1p(count)
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

export function deviation(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}
