/**
 * Do the sentences stand in an order in which essays are written? What each cue is worth in each place was learned from
 * graded essays and from the same sentences shuffled (scripts/corrector/order-fit.ts). An essay is compared with itself:
 * its order with two series of other orders of its own sentences, over the whole text and within its paragraphs. So an
 * unusual hand is not mistaken for disorder (decision 0299).
 */
import type { Theme } from '../detectors/content.ts'
import { bytesOf } from '../kept-bytes.ts'
import { hashOf, type Vectors } from '../substance/vectors.ts'
import type { Document, Span } from '../text/document.ts'
import { type OrderCues, readCues } from './cues.ts'

/** As it is kept (model/order.json): hashes and rounded numbers, bytes written as signs (kept-bytes.ts). */
export type OrderFile = {
  readonly source: string
  readonly alone: WeightFile
  readonly pairs: WeightFile
  readonly whole: OrderHead
  readonly within: OrderHead
}
export type WeightFile = {
  /** Four bytes a cue, ascending. */
  readonly hashes: string
  /** A signed byte a number: a cue's worth in each place, or its one worth. */
  readonly numbers: string
  /** What the highest step stands for. */
  readonly most: number
}
/** What says, of the measures of an order, whether it is one. The lower the score, the less. */
export type OrderHead = {
  readonly bias: number
  /** In the order of OrderRead's values. */
  readonly weights: readonly number[]
  /** Below: out of order. */
  readonly named: number
  /** Below: out of order beyond doubt. */
  readonly sure: number
}

export type OrderModel = {
  readonly aloneOf: (cue: string) => ArrayLike<number> | null
  readonly pairOf: (cue: string) => number
  readonly whole: OrderHead
  readonly within: OrderHead
}

export type OrderVerdict = {
  readonly isDisordered: boolean
  readonly isSure: boolean
  /** The sentences that stand oddest. */
  readonly oddest: readonly Span[]
}

/** Finer ones cost bytes and tell nothing more. */
export const WEIGHT_STEPS = 31
/** Kind of paragraph (4), both (16), place in it (4). */
export const PLACES = 24
const MIN_SENTENCES = 8
const MAX_SENTENCES = 45
const MIN_PARAGRAPHS = 3
/** Sentences that have another place in their paragraph to go to. */
const MIN_MOVABLE = 8
const OTHER_ORDERS = 50
/** In the score's units: where orders hardly differ nothing is far from the mean. */
const LEAST_SPREAD = 0.3
const LIMITS = { least: -5, most: 8 } as const
const ODDEST_SHOWN = 2
/** Of what is not judged, too. */
export const IN_ORDER: OrderVerdict = { isDisordered: false, isSure: false, oddest: [] }

export function openOrder({ alone, pairs, whole, within }: OrderFile): OrderModel {
  const [byAlone, byPair] = [openWeights(alone, PLACES), openWeights(pairs, 1)]
  return { aloneOf: byAlone, pairOf: (cue) => byPair(cue)?.[0] ?? 0, whole, within }
}

function openWeights(file: WeightFile, width: number): (cue: string) => ArrayLike<number> | null {
  const hashes = new Uint32Array(bytesOf(file.hashes).buffer)
  const steps = new Int8Array(bytesOf(file.numbers).buffer)
  const numbers = Float32Array.from(steps, (step) => (step * file.most) / WEIGHT_STEPS)
  const places = new Map<number, number>()
  for (const [at, hash] of hashes.entries()) places.set(hash, at)
  return (cue) => {
    const at = places.get(hashOf(cue))
    return at === undefined ? null : numbers.subarray(at * width, (at + 1) * width)
  }
}

export function judgeOrder(doc: Document, theme: Theme, vectors: Vectors, model: OrderModel): OrderVerdict {
  const read = readOrder(doc, theme, vectors, model)
  if (!read) return IN_ORDER
  const verdict = judgeScores(scoresOf(read, model), model)
  return { ...verdict, oddest: verdict.isDisordered ? read.oddest() : [] }
}

type Heads = Pick<OrderModel, 'whole' | 'within'>
export type OrderScores = { readonly whole: number; readonly within: number | null }

/** @returns null where hardly a sentence has another place in its paragraph */
export function scoresOf(
  { values, movable }: Pick<OrderRead, 'values' | 'movable'>,
  heads: Heads,
): OrderScores {
  return {
    whole: scoreOf(values, heads.whole),
    within: movable >= MIN_MOVABLE ? scoreOf(values, heads.within) : null,
  }
}

export function judgeScores(
  { whole, within }: OrderScores,
  heads: Heads,
): Pick<OrderVerdict, 'isDisordered' | 'isSure'> {
  const isWhole = whole < heads.whole.named
  const isWithin = within !== null && within < heads.within.named
  return { isDisordered: isWhole || isWithin, isSure: whole < heads.whole.sure }
}

function scoreOf(values: readonly number[], { bias, weights }: Pick<OrderHead, 'bias' | 'weights'>): number {
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias)
}

export type OrderRead = {
  /**
   * The order's worth a sentence; how far above other orders it is, over the whole text and within paragraphs, in their
   * deviations; the same as worth a sentence; the number of sentences, as a logarithm.
   */
  readonly values: readonly number[]
  /** Sentences that are not alone in their paragraph. */
  readonly movable: number
  readonly oddest: () => readonly Span[]
}

