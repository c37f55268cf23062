/**
 * How far is the engine from this house's readers, by competence, and by how much does a shown estimate follow them? By
 * the mean difference, shrunk by how little there is: Z = n / (n + s²/τ²), the credibility of Bühlmann (ASTIN Bulletin
 * 4(3), 1967, "Experience rating and credibility"), with s² the variance of the differences and τ how far houses are
 * thought to be from the engine at all (product §10 The house's scale; decision 0202).
 */
import { COMPETENCE_COUNT } from '../../community/challenge.ts'
import type { PeerLevels } from '../peer-review.ts'

/** Below it nothing is told. */
export const CORRECTIONS_NEEDED = 40
/** The newest count: readers and engine change. */
export const CORRECTIONS_COUNTED = 400
/** τ in points, half a level. */
const BETWEEN_HOUSES = 20
/** The least variance: equal differences of forty essays are no certainty. A level of 40 points, rounded, has 40²/12. */
const LEAST_VARIANCE = 40 ** 2 / 12
const COMPETENCE_MAX = 200

export type ScalePair = { readonly house: PeerLevels; readonly engine: PeerLevels }

export type CompetenceScale = {
  /** House less engine, in points: above 0 the house gives more. */
  readonly mean: number
  /** The same without its sign. */
  readonly apart: number
  /** What is left of that distance by offsets that never saw the essay they are tried on. */
  readonly apartAfter: number
  /** What a shown estimate moves by, in whole points. */
  readonly offset: number
}

/** What estimates follow: an offset for each competence, and of how many corrections. */
export type HouseScale = { readonly offsets: readonly number[]; readonly count: number }

/** @returns null before there are enough */
export function scaleOf(pairs: readonly ScalePair[]): CompetenceScale[] | null {
  if (pairs.length < CORRECTIONS_NEEDED) return null
  return Array.from({ length: COMPETENCE_COUNT }, (_, at) =>
    scaleOfOne(pairs.map(({ house, engine }) => (house[at] ?? 0) - (engine[at] ?? 0))),
  )
}

/** @param differences two at least */
export function scaleOfOne(differences: readonly number[]): CompetenceScale {
  const sum = differences.reduce((all, one) => all + one, 0)
  const squares = differences.reduce((all, one) => all + one ** 2, 0)
  const offsetWithout = (one: number) => offsetOf(differences.length - 1, sum - one, squares - one ** 2)
  return {
    mean: meanOf(differences),
    apart: meanOf(differences.map(Math.abs)),
    apartAfter: meanOf(differences.map((one) => Math.abs(one - offsetWithout(one)))),
    offset: offsetOf(differences.length, sum, squares),
  }
}

/** @param count two at least; of one nothing is followed */
function offsetOf(count: number, sum: number, squares: number): number {
  if (count < 2) return 0
  const mean = sum / count
  const variance = (squares - count * mean ** 2) / (count - 1)
  const credibility = count / (count + Math.max(variance, LEAST_VARIANCE) / BETWEEN_HOUSES ** 2)
  return wholePoints(mean * credibility)
}

export type FollowedEstimate = { readonly levels: readonly number[]; readonly total: number }

/** The engine's levels moved to the house's scale, each within 0 and 200. */
export function followHouse(levels: PeerLevels, { offsets }: HouseScale): FollowedEstimate {
  const moved = levels.map((level, at) => Math.min(COMPETENCE_MAX, Math.max(0, level + (offsets[at] ?? 0))))
  return { levels: moved, total: moved.reduce((sum, level) => sum + level, 0) }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Without a negative zero, which is written as "-0". */
function wholePoints(value: number): number {
  return Math.round(value) || 0
}
