/**
 * How many deviations from the written norm a line has (competence 1). The rubric's levels are told by them: "desvios só
 * como exceção", "poucos", "alguns", "muitos" (booklet 2025, p. 13); the numbers of a line are ours. A place counts once,
 * whatever is marked on it, and a long stretch without any stop or comma counts for those that it lacks.
 */
import type { Analysis } from '../analysis.ts'
import { MARK_KINDS, type MarkKind } from '../kinds.ts'
import type { Level } from '../rubric/rubric.ts'
import { sheetLines } from './lines.ts'

/** Shown to the student, but by no grader surely a deviation. */
const SOFT: ReadonlySet<MarkKind> = new Set<MarkKind>(['sentence-long', 'first-person', 'onde'])
/** Words in a row without any mark: hardly any essay of the exam has more. */
const LONGEST_UNMARKED = 42
const WORDS_A_MARK = 14
/** Commas in a hundred words: below, an essay leaves most of them out. */
const FEW_COMMAS = 2
const USUAL_COMMAS = 5
const MIN_WORDS = 80
/** A short text is no excuse: below so many lines it is counted as having them. */
const MIN_LINES = 10

export type Deviations = { readonly count: number; readonly lines: number }

/** Whether a mark of this kind is one of the deviations that are counted. */
export function isDeviation(kind: MarkKind): boolean {
  const { competence, effect } = MARK_KINDS[kind]
  return competence === 1 && effect === 'fault' && !SOFT.has(kind)
}

export function countDeviations({ doc, findings }: Analysis): Deviations {
  let count = missingMarks(doc)
  let last = -1
  for (const { kind, start, end } of findings) {
    if (!isDeviation(kind) || start < last) continue
    count += 1
    last = end
  }
  return { count, lines: sheetLines(doc.text) }
}

/**
 * Deviations a line, up to which a level is open. Of 35 essays with the official grade 1000 none has more than four, .15 a
 * line. The portal's graders bear more: nine in ten at 200 stand under .26, at 160 under .45 (`corrector:evaluate -- DIR
 * recall` prints them), and the bounds lie between the two houses.
 */
const BOUNDS: readonly { readonly upTo: number; readonly max: Level }[] = [
  { upTo: 0.22, max: 200 },
  { upTo: 0.42, max: 160 },
  { upTo: 0.72, max: 120 },
  { upTo: 1.6, max: 80 },
]
/** So few are an exception in any text. */
const EXCEPTIONS = 2

export function boundByDeviations({ count, lines }: Deviations): Level {
  if (count <= EXCEPTIONS) return 200
  const share = count / Math.max(MIN_LINES, lines)
  return BOUNDS.find(({ upTo }) => share <= upTo)?.max ?? 40
}

function missingMarks({ tokens, words }: Analysis['doc']): number {
  if (words.length < MIN_WORDS) return 0
  let missing = 0
  let run = 0
  for (const [at, { kind, paragraph }] of tokens.entries()) {
    const isNew = tokens[at - 1]?.paragraph !== paragraph
    if (kind !== 'mark' && !isNew) {
      run += 1
      continue
    }
    if (run > LONGEST_UNMARKED) missing += Math.floor(run / WORDS_A_MARK)
    run = kind === 'mark' ? 0 : 1
  }
  if (run > LONGEST_UNMARKED) missing += Math.floor(run / WORDS_A_MARK)
  const commas = tokens.filter(({ lower }) => lower === ',' || lower === ';').length
  const share = (100 * commas) / words.length
  const lacking = share < FEW_COMMAS ? Math.round(((USUAL_COMMAS - share) * words.length) / 100) : 0
  return Math.max(missing, lacking)
}
