/** Which connectives count: those that are heaped up do not. */
import type { Analysis } from '../analysis.ts'
import { CONNECTIVES } from '../lexicon/connectives.ts'
import type { PhraseHit } from '../text/phrases.ts'

const STACK_GAP_TOKENS = 2
/** Two essays of the corpus in a hundred open more of their sentences so; half of them do it in half. */
const HEAPED_SHARE = 0.84
export const HEAPED_COUNTED_SHARE = 0.35
const HEAPED_MIN_SENTENCES = 5

/**
 * Connectives, and those that count: not the second of two that stand together ("ademais, outrossim, nesse sentido"),
 * nor more than one to each eight words of a sentence; and where nearly every sentence opens with one, only a third of
 * the openings.
 */
export function connectivesOf({ doc, cues }: Pick<Analysis, 'doc' | 'cues'>): {
  all: PhraseHit[]
  counted: PhraseHit[]
  isHeaped: boolean
} {
  const all = Object.keys(CONNECTIVES)
    .flatMap((label) => cues.get(label) ?? [])
    .sort((a, b) => a.first - b.first || b.last - a.last)
  const counted: PhraseHit[] = []
  let lastEnd = -10
  const inSentence = new Map<number, number>()
  const opens = (hit: PhraseHit) => doc.sentences[hit.sentence]?.first === hit.first
  const opened = new Set(all.filter(opens).map(({ sentence }) => sentence)).size
  const isHeaped =
    doc.sentences.length >= HEAPED_MIN_SENTENCES && opened / doc.sentences.length > HEAPED_SHARE
  let openings = isHeaped ? Math.floor(doc.sentences.length * HEAPED_COUNTED_SHARE) : doc.sentences.length
  for (const hit of all) {
    const used = inSentence.get(hit.sentence) ?? 0
    const room = Math.max(1, Math.ceil((doc.sentences[hit.sentence]?.wordCount ?? 0) / 7))
    const isSame = hit.first < lastEnd
    if (!isSame && hit.first - lastEnd < STACK_GAP_TOKENS && lastEnd > 0) {
      lastEnd = Math.max(lastEnd, hit.last)
      continue
    }
    if (!isSame && used >= room) continue
    if (opens(hit) && !isSame) {
      lastEnd = Math.max(lastEnd, hit.last)
      if (openings <= 0) continue
      openings -= 1
    }
    counted.push(hit)
    lastEnd = Math.max(lastEnd, hit.last)
    inSentence.set(hit.sentence, used + 1)
  }
  return { all, counted, isHeaped }
}
