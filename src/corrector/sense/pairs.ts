/** Words that belong together in a sentence's tree: who does what, what is done to what, what a thing is like. */
import type { Vectors } from '../substance/vectors.ts'
import type { SyntaxSentence } from '../syntax/sentences.ts'
import type { Document, Span } from '../text/document.ts'
import { isContentWord, stemOf } from '../text/stem.ts'

/** A subject of a verb, of anything else ("a banana é quadrada"), an object, what hangs on a verb, on a noun. */
export const RELATIONS = ['nsubj', 'pred', 'obj', 'obl', 'amod', 'nmod'] as const

export type StemPair = Span & {
  /** Its place in RELATIONS. */
  readonly relation: number
  readonly head: string
  readonly dependent: string
}
/** With the places of both stems among the vectors. */
export type WordPair = Omit<StemPair, 'head' | 'dependent'> & {
  readonly head: number
  readonly dependent: number
}

const CONTENT_TAG = /^(?:NOUN|ADJ|VERB|PROPN)/

export function readPairs(
  { tokens }: Pick<Document, 'tokens'>,
  sentences: readonly SyntaxSentence[],
): StemPair[] {
  return sentences.flatMap((sentence) =>
    sentence.flatMap((word): StemPair[] => {
      const head = sentence[word.head]
      if (!head || !CONTENT_TAG.test(word.tag) || !isContentWord(word.lower) || !isContentWord(head.lower))
        return []
      const label = word.label.split(':')[0] ?? ''
      const relation = RELATIONS.findIndex(
        (one) => one === (label === 'nsubj' && !head.tag.startsWith('VERB') ? 'pred' : label),
      )
      const [own, other] = [stemOf(word.lower), stemOf(head.lower)]
      if (relation < 0 || own === other) return []
      const places = [tokens[word.token], tokens[head.token]].flatMap((token) => token ?? [])
      return [
        {
          relation,
          head: other,
          dependent: own,
          start: Math.min(...places.map(({ start }) => start)),
          end: Math.max(...places.map(({ end }) => end)),
        },
      ]
    }),
  )
}

/** Only pairs of words that the vectors know. */
export function knownPairs(pairs: readonly StemPair[], vectors: Vectors): WordPair[] {
  return pairs.flatMap((pair) => {
    const [head, dependent] = [vectors.find(pair.head), vectors.find(pair.dependent)]
    return head < 0 || dependent < 0 ? [] : [{ ...pair, head, dependent }]
  })
}
