/**
 * What our corrector says of a text for an exam other than the ENEM (product §10 Other exams, decision 0233): the errors
 * of language and what can be counted. It was measured on the ENEM alone: no level, no total and no point comes from here.
 */
import type { Correction, Mark } from '#corrector/correction.ts'
import { type ExamRules, isErrorOfLanguage, type SelfAssessment } from './exam-rules.ts'

/** What an essay is written for where nothing else was chosen. */
export const ENEM = 'enem'

export type ExamReading = {
  readonly marks: readonly Mark[]
  readonly counts: Correction['counts']
  /** Text beyond this was not read; null when all was. */
  readonly readUpTo: number | null
}

/** The points that a mark has in the ENEM are taken off. */
export function examReading({ marks, counts, readUpTo }: Correction): ExamReading {
  return {
    marks: marks.filter(isErrorOfLanguage).map((mark) => ({ ...mark, contributions: [] })),
    counts,
    readUpTo,
  }
}

/** Points of the student's own: one for each criterion at most. */
export type OwnPoints = Readonly<Record<string, number>>

/** Where a board publishes no points, one of three words stands for them. */
const WORDS = { min: 0, max: 2 }

export function arePoints({ criteria }: Pick<ExamRules, 'criteria'>, points: OwnPoints): boolean {
  return Object.entries(points).every(([id, value]) => {
    const criterion = criteria.find((one) => one.id === id)
    if (!criterion) return false
    const { min, max } = criterion.points ?? WORDS
    return Number.isInteger(value) && value >= min && value <= max
  })
}

/** For the board's formula: the student's points with the errors and the lines that were counted. */
export function assessedWith(points: OwnPoints, { marks, counts }: ExamReading): SelfAssessment {
  return { points, errors: marks.length, lines: counts.lines }
}
