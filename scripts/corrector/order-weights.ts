/**
 * What each cue of a sentence is worth in each place, and each cue of a pair: learned by making the true order of an essay
 * likelier than other orders of the same sentences.
 */

import { readTheme } from '#corrector/detectors/content.ts'
import { keptBytes } from '#corrector/kept-bytes.ts'
import { readCues } from '#corrector/order/cues.ts'
import {
  chances,
  PLACES,
  placesOf,
  shuffled,
  shuffledWithin,
  WEIGHT_STEPS,
  type WeightFile,
} from '#corrector/order/order.ts'
import { hashOf, type Vectors } from '#corrector/substance/vectors.ts'
import { readDocument } from '#corrector/text/document.ts'

/** A cue stands in so many essays at least; words of fewer could be somebody's own. */
const MIN_ESSAYS = 180
const TURNS = 3
const RATE = 0.1
const RIDGE = 0.002
const OTHER_ORDERS = 6
const SIZES = { least: 6, most: 45, paragraphs: 3 } as const

export type Weights = { readonly alone: WeightFile; readonly pairs: WeightFile }
type Learned = {
  readonly count: number
  readonly sizes: readonly number[]
  readonly places: ReturnType<typeof placesOf>
  readonly alone: readonly Int32Array[]
  readonly inside: PairCues
  readonly across: PairCues
  readonly near: PairCues
  readonly before: PairCues
}
/** Of all pairs of sentences in one row: those of a pair end where those of the next begin. */
type PairCues = { readonly starts: Int32Array; readonly cues: Int32Array }

export function learnWeights(
  texts: readonly { readonly text: string; readonly title: string }[],
  vectors: Vectors,
): Weights {
  const read = texts.flatMap(({ text, title }) => {
    const doc = readDocument(text)
    const sizes = doc.paragraphs.map(({ sentences }) => sentences.length)
    const count = doc.sentences.length
    if (count < SIZES.least || count > SIZES.most || sizes.length < SIZES.paragraphs) return []
    return [{ count, sizes, places: placesOf(sizes), cues: readCues(doc, readTheme(title, ''), vectors) }]
  })
  const [aloneIds, pairIds] = cuesInUse(read)
  const essays = read.map(({ count, sizes, places, cues }): Learned => {
    const pairs = (of: (first: number, second: number) => readonly string[], prefix: string): PairCues => {
      const starts = new Int32Array(count * count + 1)
      const known: number[] = []
      for (let at = 0; at < count * count; at += 1) {
        const [first, second] = [Math.floor(at / count), at % count]
        const own = first === second ? [] : of(first, second)
        known.push(...own.flatMap((cue) => pairIds.get(`${prefix} ${cue}`) ?? []))
        starts[at + 1] = known.length
      }
      return { starts, cues: Int32Array.from(known) }
    }
    return {
      count,
      sizes,
      places,
      alone: cues.alone.map((own) => Int32Array.from(own.flatMap((cue) => aloneIds.get(cue) ?? []))),
      inside: pairs(cues.next, 'n'),
      across: pairs(cues.next, 'x'),
      near: pairs(cues.near, 'p'),
      before: pairs(cues.before, 'b'),
    }
  })
  const alone = new Float32Array(aloneIds.size * PLACES)
  const pairs = new Float32Array(pairIds.size)
  climb(essays, alone, pairs)
  return { alone: weightFile(aloneIds, alone, PLACES), pairs: weightFile(pairIds, pairs, 1) }
}

/** Cues that stand in enough essays, with a place for each. */
function cuesInUse(
  read: readonly {
    readonly count: number
    readonly places: ReturnType<typeof placesOf>
    readonly cues: ReturnType<typeof readCues>
  }[],
): [Map<string, number>, Map<string, number>] {
  const alone = new Map<string, number>()
  const pairs = new Map<string, number>()
  const count = (counts: Map<string, number>, cues: ReadonlySet<string>) => {
    for (const cue of cues) counts.set(cue, (counts.get(cue) ?? 0) + 1)
  }
  for (const { count: sentences, places, cues } of read) {
    count(alone, new Set(cues.alone.flat()))
    const own = new Set<string>()
    for (let first = 0; first < sentences; first += 1) {
      for (let second = first + 1; second < sentences; second += 1) {
        const isSame = places[first]?.paragraph === places[second]?.paragraph
        if (second === first + 1)
          for (const cue of cues.next(first, second)) own.add(`${isSame ? 'n' : 'x'} ${cue}`)
        if (isSame) for (const cue of cues.near(first, second)) own.add(`p ${cue}`)
        for (const cue of cues.before(first, second)) own.add(`b ${cue}`)
      }
    }
    count(pairs, own)
  }
  const inUse = (counts: ReadonlyMap<string, number>) =>
    new Map(
      [...counts]
        .filter(([, essays]) => essays >= MIN_ESSAYS)
        .map(([cue]) => cue)
        .sort((a, b) => hashOf(a) - hashOf(b))
        .map((cue, at) => [cue, at]),
    )
  return [inUse(alone), inUse(pairs)]
}

