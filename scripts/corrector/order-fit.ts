/**
 * Learns where sentences stand (src/corrector/order): of each essay its true order against other orders of the same
 * sentences, so that only what an order makes of them is learned. Two heads then say, of the measures of an order,
 * whether it is one: one against texts shuffled whole, one against paragraphs shuffled within. Every figure is of themes
 * that were left out, words and vectors as well.
 */
import { readTheme } from '#corrector/detectors/content.ts'
import { readCues } from '#corrector/order/cues.ts'
import {
  chances,
  type OrderFile,
  type OrderHead,
  type OrderScores,
  openOrder,
  PLACES,
  placesOf,
  readOrder,
  scoresOf,
  shuffled,
  shuffledWithin,
  WEIGHT_STEPS,
  type WeightFile,
} from '#corrector/order/order.ts'
import { hashOf, openVectors, type VectorFile, type Vectors } from '#corrector/substance/vectors.ts'
import { readDocument } from '#corrector/text/document.ts'
import { type Corpus, essayText } from './corpus.ts'
import { fitLogistic } from './logistic-fit.ts'
import { quantile } from './statistics.ts'
import { base64, fitVectors, vectorText } from './vectors-fit.ts'

const FOLDS = 4
/** Poor essays are out of order themselves. */
const LEARNED_FROM = 400
const POINTS_OF_TWO = 100
/** A cue stands in so many essays at least; words of fewer could be somebody's own. */
const MIN_ESSAYS = 180
const TURNS = 3
const RATE = 0.1
const RIDGE = 0.002
const OTHER_ORDERS = 6
const SIZES = { least: 6, most: 45, paragraphs: 3 } as const
/** Of the essays that the corrector thinks worth more than 600: the shares that may be named. */
export const JUDGED_ABOVE = 600
const SHARES = { whole: 0.005, within: 0.003, sure: 0.002 } as const

export type JudgedOrder = {
  readonly id: string
  readonly real: OrderScores | null
  readonly whole: OrderScores | null
  readonly within: OrderScores | null
}
export type OrderFit = {
  readonly file: OrderFile
  /** Of the portal's essays, from a fit without their themes. */
  readonly judged: readonly JudgedOrder[]
}

type Text = {
  readonly id: string
  readonly fold: number
  readonly title: string
  readonly theme: string
  readonly text: string
  readonly isLearned: boolean
}
type Weights = { readonly alone: WeightFile; readonly pairs: WeightFile }
type Orders = 'real' | 'whole' | 'within'
type Measured = {
  readonly id: string
  readonly fold: number
  readonly orders: Readonly<Record<Orders, { values: readonly number[]; movable: number } | null>>
}

/** @param predicted by essay id, the totals that the sums give without having seen the theme */
export function fitOrder(
  corpus: Corpus,
  vectors: VectorFile,
  predicted: ReadonlyMap<string, number>,
  source: string,
  say: (line: string) => void,
): OrderFit {
  const texts = textsOf(corpus)
  const own = new Set(corpus.essays.map(({ id }) => id))
  const measured: Measured[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const others = texts.filter((one) => one.fold !== fold)
    const near = openVectors(
      fitVectors(
        others.map(({ theme, text }) => vectorText(theme, text)),
        source,
      ),
    )
    const weights = learn(
      others.filter(({ isLearned }) => isLearned),
      near,
    )
    const model = openOrder({ source, ...weights, whole: NO_HEAD, within: NO_HEAD })
    for (const one of texts.filter((each) => each.fold === fold && own.has(each.id))) {
      const read = (text: string) => readOrder(readDocument(text), readTheme(one.title, ''), near, model)
      const orders = ordersOf(one.text)
      measured.push({
        id: one.id,
        fold,
        orders: { real: read(one.text), whole: read(orders.whole), within: read(orders.within) },
      })
    }
    say(`order, fold ${fold + 1} of ${FOLDS}`)
  }
  const isJudged = ({ id }: { readonly id: string }) => (predicted.get(id) ?? 0) > JUDGED_ABOVE
  const headsWithout = Array.from({ length: FOLDS }, (_, fold) =>
    headsOf(measured.filter((one) => one.fold !== fold && isJudged(one))),
  )
  const judged = measured.map(({ id, fold, orders }): JudgedOrder => {
    const heads = headsWithout[fold]
    const scores = (order: Orders): OrderScores | null => {
      const read = orders[order]
      return read && heads ? scoresOf(read, heads) : null
    }
    return { id, real: scores('real'), whole: scores('whole'), within: scores('within') }
  })
  const known = judged.filter((one) => one.real && isJudged(one))
  const border = (head: 'whole' | 'within', share: number) =>
    round(
      quantile(
        known.flatMap(({ real }) => real?.[head] ?? []),
        share,
      ),
    )
  const heads = headsOf(measured.filter(isJudged))
  const file: OrderFile = {
    source,
    ...learn(
      texts.filter(({ isLearned }) => isLearned),
      openVectors(vectors),
    ),
    whole: { ...heads.whole, named: border('whole', SHARES.whole), sure: border('whole', SHARES.sure) },
    within: { ...heads.within, named: border('within', SHARES.within), sure: border('within', SHARES.sure) },
  }
  return { file, judged }
}

