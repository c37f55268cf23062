/**
 * Do the words that belong together go together? How well two words do, as a verb and its object or a noun and its
 * adjective, was learned from graded essays against the same words exchanged within each essay
 * (scripts/corrector/sense-fit.ts). A text is compared with itself: its pairs with other pairs of its own words (decision
 * 0299).
 */

import { bytesOf } from '../kept-bytes.ts'
import { chances, shuffled } from '../order/order.ts'
import type { Vectors } from '../substance/vectors.ts'
import type { SyntaxSentence } from '../syntax/sentences.ts'
import type { Document, Span } from '../text/document.ts'
import { knownPairs, RELATIONS, readPairs, type WordPair } from './pairs.ts'

/** As it is kept (model/sense.json): for each relation a square of signed bytes, written as signs (kept-bytes.ts). */
export type SenseFile = {
  readonly source: string
  readonly dimensions: number
  readonly numbers: string
  /** What the highest step stands for. */
  readonly most: number
  readonly biases: readonly number[]
  readonly head: SenseHead
}
/** What says, of the values of a text, whether its words go together. Below `named` they do not. */
export type SenseHead = { readonly bias: number; readonly weights: readonly number[]; readonly named: number }
export type SenseModel = {
  readonly squares: readonly Float32Array[]
  readonly biases: readonly number[]
  readonly head: SenseHead
}
export type SenseVerdict = {
  readonly isSenseless: boolean
  /** The pairs that are likeliest to be chance. */
  readonly oddest: readonly Span[]
}

export const SENSE_STEPS = 127
export const MIN_PAIRS = 60
const OTHERS = 20
/** In the worth's units: where exchanges hardly differ nothing is far from their mean. */
const LEAST_SPREAD = 0.03
const ODDEST_SHOWN = 3

export function openSense({ dimensions, numbers, most, biases, head }: SenseFile): SenseModel {
  const steps = new Int8Array(bytesOf(numbers).buffer)
  const size = dimensions * dimensions
  const squares = RELATIONS.map((_, at) =>
    Float32Array.from(steps.subarray(at * size, (at + 1) * size), (step) => (step * most) / SENSE_STEPS),
  )
  return { squares, biases, head }
}

export function judgeSense(
  doc: Document,
  sentences: readonly SyntaxSentence[],
  vectors: Vectors,
  model: SenseModel,
): SenseVerdict {
  const pairs = knownPairs(readPairs(doc, sentences), vectors)
  const read = measureSense(pairs, vectors, model)
  const isSenseless = read !== null && senseScore(read.values, model.head) < model.head.named
  if (!isSenseless) return { isSenseless, oddest: [] }
  const oddest = pairs
    .map(({ start, end }, at) => ({ start, end, worth: read.worths[at] ?? 0 }))
    .sort((a, b) => a.worth - b.worth)
    .slice(0, ODDEST_SHOWN)
  return { isSenseless, oddest: oddest.map(({ start, end }) => ({ start, end })) }
}

export function senseScore(
  values: readonly number[],
  { bias, weights }: Pick<SenseHead, 'bias' | 'weights'>,
): number {
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias)
}

/**
 * @returns how well the words go together on the mean, how far that is above other pairs of the same words, and the same
 * in their deviations; and each pair's worth. Null for too few pairs
 */
export function measureSense(
  pairs: readonly Pick<WordPair, 'relation' | 'head' | 'dependent'>[],
  vectors: Vectors,
  model: Pick<SenseModel, 'squares' | 'biases'>,
): { values: number[]; worths: number[] } | null {
  if (pairs.length < MIN_PAIRS) return null
  const worthOf = worthsOf(pairs, vectors, model)
  const places = RELATIONS.map((_, relation) =>
    pairs.flatMap((pair, at) => (pair.relation === relation ? [at] : [])),
  )
  const worths = pairs.map((_, at) => worthOf(at, at))
  const own = meanOf(worths)
  const chance = chances(271)
  const others = Array.from({ length: OTHERS }, () => {
    let sum = 0
    for (const group of places) {
      const moved = shuffled(group, chance)
      for (const [index, at] of group.entries()) sum += worthOf(at, moved[index] ?? at)
    }
    return sum / pairs.length
  })
  const mean = meanOf(others)
  const spread = Math.sqrt(meanOf(others.map((one) => (one - mean) ** 2))) + LEAST_SPREAD
  return { values: [own, own - mean, (own - mean) / spread], worths }
}

/** The worth of one pair's head with another's dependent. */
function worthsOf(
  pairs: readonly Pick<WordPair, 'relation' | 'head' | 'dependent'>[],
  vectors: Vectors,
  { squares, biases }: Pick<SenseModel, 'squares' | 'biases'>,
): (head: number, dependent: number) => number {
  const size = vectors.dimensions
  const turned = pairs.map(({ relation, head }) => {
    const own = unitAt(vectors, head)
    const square = squares[relation] ?? new Float32Array(size * size)
    return Float64Array.from({ length: size }, (_, column) => {
      let sum = 0
      for (let row = 0; row < size; row += 1) sum += (own[row] ?? 0) * (square[row * size + column] ?? 0)
      return sum
    })
  })
  const dependents = pairs.map(({ dependent }) => unitAt(vectors, dependent))
  return (head, dependent) => {
    const [a, b] = [turned[head] ?? [], dependents[dependent] ?? []]
    let sum = biases[pairs[head]?.relation ?? 0] ?? 0
    for (let at = 0; at < size; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
    return sum
  }
}

export function unitAt(vectors: Vectors, at: number): Float64Array {
  const own = Float64Array.from({ length: vectors.dimensions }, (_, d) => vectors.numberAt(at, d))
  const length = Math.sqrt(own.reduce((sum, value) => sum + value * value, 0)) + 1e-6
  return own.map((value) => value / length)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