/** @returns null for a text that is too short, too long, or not made of paragraphs */
export function readOrder(
  doc: Document,
  theme: Theme,
  vectors: Vectors,
  model: OrderModel,
): OrderRead | null {
  const count = doc.sentences.length
  const sizes = doc.paragraphs.map(({ sentences }) => sentences.length)
  if (count < MIN_SENTENCES || count > MAX_SENTENCES || sizes.length < MIN_PARAGRAPHS) return null
  const worth = worthOf(readCues(doc, theme, vectors), sizes, model)
  const given = Array.from({ length: count }, (_, at) => at)
  const own = worth.of(given)
  const chance = chances(4711)
  const far = comparison(own, () => worth.of(shuffled(given, chance)))
  const near = comparison(own, () => worth.of(shuffledWithin(sizes, chance)))
  const values = [own / count, far.over, near.over, far.by / count, near.by / count].map((value) =>
    Math.min(LIMITS.most, Math.max(LIMITS.least, value)),
  )
  return {
    values: [...values, Math.log(count)],
    movable: sizes.filter((size) => size > 1).reduce((sum, size) => sum + size, 0),
    oddest: () =>
      given
        .map((at) => ({ at, gain: worth.placed(at) }))
        .filter(({ gain }) => gain < 0)
        .sort((a, b) => a.gain - b.gain)
        .slice(0, ODDEST_SHOWN)
        .flatMap(({ at }) => {
          const sentence = doc.sentences[at]
          return sentence ? [{ start: sentence.start, end: sentence.end }] : []
        }),
  }
}

/** How far an order is above the mean of others: in their deviations, and in plain worth. */
function comparison(own: number, other: () => number): { over: number; by: number } {
  const others = Array.from({ length: OTHER_ORDERS }, other)
  const mean = others.reduce((sum, one) => sum + one, 0) / OTHER_ORDERS
  const variance = others.reduce((sum, one) => sum + (one - mean) ** 2, 0) / OTHER_ORDERS
  return { over: (own - mean) / (Math.sqrt(variance) + LEAST_SPREAD), by: own - mean }
}

/** What a place is: its kind of paragraph, its place in it, and both; and the paragraph. */
export function placesOf(sizes: readonly number[]): { slots: number[]; paragraph: number }[] {
  const last = sizes.length - 1
  return sizes.flatMap((size, paragraph) => {
    const kind = paragraph === 0 ? 0 : paragraph === last ? 3 : paragraph === 1 ? 1 : 2
    return Array.from({ length: size }, (_, at) => {
      const place = at === 0 ? 0 : at === size - 1 ? 3 : at === 1 ? 1 : 2
      return { slots: [kind, 4 + kind * 4 + place, 20 + place], paragraph }
    })
  })
}

type Worth = {
  readonly of: (order: readonly number[]) => number
  /** What a sentence is worth where it stands, less what it would be elsewhere. */
  readonly placed: (sentence: number) => number
}

function worthOf(
  { alone, next, near, before }: OrderCues,
  sizes: readonly number[],
  model: OrderModel,
): Worth {
  const places = placesOf(sizes)
  const count = places.length
  const worths = alone.map((cues) => {
    const sums = new Float64Array(PLACES)
    for (const cue of cues) {
      const numbers = model.aloneOf(cue)
      if (numbers)
        for (let slot = 0; slot < PLACES; slot += 1) sums[slot] = (sums[slot] ?? 0) + (numbers[slot] ?? 0)
    }
    return Float64Array.from(places, ({ slots }) => slots.reduce((sum, slot) => sum + (sums[slot] ?? 0), 0))
  })
  const sumOf = (prefix: string, cues: readonly string[]) =>
    cues.reduce((sum, cue) => sum + model.pairOf(`${prefix} ${cue}`), 0)
  const pairs = (of: (first: number, second: number) => number) =>
    worths.map((_, first) =>
      Float64Array.from(worths, (__, second) => (first === second ? 0 : of(first, second))),
    )
  const inside = pairs((first, second) => sumOf('n', next(first, second)))
  const across = pairs((first, second) => sumOf('x', next(first, second)))
  const together = pairs((first, second) => sumOf('p', near(first, second)))
  const anywhere = pairs((first, second) => sumOf('b', before(first, second)))
  const isSame = (at: number, other: number) => places[at]?.paragraph === places[other]?.paragraph

  function of(order: readonly number[]): number {
    let sum = 0
    for (let at = 0; at < count; at += 1) {
      const first = order[at] ?? 0
      sum += worths[first]?.[at] ?? 0
      for (let other = at + 1; other < count; other += 1) {
        const second = order[other] ?? 0
        sum += anywhere[first]?.[second] ?? 0
        if (isSame(at, other)) sum += together[first]?.[second] ?? 0
        if (other === at + 1) sum += (isSame(at, other) ? inside : across)[first]?.[second] ?? 0
      }
    }
    return sum
  }

  function placed(sentence: number): number {
    const own = worths[sentence] ?? new Float64Array(count)
    const mean = own.reduce((sum, value) => sum + value, 0) / count
    return (own[sentence] ?? 0) - mean
  }

  return { of, placed }
}

/** The same orders for the same text: by a fixed series of numbers. */
export function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

export function shuffled(items: readonly number[], chance: () => number): number[] {
  const order = [...items]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  return order
}

export function shuffledWithin(sizes: readonly number[], chance: () => number): number[] {
  let from = 0
  return sizes.flatMap((size) => {
    from += size
    return shuffled(
      Array.from({ length: size }, (_, at) => from - size + at),
      chance,
    )
  })
}
