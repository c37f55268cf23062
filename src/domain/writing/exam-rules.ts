/**
 * How exams other than the ENEM set and grade an essay, as data (product §10 Other exams): criteria with their points,
 * how they add up, lines, title, what is asked and what zeroes. What a board does not publish stays unknown: nothing
 * here invents a number. The exams are in content/writing/exams; a new one is a new file there.
 */
import { MARK_KINDS, type MarkKind } from '#corrector/kinds.ts'

/** How surely a rule is known: read in the board's own text, told by the press, or quoted at second hand. */
export type Certainty = 'official' | 'press' | 'second-hand'

export type ExamCriterion = {
  readonly id: string
  readonly name: string
  /** What it looks at, in a sentence. */
  readonly about: string
  /** Null where the board does not publish the points. */
  readonly points: { readonly min: number; readonly max: number } | null
}

/** How the points of the criteria become the mark. */
export type ExamFormula =
  | { readonly kind: 'sum' }
  /** The sum, times what makes `of` out of its highest value. */
  | { readonly kind: 'converted'; readonly of: number }
  /** Content − k × errors ÷ written lines, never below 0: the rule of Cebraspe. */
  | { readonly kind: 'errors-per-line'; readonly k: number }
  | { readonly kind: 'unknown' }

export type ExamTheme = {
  readonly year: number
  readonly title: string
  /** Of the two levels that are published here; weaker ones are left out. */
  readonly certainty: 'high' | 'medium'
}

export type ExamRules = {
  readonly id: string
  readonly name: string
  readonly kind: 'vestibular' | 'concurso'
  /** The edition that the rules are of. */
  readonly edition: string
  /** What is written, in a sentence. */
  readonly task: string
  readonly lines: { readonly min: number | null; readonly max: number | null }
  readonly titleRule: 'required' | 'ignored' | 'by-genre' | 'unknown'
  readonly criteria: readonly ExamCriterion[]
  readonly formula: ExamFormula
  /** The highest mark; null where it is not known. */
  readonly maximum: number | null
  readonly certainty: Certainty
  /** Against the habits of the ENEM, each a sentence. */
  readonly differences: readonly string[]
  readonly zeroes: readonly string[]
  readonly themes: readonly ExamTheme[]
  readonly sources: readonly string[]
}

/** What the student gave herself, by criterion, and for Cebraspe the errors and the lines. */
export type SelfAssessment = {
  readonly points: Readonly<Record<string, number>>
  readonly errors?: number
  readonly lines?: number
}

export type SelfMark =
  | { readonly kind: 'mark'; readonly value: number; readonly of: number }
  /** A criterion, the errors or the lines have no number yet. */
  | { readonly kind: 'incomplete' }
  /** The board does not publish what would make a number. */
  | { readonly kind: 'unpublished' }

/** Two decimals, as boards round. */
const rounded = (value: number) => Math.round(value * 100) / 100

/** The mark that follows by the board's formula from what the student gave herself. */
export function selfMark(
  rules: Pick<ExamRules, 'criteria' | 'formula' | 'maximum'>,
  { points, errors, lines }: SelfAssessment,
): SelfMark {
  const { criteria, formula, maximum } = rules
  if (maximum === null || formula.kind === 'unknown') return { kind: 'unpublished' }
  let sum = 0
  let highest = 0
  for (const { id, points: range } of criteria) {
    if (!range) return { kind: 'unpublished' }
    const given = points[id]
    if (given === undefined || given < range.min || given > range.max) return { kind: 'incomplete' }
    sum += given
    highest += range.max
  }
  if (formula.kind === 'sum') return { kind: 'mark', value: rounded(sum), of: maximum }
  if (formula.kind === 'converted')
    return { kind: 'mark', value: rounded((sum * formula.of) / highest), of: formula.of }
  if (errors === undefined || lines === undefined || lines < 1 || errors < 0) return { kind: 'incomplete' }
  return { kind: 'mark', value: Math.max(0, rounded(sum - (formula.k * errors) / lines)), of: maximum }
}

/** What one error costs in a text of so many lines. */
export function costOfError(k: number, lines: number): number {
  return rounded(k / lines)
}

export type LengthProblem = 'too-short' | 'too-long'

/** Null where the text keeps to the lines, and where the board sets none. */
export function lengthProblem({ lines }: Pick<ExamRules, 'lines'>, written: number): LengthProblem | null {
  if (lines.min !== null && written < lines.min) return 'too-short'
  return lines.max !== null && written > lines.max ? 'too-long' : null
}

/** Marks of style, which no board counts as an error of language. */
const STYLE: ReadonlySet<MarkKind> = new Set([
  'first-person',
  'second-person',
  'informal',
  'sentence-long',
  'redundancy',
])

/** True for what Cebraspe counts as an error of language: spelling, grammar, punctuation. */
export function isErrorOfLanguage({ kind }: { readonly kind: MarkKind }): boolean {
  return MARK_KINDS[kind].competence === 1 && MARK_KINDS[kind].effect === 'fault' && !STYLE.has(kind)
}

export function countErrors(marks: readonly { readonly kind: MarkKind }[]): number {
  return marks.filter(isErrorOfLanguage).length
}

/** Of the deviations that a teacher finds, the share that our corrector finds (docs/corrector.md, "What it cannot see"). */
const FOUND_SHARE = 0.29

/** How many errors a teacher may find where our corrector found so many. */
export function likelyErrors(found: number): { readonly from: number; readonly to: number } {
  return { from: found, to: Math.ceil(found / FOUND_SHARE) }
}
