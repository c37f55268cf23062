/**
 * How much stricter or milder a house of graders is than those that the corrector learned from, by competence. Measures
 * are shared, the level is not: a school that has corrected enough of its own essays may have the level of its teacher.
 */
import { COMPETENCES, type Competence } from '../kinds.ts'

/** Tenths of a point that are added to each competence. */
export type Strictness = Readonly<Record<Competence, number>>
export type GradedTwice = {
  /** What the sums give, in points. */
  readonly ours: Readonly<Record<Competence, number>>
  readonly theirs: Readonly<Record<Competence, number>>
}

/** Fewer corrections tell chance from strictness badly. */
export const MIN_CORRECTIONS = 40
/** In corrections: how much doubt draws a house back to ours. */
const DOUBT = 20
const TENTHS = 10

/** @returns null while there are too few */
export function learnStrictness(corrections: readonly GradedTwice[]): Strictness | null {
  if (corrections.length < MIN_CORRECTIONS) return null
  const of = (competence: Competence) => {
    const sum = corrections.reduce((all, { ours, theirs }) => all + theirs[competence] - ours[competence], 0)
    return Math.round((TENTHS * sum) / (corrections.length + DOUBT))
  }
  const [first, second, third, fourth, fifth] = COMPETENCES
  return { 1: of(first), 2: of(second), 3: of(third), 4: of(fourth), 5: of(fifth) }
}
