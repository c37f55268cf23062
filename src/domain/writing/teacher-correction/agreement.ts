/** How far apart are grades of two who read the same essays: by competence, and how often a third would read (product §10 Correctors). */
import { COMPETENCE_COUNT } from '../../community/challenge.ts'
import type { PeerLevels } from '../peer-review.ts'
import { needsThirdReader } from './two-readers.ts'

export type LevelPair = { readonly own: PeerLevels; readonly other: PeerLevels }

export type Agreement = {
  readonly count: number
  /** Of each competence the mean distance in points; null where nothing was compared. */
  readonly apart: number[] | null
  /** The share of pairs that need no third reader, 0 to 1. */
  readonly near: number | null
}

export function agreementOf(pairs: readonly LevelPair[]): Agreement {
  if (pairs.length === 0) return { count: 0, apart: null, near: null }
  const apart = Array.from({ length: COMPETENCE_COUNT }, (_, at) =>
    meanOf(pairs.map(({ own, other }) => Math.abs((own[at] ?? 0) - (other[at] ?? 0)))),
  )
  const near = pairs.filter(({ own, other }) => !needsThirdReader(own, other)).length / pairs.length
  return { count: pairs.length, apart, near }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
