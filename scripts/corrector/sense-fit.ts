/**
 * Learns which words go together (src/corrector/sense): the pairs of each essay's trees against the same words exchanged
 * within it, so that neither theme nor quality teaches anything. Every figure is of themes that were left out, vectors as
 * well.
 */

import type { Language } from '#corrector/analysis.ts'
import { read } from '#corrector/detectors/reading.ts'
import { keptBytes } from '#corrector/kept-bytes.ts'
import { chances, shuffled } from '#corrector/order/order.ts'
import { knownPairs, RELATIONS, readPairs, type WordPair } from '#corrector/sense/pairs.ts'
import {
  measureSense,
  SENSE_STEPS,
  type SenseFile,
  type SenseHead,
  senseScore,
  unitAt,
} from '#corrector/sense/sense.ts'
import { openVectors, type VectorFile, type Vectors } from '#corrector/substance/vectors.ts'
import { readSyntax } from '#corrector/syntax/sentences.ts'
import { readDocument } from '#corrector/text/document.ts'
import { type Corpus, essayText } from './corpus.ts'
import { fitLogistic } from './logistic-fit.ts'
import { JUDGED_ABOVE } from './order-fit.ts'
import { quantile } from './statistics.ts'
import { fitVectors, vectorText } from './vectors-fit.ts'

const FOLDS = 4
const TURNS = 3
const RATE = 0.3
const BIAS_RATE = 0.02
/** Of the essays that the corrector thinks worth more than 600. */
const NAMED_SHARE = 0.001

type Pair = Pick<WordPair, 'relation' | 'head' | 'dependent'>
type Squares = { readonly squares: readonly Float32Array[]; readonly biases: number[] }
/** By essay, what the heads of left-out themes say of it as written, and with the words of each relation exchanged. */
export type JudgedSense = {
  readonly id: string
  readonly real: number | null
  readonly exchanged: number | null
}
export type SenseFit = { readonly file: SenseFile; readonly judged: readonly JudgedSense[] }

type Parsed = {
  readonly id: string
  readonly fold: number
  readonly isOwn: boolean
  readonly pairsOf: (vectors: Vectors) => Pair[]
}

/** @param predicted by essay id, the totals that the sums give without having seen the theme */
export function fitSense(
  corpus: Corpus,
  language: Language,
  vectors: VectorFile,
  predicted: ReadonlyMap<string, number>,
  source: string,
  say: (line: string) => void,
): SenseFit {
  const folds = new Map([...corpus.themes.keys()].map((id, at) => [id, (at * 7 + 3) % FOLDS]))
  const texts = [...corpus.essays, ...corpus.others].map((essay) => ({
    fold: folds.get(essay.theme) ?? 0,
    words: vectorText(essay.theme, essayText(essay)),
  }))
  const own = new Set(corpus.essays.map(({ id }) => id))
  const parsed = [...corpus.essays, ...corpus.others.filter(isOfPortal)].map((essay): Parsed => {
    const doc = readDocument(essayText(essay))
    const pairs = readPairs(doc, readSyntax(read(doc), language.syntax))
    return {
      id: essay.id,
      fold: folds.get(essay.theme) ?? 0,
      isOwn: own.has(essay.id),
      pairsOf: (known) => knownPairs(pairs, known),
    }
  })
  say(`sense: ${parsed.length} essays parsed`)
  const measured: { id: string; fold: number; real: number[] | null; exchanged: number[] | null }[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const near = openVectors(
      fitVectors(
        texts.filter((one) => one.fold !== fold).map(({ words }) => words),
        source,
      ),
    )
    const learned = parsed.filter((one) => one.fold !== fold).map(({ pairsOf }) => pairsOf(near))
    const model = rounded(learn(learned, near))
    const chance = chances(fold + 1)
    for (const one of parsed.filter((each) => each.fold === fold && each.isOwn)) {
      const pairs = one.pairsOf(near)
      measured.push({
        id: one.id,
        fold,
        real: measureSense(pairs, near, model)?.values ?? null,
        exchanged: measureSense(exchange(pairs, chance), near, model)?.values ?? null,
      })
    }
    say(`sense, fold ${fold + 1} of ${FOLDS}`)
  }
  const isJudged = ({ id }: { readonly id: string }) => (predicted.get(id) ?? 0) > JUDGED_ABOVE
  const heads = Array.from({ length: FOLDS }, (_, fold) =>
    headOf(measured.filter((one) => one.fold !== fold && isJudged(one))),
  )
  const judged = measured.map(({ id, fold, real, exchanged }): JudgedSense => {
    const head = heads[fold]
    const score = (values: number[] | null) => (values && head ? senseScore(values, head) : null)
    return { id, real: score(real), exchanged: score(exchanged) }
  })
  const all = openVectors(vectors)
  const whole = learn(
    parsed.map(({ pairsOf }) => pairsOf(all)),
    all,
  )
  const known = judged.filter(isJudged).flatMap(({ real }) => real ?? [])
  return {
    file: {
      source,
      ...fileOf(whole, all.dimensions),
      head: { ...headOf(measured.filter(isJudged)), named: round(quantile(known, NAMED_SHARE)) },
    },
    judged,
  }
}

