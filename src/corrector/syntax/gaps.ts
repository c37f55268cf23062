/**
 * How likely a comma stands in each gap of a sentence: a logistic sum over what stands around, learned from what those
 * who write well do (model/commas.json; decision 0297).
 */
import { gapFeatures, readGapSentence } from './comma-features.ts'
import { BEFORE, noFeatures } from './features.ts'
import type { SyntaxSentence } from './sentences.ts'
import type { SyntaxModel } from './syntax-file.ts'
import { openWeights, type Scorer, type WeightsFile } from './weights.ts'

/** As it is kept (model/commas.json). */
export type CommasFile = {
  /** What a weight of one step is worth. */
  readonly unit: number
  readonly weights: WeightsFile
}
export type CommaModel = { readonly unit: number; readonly scorer: Scorer }

/** A sentence as it reads without its commas, and how likely one stands before each word: 0 before the first. */
export type Gaps = {
  readonly tags: readonly string[]
  readonly heads: readonly number[]
  readonly labels: readonly string[]
  readonly from: Int32Array
  readonly to: Int32Array
  readonly chances: Float32Array
}

export function openCommas({ unit, weights }: CommasFile): CommaModel {
  return { unit, scorer: openWeights(weights) }
}

/** The words of a sentence, tagged and parsed as if it had no comma; where it has none, as it is. */
export function withoutCommas(sentence: SyntaxSentence, syntax: SyntaxModel) {
  const { tags, tree } = sentence.some(({ before }) => before === BEFORE.comma)
    ? readAnew(sentence, syntax)
    : {
        tags: sentence.map(({ tag }) => tag),
        tree: {
          heads: sentence.map(({ head }) => head),
          labels: sentence.map(({ label }) => label),
          margins: sentence.map(({ margin }) => margin),
        },
      }
  // The tree is of the bare words; what stands around a gap is told with the signs that were written.
  const own = readGapSentence(
    sentence.map(({ form, lower, before }, at) => ({ form, lower, before, tag: tags[at] ?? '' })),
    tree,
  )
  return { tags, tree, own }
}

function readAnew(sentence: SyntaxSentence, syntax: SyntaxModel) {
  const plain = sentence.map(({ form, lower, before }) => ({
    form,
    lower,
    before: before === BEFORE.comma ? BEFORE.nothing : before,
  }))
  const tags = syntax.tag(plain).map((tag) => syntax.tags[tag] ?? '')
  return { tags, tree: syntax.parse(plain.map((word, at) => ({ ...word, tag: tags[at] ?? '' }))) }
}

export function readGaps(sentence: SyntaxSentence, syntax: SyntaxModel, { unit, scorer }: CommaModel): Gaps {
  const { tags, tree, own } = withoutCommas(sentence, syntax)
  const features = noFeatures()
  const out = new Float32Array(1)
  const chances = new Float32Array(sentence.length)
  for (let at = 1; at < sentence.length; at += 1) {
    gapFeatures(features, own, at)
    scorer.score(features, out)
    chances[at] = 1 / (1 + Math.exp(-(out[0] ?? 0) * unit))
  }
  return { tags, heads: tree.heads, labels: tree.labels, from: own.from, to: own.to, chances }
}