/** The true order is to be worth more than six others: by the slope of its likelihood among them, essay by essay. */
function climb(essays: readonly Learned[], alone: Float32Array, pairs: Float32Array): void {
  const chance = chances(12345)
  const [aloneSeen, pairsSeen] = [
    new Float32Array(alone.length).fill(1),
    new Float32Array(pairs.length).fill(1),
  ]
  const all = essays.map((_, at) => at)
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const at of shuffled(all, chance)) {
      const essay = essays[at]
      if (!essay) continue
      const given = Array.from({ length: essay.count }, (_, place) => place)
      const orders = [given]
      for (let other = 0; other < OTHER_ORDERS; other += 1)
        orders.push(other % 2 === 0 ? shuffled(given, chance) : shuffledWithin(essay.sizes, chance))
      const worths = orders.map((order) => {
        let sum = 0
        walk(
          essay,
          order,
          (cue) => (sum += alone[cue] ?? 0),
          (cue) => (sum += pairs[cue] ?? 0),
        )
        return sum
      })
      const most = Math.max(...worths)
      const shares = worths.map((worth) => Math.exp(worth - most))
      const whole = shares.reduce((sum, share) => sum + share, 0)
      const moves = { alone: new Map<number, number>(), pairs: new Map<number, number>() }
      for (const [index, order] of orders.entries()) {
        const slope = (shares[index] ?? 0) / whole - Number(index === 0)
        if (Math.abs(slope) < 1e-4) continue
        walk(
          essay,
          order,
          (cue) => moves.alone.set(cue, (moves.alone.get(cue) ?? 0) + slope),
          (cue) => moves.pairs.set(cue, (moves.pairs.get(cue) ?? 0) + slope),
        )
      }
      step(alone, aloneSeen, moves.alone)
      step(pairs, pairsSeen, moves.pairs)
    }
  }
}

/** Each weight by a rate of its own (Adagrad). */
function step(weights: Float32Array, seen: Float32Array, moves: ReadonlyMap<number, number>): void {
  for (const [at, slope] of moves) {
    if (Math.abs(slope) < 1e-7) continue
    const move = slope + RIDGE * (weights[at] ?? 0)
    seen[at] = (seen[at] ?? 0) + move * move
    weights[at] = (weights[at] ?? 0) - (RATE * move) / Math.sqrt(seen[at] ?? 1)
  }
}

function walk(
  { count, places, alone, inside, across, near, before }: Learned,
  order: readonly number[],
  onAlone: (cue: number) => void,
  onPair: (cue: number) => void,
): void {
  const tell = ({ starts, cues }: PairCues, pair: number) => {
    for (let at = starts[pair] ?? 0; at < (starts[pair + 1] ?? 0); at += 1) onPair(cues[at] ?? 0)
  }
  for (let at = 0; at < count; at += 1) {
    const first = order[at] ?? 0
    const place = places[at]
    const slots = place?.slots ?? []
    for (const cue of alone[first] ?? []) for (const slot of slots) onAlone(cue * PLACES + slot)
    for (let other = at + 1; other < count; other += 1) {
      const second = order[other] ?? 0
      const isSame = place?.paragraph === places[other]?.paragraph
      const pair = first * count + second
      if (other === at + 1) tell(isSame ? inside : across, pair)
      if (isSame) tell(near, pair)
      tell(before, pair)
    }
  }
}

function weightFile(ids: ReadonlyMap<string, number>, weights: Float32Array, width: number): WeightFile {
  const most = weights.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 1e-6)
  const numbers = Int8Array.from({ length: ids.size * width }, (_, at) =>
    Math.round((WEIGHT_STEPS * (weights[at] ?? 0)) / most),
  )
  return {
    hashes: keptBytes(new Uint8Array(Uint32Array.from(ids.keys(), hashOf).buffer)),
    numbers: keptBytes(new Uint8Array(numbers.buffer)),
    most: round(most),
  }
}

export function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
