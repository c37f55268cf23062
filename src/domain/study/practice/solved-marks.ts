/**
 * Which faults of a version are mended in the next one (product §9 Ranks by XP)? The sentence must still be there, in
 * other words, and without that fault: what was only deleted has taught nothing.
 */
import type { MarkKind } from '#corrector/kinds.ts'
import { sharedWords } from './mended.ts'
import { type MarkedVersion, ownSentences, sentencesOf } from './own-sentences.ts'

const SAME_SENTENCE = 0.5

export type SolvedMark = { readonly kind: MarkKind; readonly sentence: string }

export function solvedMarks(before: MarkedVersion, after: MarkedVersion): SolvedMark[] {
  const isAny = (kind: MarkKind): kind is MarkKind => kind !== 'proposal-lack'
  const left = ownSentences(after, isAny).map(({ kind, start, end }) => ({
    kind,
    sentence: after.text.slice(start, end),
  }))
  const now = sentencesOf(after.text)
  return ownSentences(before, isAny)
    .map(({ kind, start, end }) => ({ kind, sentence: before.text.slice(start, end) }))
    .filter(
      ({ kind, sentence }) =>
        !after.text.includes(sentence) &&
        now.some((one) => sharedWords(one, sentence) >= SAME_SENTENCE) &&
        !left.some((one) => one.kind === kind && sharedWords(one.sentence, sentence) >= SAME_SENTENCE),
    )
}
