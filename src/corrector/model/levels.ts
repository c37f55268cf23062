/**
 * From sums to levels: the five levels nearest to the five scores whose sum is the total. The total is more certain
 * than any of its parts, so it is rounded once and the parts follow.
 */
import { COMPETENCES, type Competence } from '../kinds.ts'
import { LEVELS, type Level } from '../rubric/rubric.ts'
import type { Numbers, TopNumbers } from './numbers.ts'

export type Scores = Readonly<Record<Competence, number>>
export type LevelByCompetence = Readonly<Record<Competence, Level>>

const STEP = 40
const TOP = 200

/** @param scores in points, not rounded */
export function totalOf(
  scores: Scores,
  { totalBase, competences }: Pick<Numbers, 'totalBase' | 'competences'>,
): number {
  const sum = COMPETENCES.reduce((total, c) => total + competences[c].totalWeight * scores[c], totalBase)
  return Math.min(5 * TOP, Math.max(0, sum))
}

/** @param isStrong whether the substance draws the top upward */
export function stretched(total: number, isStrong: boolean, { stretchFrom, slope }: TopNumbers): number {
  if (!isStrong || total <= stretchFrom) return total
  return Math.min(5 * TOP, stretchFrom + slope * (total - stretchFrom))
}

export function chooseLevels(scores: Scores, total: number): LevelByCompetence {
  const levels: Record<Competence, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const c of COMPETENCES) levels[c] = Math.min(TOP, Math.max(0, Math.round(scores[c] / STEP) * STEP))
  const goal = Math.round(total / STEP) * STEP
  for (;;) {
    const sum = COMPETENCES.reduce((all, c) => all + levels[c], 0)
    if (sum === goal) break
    const move = sum < goal ? STEP : -STEP
    const cost = (c: Competence) => Math.abs(levels[c] + move - scores[c])
    const candidates = COMPETENCES.filter((c) => levels[c] + move >= 0 && levels[c] + move <= TOP)
    const first = candidates[0]
    if (first === undefined) break
    const best = candidates.reduce((a, b) => (cost(b) < cost(a) ? b : a), first)
    levels[best] += move
  }
  const level = (c: Competence) => LEVELS.find((value) => value === levels[c]) ?? 0
  return { 1: level(1), 2: level(2), 3: level(3), 4: level(4), 5: level(5) }
}