function isOfPortal({ grades }: Corpus['others'][number]): boolean {
  return grades.some((grade) => grade > 2)
}

/** The dependents of each relation, dealt out anew. */
function exchange(pairs: readonly Pair[], chance: () => number): Pair[] {
  return RELATIONS.flatMap((_, relation) => {
    const own = pairs.filter((pair) => pair.relation === relation)
    const dealt = shuffled(
      own.map(({ dependent }) => dependent),
      chance,
    )
    return own.map((pair, at) => ({ ...pair, dependent: dealt[at] ?? pair.dependent }))
  })
}

/** A square for each relation, by the slope of the likelihood that a pair is a true one. */
function learn(essays: readonly (readonly Pair[])[], vectors: Vectors): Squares {
  const size = vectors.dimensions
  const units = Array.from({ length: vectors.size }, (_, at) => unitAt(vectors, at))
  const squares = RELATIONS.map(() => new Float32Array(size * size))
  const biases = RELATIONS.map(() => 0)
  const chance = chances(99)
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const at of shuffled(
      essays.map((_, index) => index),
      chance,
    )) {
      const pairs = essays[at] ?? []
      const others = exchange(pairs, chance)
      for (const [index, other] of others.entries()) {
        const own = pairs[index]
        if (own) climb(own, 1, turn)
        climb(other, 0, turn)
      }
    }
  }
  return { squares, biases }

  function climb({ relation, head, dependent }: Pair, isTrue: 0 | 1, turn: number): void {
    const [a, b, square] = [units[head], units[dependent], squares[relation]]
    if (!a || !b || !square) return
    let sum = biases[relation] ?? 0
    for (let row = 0; row < size; row += 1) {
      let inner = 0
      for (let column = 0; column < size; column += 1)
        inner += (square[row * size + column] as number) * (b[column] as number)
      sum += (a[row] as number) * inner
    }
    const miss = 1 / (1 + Math.exp(-sum)) - isTrue
    biases[relation] = (biases[relation] ?? 0) - BIAS_RATE * miss
    const move = (RATE * miss) / (1 + turn)
    for (let row = 0; row < size; row += 1) {
      const slope = move * (a[row] as number)
      for (let column = 0; column < size; column += 1) {
        const place = row * size + column
        square[place] = (square[place] as number) - slope * (b[column] as number)
      }
    }
  }
}

function fileOf({ squares, biases }: Squares, dimensions: number): Omit<SenseFile, 'source' | 'head'> {
  const most = Math.max(
    1e-6,
    ...squares.map((square) => square.reduce((high, one) => Math.max(high, Math.abs(one)), 0)),
  )
  const steps = squares.flatMap((square) => [...square].map((one) => Math.round((SENSE_STEPS * one) / most)))
  return {
    dimensions,
    numbers: keptBytes(new Uint8Array(Int8Array.from(steps).buffer)),
    most: round(most),
    biases: biases.map(round),
  }
}

/** As it will be kept. */
function rounded({ squares, biases }: Squares): Squares {
  const most = Math.max(
    1e-6,
    ...squares.map((square) => square.reduce((high, one) => Math.max(high, Math.abs(one)), 0)),
  )
  return {
    squares: squares.map((square) =>
      square.map((one) => (Math.round((SENSE_STEPS * one) / most) * most) / SENSE_STEPS),
    ),
    biases: biases.map(round),
  }
}

function headOf(measured: readonly { real: number[] | null; exchanged: number[] | null }[]): SenseHead {
  const rows = measured.flatMap(({ real, exchanged }) => (real && exchanged ? [real, exchanged] : []))
  const { bias, weights } = fitLogistic(
    rows,
    rows.map((_, at) => 1 - (at % 2)),
  )
  return { bias: round(bias), weights: weights.map(round), named: 0 }
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
