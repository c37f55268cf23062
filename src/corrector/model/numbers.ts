/**
 * The shape of the fitted numbers (model/numbers.json, written by `npm run corrector:fit`): a sum of step functions for
 * each competence, in tenths of a point, so that every sum is exact.
 */
import type { Competence } from '../kinds.ts'
import type { ThemeGate } from '../rules/theme-gate.ts'
import type { SubstanceNumbers } from '../substance/substance.ts'

/** value < knots[0] → steps[0]; knots[i − 1] ≤ value < knots[i] → steps[i]; … In tenths of a point. */
export type StepFunction = { readonly knots: readonly number[]; readonly steps: readonly number[] }

export type CompetenceNumbers = {
  /** An essay without a fault and without a merit, in tenths. */
  readonly base: number
  readonly functions: Readonly<Record<string, StepFunction>>
  /** Share of this competence's score in the total, before levels are chosen. */
  readonly totalWeight: number
}

export type Numbers = {
  readonly fittedOn: string
  readonly dataHash: string
  readonly essays: number
  readonly competences: Readonly<Record<Competence, CompetenceNumbers>>
  readonly totalBase: number
  /** Where eight of ten graders' totals lie around ours, by how high ours is. */
  readonly range: readonly { readonly upTo: number; readonly below: number; readonly above: number }[]
  readonly gate: ThemeGate
  readonly substance: SubstanceNumbers
  readonly top: TopNumbers
}

/**
 * The portal's graders gave no 1000, the exam's board does: where what an essay says is its own, a total above
 * `stretchFrom` is drawn upward by `slope`, and from `openFrom` on the range reaches 1000.
 */
export type TopNumbers = { readonly openFrom: number; readonly stretchFrom: number; readonly slope: number }

/** @returns tenths of a point */
export function stepAt({ knots, steps }: StepFunction, value: number): number {
  let low = 0
  let high = knots.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (value >= (knots[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return steps[low] ?? 0
}
