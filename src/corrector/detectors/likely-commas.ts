/**
 * Commas that miss where those who write well nearly always put one (`syntax/gaps.ts`), in gaps of a shape that has a name:
 * behind what opens a sentence, around what is put in, before what is hung on, between two clauses (competence 1;
 * decision 0297; pontuação).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import type { Gaps } from '../syntax/gaps.ts'
import type { SyntaxSentence } from '../syntax/sentences.ts'
import { author, between, closing, inserted, saying } from './likely-insertions.ts'
import { clauses, gerund, late, relative } from './likely-late-clauses.ts'
import { opening } from './likely-openings.ts'
import { gapAt, LIKELY, type Shape } from './open-gap.ts'
import type { Reader } from './reading.ts'

const NAMED = /^(?:NOUN|ADJ|PROPN|NUM|PRON|ADV|VERB|AUX|ADPPRON)/
const SHAPES: readonly Shape[] = [
  late,
  gerund,
  relative,
  opening,
  inserted,
  closing,
  between,
  saying,
  author,
  clauses,
]

export function findLikelyCommas(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  gapsOf: (sentence: SyntaxSentence) => Gaps,
): Finding[] {
  return sentences.flatMap((sentence) => {
    const gaps = gapsOf(sentence)
    return sentence.flatMap((word, at) => {
      const chance = gaps.chances[at] ?? 0
      const before = sentence[at - 1]
      if (!before || chance < LIKELY.source || word.isQuoted) return []
      if (word.before !== BEFORE.nothing || before.isQuoted)
        return chance >= LIKELY.sure && isClosed(reader, before.token, word.token)
          ? (late(reader, sentence, gapAt(reader, sentence, gaps, at)) ?? [])
          : []
      const gap = gapAt(reader, sentence, gaps, at)
      if (!NAMED.test(before.tag) && !/^(?:que|e)$/.test(before.lower)) return []
      for (const shape of SHAPES) {
        const found = shape(reader, sentence, gap)
        if (found) return [found]
      }
      return []
    })
  })
}

/** Nothing stands between them but what closes a quotation or a parenthesis. */
function isClosed(reader: Reader, before: number, at: number): boolean {
  return at === before + 2 && reader.isMark(before + 1, '"”»’)')
}
