/**
 * Sentences that somebody has to look at: what does not belong into the essay, what makes its writer known, what is
 * demanded against human rights (booklet 2025, p. 10, 28 and 37). Told by meaning, as far as that can be learned from
 * some thousand examples of ours and from the sentences of graded essays, which are none (decision 0310). The lists of
 * rules/passages.ts and lexicon/rights.ts speak beside it.
 */
import { openWeights, type Scorer, type WeightsFile } from '../syntax/weights.ts'
import { type ReadText, readTraits, type Traits } from './traits.ts'

export const SENTENCE_KINDS = ['disconnected', 'identification', 'rights'] as const
export type SentenceKind = (typeof SENTENCE_KINDS)[number]

/** As it is kept (model/sentence-kinds.json). */
export type SentenceKindsFile = {
  readonly source: string
  /** For each hash a weight for some of the kinds, in the order of SENTENCE_KINDS. */
  readonly weights: WeightsFile
  /** What a whole step of a weight stands for. */
  readonly unit: number
  readonly heads: readonly SentenceHead[]
}
/** Above `named` a sentence is told. */
export type SentenceHead = {
  readonly bias: number
  /** Of the values of a sentence. */
  readonly weights: readonly number[]
  readonly named: number
}
export type SentenceKindsModel = {
  readonly scorer: Scorer
  readonly unit: number
  readonly heads: readonly SentenceHead[]
}

/** Of fewer words too little can be told; a demand has somebody who does something to somebody. */
export const LEAST_WORDS: Readonly<Record<SentenceKind, number>> = {
  disconnected: 4,
  identification: 4,
  rights: 7,
}
const FEW_KEYS = 8

export function openSentenceKinds({ weights, unit, heads }: SentenceKindsFile): SentenceKindsModel {
  return { scorer: openWeights(weights), unit, heads }
}

export type ToldSentence = { readonly sentence: number; readonly kind: SentenceKind }

/** Of each sentence the kind that it passes its border by most: what is far from all essays is near to several. */
export function tellSentences(read: ReadText, model: SentenceKindsModel): ToldSentence[] {
  return readTraits(read).flatMap((traits) => {
    const scores = scoresOf(traits, model)
    let told: ToldSentence | null = null
    let most = 0
    for (const [at, kind] of SENTENCE_KINDS.entries()) {
      const beyond = (scores[at] ?? 0) - (model.heads[at]?.named ?? Number.POSITIVE_INFINITY)
      if (traits.wordCount < LEAST_WORDS[kind] || beyond <= most) continue
      most = beyond
      told = { sentence: traits.sentence, kind }
    }
    return told ?? []
  })
}

/** One for each kind. */
function scoresOf({ keys, values }: Traits, { scorer, unit, heads }: SentenceKindsModel): number[] {
  const ofKeys = new Float32Array(heads.length)
  scorer.score({ keys, count: keys.length }, ofKeys)
  const share = unit * shareOfKeys(keys.length)
  return heads.map(({ bias, weights }, at) =>
    weights.reduce(
      (sum, weight, value) => sum + weight * (values[value] ?? 0),
      bias + share * (ofKeys[at] ?? 0),
    ),
  )
}

/** A long sentence has more of everything. */
export function shareOfKeys(count: number): number {
  return 1 / Math.sqrt(Math.max(FEW_KEYS, count))
}
