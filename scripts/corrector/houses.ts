/**
 * Other houses of graders: what the corrector, fitted on one, says to essays of another, told with their own strictness
 * taken out and without. Every twelfth essay: the figures are honest, not exact.
 */
import { type Corrector, correct } from '#corrector/correct.ts'
import { COMPETENCES, type Competence } from '#corrector/kinds.ts'
import { learnStrictness } from '#corrector/model/strictness.ts'
import { type Corpus, essayText } from './corpus.ts'
import { average, correlation } from './statistics.ts'

const EVERY = 12
/** The other portal gave 0 to 2 in halves. */
const POINTS_OF_TWO = 100

export type House = {
  readonly house: 'older' | 'other' | 'official'
  readonly essays: number
  /** Graders' total less ours, on the mean. */
  readonly stricter: number
  readonly correlation: number | null
  readonly covered: number
  /** The mean error once the house's own strictness is taken out. */
  readonly errorWithOwnLevel: number
}

type Graded = { readonly theme: string; readonly text: string; readonly grades: readonly number[] }

export function houses(corpus: Corpus, corrector: Corrector): House[] {
  const graded = (isTwo: boolean): Graded[] =>
    corpus.others
      .filter(({ grades }) => grades.some((grade) => grade > 2) !== isTwo)
      .filter((_, at) => at % EVERY === 0)
      .map((essay) => ({
        theme: corpus.themes.get(essay.theme)?.title ?? '',
        text: essayText(essay),
        grades: isTwo ? essay.grades.map((grade) => grade * POINTS_OF_TWO) : essay.grades,
      }))
  const official = corpus.official.map(({ theme, paragraphs }) => ({
    theme,
    text: paragraphs.join('\n'),
    grades: [200, 200, 200, 200, 200],
  }))
  return [
    houseOf('older', graded(false), corrector),
    houseOf('other', graded(true), corrector),
    houseOf('official', official, corrector),
  ]
}

function houseOf(house: House['house'], essays: readonly Graded[], corrector: Corrector): House {
  const pairs = essays.map(({ theme, text, grades }) => {
    const { competences, total, range } = correct({ theme, text, motivating: [] }, corrector)
    const given = grades.reduce((sum, grade) => sum + grade, 0)
    const ours = byCompetence((competence) => competences[competence - 1]?.level ?? 0)
    return { ours, theirs: byCompetence((c) => grades[c - 1] ?? 0), total, given, range }
  })
  const strictness = learnStrictness(pairs)
  const shift = strictness ? COMPETENCES.reduce((sum, c) => sum + strictness[c] / 10, 0) : 0
  const misses = pairs.map(({ total, given }) => given - total)
  const given = pairs.map((one) => one.given)
  return {
    house,
    essays: pairs.length,
    stricter: Math.round(average(misses)),
    correlation:
      house === 'official'
        ? null
        : round(
            correlation(
              given,
              pairs.map(({ total }) => total),
            ),
          ),
    covered: round(
      average(pairs.map(({ range, given: total }) => Number(total >= range.from && total <= range.to))),
    ),
    errorWithOwnLevel: Math.round(average(misses.map((miss) => Math.abs(miss - shift)))),
  }
}

function byCompetence(of: (competence: Competence) => number): Record<Competence, number> {
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
