/**
 * Rewriting mark by mark (product §10 The corrector and the writing room): which sentences are to be mended, where they
 * stand while the text changes around them, and which of them the engine no longer marks.
 */
import type { Correction, Mark } from '#corrector/correction.ts'
import type { MarkKind } from '#corrector/kinds.ts'
import { isDeviation } from '#corrector/rules/deviations.ts'
import { sharedWords } from '#domain/study/practice/mended.ts'
import { ownSentences } from '#domain/study/practice/own-sentences.ts'

export type GuidedProblem = 'unchanged' | 'still-there' | 'too-different'
export type GuidedItem = {
  /** Unlike every other of this rewriting. */
  readonly id: string
  readonly kind: MarkKind
  /** The sentence as it stood when it was marked. */
  readonly original: string
  /** Where it stands now. */
  readonly start: number
  readonly end: number
  readonly why: string
  readonly next: string
  readonly isSolved: boolean
  /** Of the last reading; null before it, and where nothing is wrong. */
  readonly problem: GuidedProblem | null
}
export type Guided = { readonly text: string; readonly items: readonly GuidedItem[] }

/** Less than half of the words in common is another sentence (product §9 Ranks by XP). */
const SAME_SENTENCE = 0.5

type Weighed = Pick<Correction, 'marks' | 'competences'>

/** Those that move the estimate most come first (decision 0220); of equal weight, as they stand in the text. */
export function beginGuided(text: string, { marks, competences }: Weighed): Guided {
  const held = new Set(competences.flatMap(({ caps }) => caps.map(({ id }) => id)))
  const holds = (kind: MarkKind) =>
    (held.has('deviations') && isDeviation(kind)) ||
    (held.has('conditional-proposal') && kind === 'proposal-conditional')
  const weighed = itemsIn(text, marks).map((item) => ({ item, tenths: costOf(item, marks) }))
  weighed.sort((a, b) => Number(holds(b.item.kind)) - Number(holds(a.item.kind)) || a.tenths - b.tenths)
  return { text, items: numbered(weighed.map(({ item }) => item)) }
}

/** What the marks of this kind in the sentence take, in tenths: the less, the more it takes. */
function costOf({ kind, start, end }: GuidedItem, marks: readonly Mark[]): number {
  return marks
    .filter((mark) => mark.kind === kind && mark.start >= start && mark.start < end)
    .flatMap(({ contributions }) => contributions)
    .reduce((sum, { tenths }) => sum + tenths, 0)
}

function numbered(items: readonly GuidedItem[]): GuidedItem[] {
  return items.map((item, index) => ({ ...item, id: String(index) }))
}

/** The text with another sentence in the item's place; what stands behind it moves along. */
export function withSentence({ text, items }: Guided, id: string, sentence: string): Guided {
  const item = items.find((one) => one.id === id)
  // A line end would make two paragraphs of one.
  const own = sentence.replaceAll(/\s+/g, ' ').trim()
  if (!item) return { text, items }
  const { start, end } = item
  const moved = own.length - (end - start)
  return {
    text: text.slice(0, start) + own + text.slice(end),
    items: items.map((one) => {
      if (one.start >= end) return { ...one, start: one.start + moved, end: one.end + moved }
      if (one.end <= start) return one
      if (one.start <= start && one.end >= end) return { ...one, end: one.end + moved }
      return { ...one, start, end: start + own.length }
    }),
  }
}

/** After the engine has read the text: what is solved, what is not, and what has come. */
export function settled({ text, items }: Guided, marks: readonly Mark[]): Guided {
  const now = itemsIn(text, marks)
  const judged = items.map((item): GuidedItem => {
    if (item.isSolved) return item
    const problem = problemOf(item, text, now)
    return { ...item, problem, isSolved: problem === null }
  })
  const fresh = now.filter((one) => !judged.some((item) => !item.isSolved && isSame(item, one)))
  return { text, items: numbered([...judged, ...fresh]) }
}

function problemOf(item: GuidedItem, text: string, now: readonly GuidedItem[]): GuidedProblem | null {
  const sentence = text.slice(item.start, item.end)
  if (sentence === item.original) return 'unchanged'
  if (sharedWords(item.original, sentence) < SAME_SENTENCE) return 'too-different'
  return now.some((one) => isSame(item, one)) ? 'still-there' : null
}

function isSame(a: GuidedItem, b: GuidedItem): boolean {
  return a.kind === b.kind && a.start < b.end && b.start < a.end
}

function itemsIn(text: string, marks: readonly Mark[]): GuidedItem[] {
  const faults = marks.filter(({ effect }) => effect === 'fault')
  const isMended = (kind: MarkKind): kind is MarkKind => kind !== 'proposal-lack'
  return ownSentences({ essayId: '', version: 0, text, marks: faults }, isMended)
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .flatMap(({ kind, start, end }, index) => {
      const mark = faults.find((one) => one.kind === kind && one.start >= start && one.start < end)
      if (!mark) return []
      const { why, next } = mark
      const original = text.slice(start, end)
      return [{ id: String(index), kind, original, start, end, why, next, isSolved: false, problem: null }]
    })
}