const NO_HEAD: OrderHead = { bias: 0, weights: [], named: 0, sure: 0 }

/** Portal, its older essays, and another portal's; the official ones and ours are never learned from. */
function textsOf(corpus: Corpus): Text[] {
  const folds = new Map([...corpus.themes.keys()].map((id, at) => [id, (at * 7 + 3) % FOLDS]))
  return [...corpus.essays, ...corpus.others].map((essay) => {
    const isTwo = !essay.grades.some((grade) => grade > 2)
    const total = essay.grades.reduce((sum, grade) => sum + grade, 0) * (isTwo ? POINTS_OF_TWO : 1)
    return {
      id: essay.id,
      fold: folds.get(essay.theme) ?? 0,
      theme: essay.theme,
      title: corpus.themes.get(essay.theme)?.title ?? '',
      text: essayText(essay),
      isLearned: total >= LEARNED_FROM,
    }
  })
}

/** The same sentences in other places: over the whole text, and within each paragraph. */
export function ordersOf(text: string): { whole: string; within: string } {
  const doc = readDocument(text)
  const sizes = doc.paragraphs.map(({ sentences }) => sentences.length)
  const sentences = doc.sentences.map(({ start, end }) => {
    const words = doc.text.slice(start, end).trim()
    return /[.!?…]["”»)]?$/.test(words) ? words : `${words}.`
  })
  const chance = chances(hashOf(text))
  const put = (order: readonly number[]) => {
    let from = 0
    return sizes
      .map((size) => {
        from += size
        return order
          .slice(from - size, from)
          .map((at) => sentences[at] ?? '')
          .join(' ')
      })
      .join('\n')
  }
  const given = sentences.map((_, at) => at)
  return { whole: put(shuffled(given, chance)), within: put(shuffledWithin(sizes, chance)) }
}

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

function learn(texts: readonly Text[], vectors: Vectors): Weights {
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
    hashes: base64(new Uint8Array(Uint32Array.from(ids.keys(), hashOf).buffer)),
    numbers: base64(new Uint8Array(numbers.buffer)),
    most: round(most),
  }
}

/** Both from the same true orders; the second sees paragraphs that are shuffled within alone. */
function headsOf(measured: readonly Measured[]): { whole: OrderHead; within: OrderHead } {
  const head = (wrong: 'whole' | 'within'): OrderHead => {
    const pairs = measured.flatMap(({ orders: { real, [wrong]: other } }) =>
      real && other ? [real.values, other.values] : [],
    )
    const { bias, weights } = fitLogistic(
      pairs,
      pairs.map((_, at) => 1 - (at % 2)),
    )
    return { bias: round(bias), weights: weights.map(round), named: 0, sure: 0 }
  }
  return { whole: head('whole'), within: head('within') }
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
