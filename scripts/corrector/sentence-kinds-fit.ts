/**
 * Learns to tell sentences that somebody has to look at (src/corrector/sentence-kinds): from examples that we wrote
 * (example-sentences), against innocent ones of ours and against every sentence of the graded essays. Every figure is of
 * themes and of examples that were left out.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#corrector/analysis.ts'
import { read } from '#corrector/detectors/reading.ts'
import { rightsCues } from '#corrector/detectors/rights-denied.ts'
import { CONNECTIVES } from '#corrector/lexicon/connectives.ts'
import { chances } from '#corrector/order/order.ts'
import {
  LEAST_WORDS,
  SENTENCE_KINDS,
  type SentenceHead,
  type SentenceKind,
  type SentenceKindsFile,
  shareOfKeys,
} from '#corrector/sentence-kinds/sentence-kinds.ts'
import { readTraits, type Traits } from '#corrector/sentence-kinds/traits.ts'
import { openVectors, type VectorFile, type Vectors } from '#corrector/substance/vectors.ts'
import { readSyntax } from '#corrector/syntax/sentences.ts'
import { packWeights, VALUE_STEPS } from '#corrector/syntax/weights.ts'
import { readDocument } from '#corrector/text/document.ts'
import { findPhrases, indexPhrases } from '#corrector/text/phrases.ts'
import { type Corpus, essayText } from './corpus.ts'
import { average, quantile } from './statistics.ts'

const EXAMPLES = join(import.meta.dirname, 'example-sentences')
const FOLDS = 3
/** Examples that follow each other are alike. */
const BLOCK = 10
/**
 * Of all essays of left-out themes: so many may have a sentence that is told. A demand is as near as can be to what is
 * right to ask for, so fewer.
 */
const NAMED_SHARES: Readonly<Record<SentenceKind, number>> = {
  disconnected: 0.0015,
  identification: 0.0015,
  rights: 0.001,
}
const TURNS = 10
const RATE = 0.2
const VALUE_RATE = 0.04
const RIDGE = 1e-4
/** There are some thirty sentences of essays for each example. */
const WEIGHT = { essay: 1, otherKind: 1, innocent: 3, example: 6 } as const
/** Keys that are kept for each kind, of those that stand in two examples or in many sentences. */
const KEPT_KEYS = 1000
const LEAST_EXAMPLES = 2
const LEAST_SENTENCES = 20

export type JudgedSentences = {
  readonly kind: SentenceKind
  /** Shares of left-out examples, innocent examples, and essays. */
  readonly told: number
  readonly innocentTold: number
  readonly essaysTold: number
  readonly officialTold: number
}
export type SentenceKindsFit = {
  readonly file: SentenceKindsFile
  readonly judged: readonly JudgedSentences[]
}

type Sort = keyof typeof WEIGHT
/** The sentences of an essay, or those of an example. */
type Text = { readonly sort: Sort; readonly fold: number; readonly sentences: readonly Traits[] }

export function fitSentenceKinds(
  corpus: Corpus,
  language: Language,
  vectorFile: VectorFile,
  source: string,
  say: (line: string) => void,
): SentenceKindsFit {
  const vectors = openVectors(vectorFile)
  const traitsOf = traitsReader(language, vectors)
  const folds = new Map([...corpus.themes.keys()].map((id, at) => [id, (at * 7 + 3) % FOLDS]))
  const essays = corpus.essays.map(
    (essay): Text => ({
      sort: 'essay',
      fold: folds.get(essay.theme) ?? 0,
      sentences: traitsOf(essayText(essay), corpus.themes.get(essay.theme)?.title ?? ''),
    }),
  )
  const official = corpus.official.map(({ theme, paragraphs }) => traitsOf(paragraphs.join('\n'), theme))
  say(`sentence kinds: ${essays.length} essays read`)
  /** Each within an essay of the corpus. */
  const examplesOf = (kind: SentenceKind, sort: 'example' | 'innocent') =>
    readExamples(kind, sort).map((example, at): Text => {
      const host = corpus.essays[(at * 37) % corpus.essays.length]
      const title = corpus.themes.get(host?.theme ?? '')?.title ?? ''
      return {
        sort,
        fold: Math.floor(at / BLOCK) % FOLDS,
        sentences: sentencesWithin(host ? essayText(host) : '', example, title, traitsOf),
      }
    })
  const heads: Learned[] = []
  const judged: JudgedSentences[] = []
  for (const kind of SENTENCE_KINDS) {
    const isLongEnough = ({ wordCount }: Traits) => wordCount >= LEAST_WORDS[kind]
    const examples = SENTENCE_KINDS.flatMap((other): Text[] =>
      other === kind
        ? [...examplesOf(kind, 'example'), ...examplesOf(kind, 'innocent')]
        : examplesOf(other, 'example').map((text) => ({ ...text, sort: 'otherKind' })),
    )
    const texts = [...essays, ...examples].map((text) => ({
      ...text,
      sentences: text.sentences.filter(isLongEnough),
    }))
    const highest = (text: Text, { score }: Learned) =>
      text.sentences.reduce((most, traits) => Math.max(most, score(traits)), Number.NEGATIVE_INFINITY)
    const leftOut = Array.from({ length: FOLDS }, (_, fold) => {
      const learned = learn(texts.filter((text) => text.fold !== fold))
      return texts
        .filter((text) => text.fold === fold)
        .map((text) => ({ sort: text.sort, highest: highest(text, learned) }))
    }).flat()
    const of = (sort: Sort) => leftOut.filter((one) => one.sort === sort).map((one) => one.highest)
    const named = quantile(of('essay'), 1 - NAMED_SHARES[kind])
    const whole = { ...learn(texts), named }
    heads.push(whole)
    const toldOf = (scores: readonly number[]) => average(scores.map((score) => Number(score > named)))
    judged.push({
      kind,
      told: toldOf(of('example')),
      innocentTold: toldOf(of('innocent')),
      essaysTold: toldOf(of('essay')),
      officialTold: toldOf(
        official.map((sentences) =>
          highest({ sort: 'essay', fold: 0, sentences: sentences.filter(isLongEnough) }, whole),
        ),
      ),
    })
    say(`sentence kinds: ${kind}`)
  }
  return { file: fileOf(heads, source), judged }
}

/** One a line; `kind.txt` and `kind-innocent.txt`. */
function readExamples(kind: SentenceKind, sort: 'example' | 'innocent'): string[] {
  const name = sort === 'example' ? `${kind}.txt` : `${kind}-innocent.txt`
  return readFileSync(join(EXAMPLES, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
}

type TraitsOf = (text: string, title: string) => Traits[]

function traitsReader({ words, syntax }: Language, vectors: Vectors): TraitsOf {
  const connectives = indexPhrases(CONNECTIVES)
  return (text, title) => {
    const doc = readDocument(text)
    const cues = Map.groupBy(findPhrases(connectives, doc), ({ label }) => label)
    const sentences = readSyntax(read(doc), syntax)
    return readTraits({ doc, sentences, title, cues, rights: rightsCues(doc), words, vectors })
  }
}

/** An example as a paragraph of its own within an essay. */
function sentencesWithin(host: string, example: string, title: string, traitsOf: TraitsOf): Traits[] {
  const paragraphs = host.split('\n')
  const middle = paragraphs.length >> 1
  const text = [...paragraphs.slice(0, middle), example, ...paragraphs.slice(middle)].join('\n')
  const start = paragraphs.slice(0, middle).reduce((sum, one) => sum + one.length + 1, 0)
  const { sentences } = readDocument(text)
  return traitsOf(text, title).filter(({ sentence }) => {
    const own = sentences[sentence]
    return own !== undefined && own.start >= start && own.end <= start + example.length
  })
}

type Learned = Omit<SentenceHead, 'named'> & {
  readonly keys: ReadonlyMap<number, number>
  readonly score: (traits: Traits) => number
  readonly named: number
}

/** Twice: all keys first, then those alone that told most. */
function learn(texts: readonly Text[]): Learned {
  const rows = texts.flatMap(({ sort, sentences }) => sentences.map((traits) => ({ sort, traits })))
  const counts = new Map<number, { examples: number; sentences: number }>()
  for (const { sort, traits } of rows)
    for (const key of traits.keys) {
      const count = counts.get(key) ?? { examples: 0, sentences: 0 }
      count.sentences += 1
      if (sort === 'example') count.examples += 1
      counts.set(key, count)
    }
  const usual = [...counts].filter(
    ([, { examples, sentences }]) =>
      sentences >= LEAST_EXAMPLES && (examples >= LEAST_EXAMPLES || sentences >= LEAST_SENTENCES),
  )
  const first = descend(rows, new Set(usual.map(([key]) => key)))
  const worth = ([key, { examples, sentences }]: (typeof usual)[number]) =>
    Math.abs(first.keys.get(key) ?? 0) * Math.sqrt(5 * examples + (sentences - examples) / 5)
  const kept = usual.toSorted((a, b) => worth(b) - worth(a)).slice(0, KEPT_KEYS)
  return descend(rows, new Set(kept.map(([key]) => key)))
}

type RowOfText = { readonly sort: Sort; readonly traits: Traits }

/** Logistic regression by steps that grow smaller for what was seen often (Duchi, Hazan, Singer 2011). */
function descend(rows: readonly RowOfText[], known: ReadonlySet<number>): Learned {
  const place = new Map([...known].map((key, at) => [key, at]))
  const size = rows[0]?.traits.values.length ?? 0
  const [keyWeights, keySteps] = [new Float64Array(known.size), new Float64Array(known.size).fill(0.01)]
  const [weights, steps] = [new Float64Array(size), new Float64Array(size).fill(0.01)]
  const spreads = spreadsOf(rows, size)
  let [bias, biasStep] = [0, 0.01]
  const prepared = rows.map(({ sort, traits }) => ({
    goal: Number(sort === 'example'),
    weight: WEIGHT[sort],
    share: shareOfKeys(traits.keys.length),
    places: Int32Array.from([...traits.keys].flatMap((key) => place.get(key) ?? [])),
    values: traits.values,
  }))
  const chance = chances(1)
  const order = prepared.map((_, at) => at)
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(chance() * (at + 1))
      ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
    }
    for (const at of order) {
      const row = prepared[at]
      if (!row) continue
      let sum = bias
      for (const key of row.places) sum += (keyWeights[key] ?? 0) * row.share
      for (let d = 0; d < size; d += 1) sum += (weights[d] ?? 0) * ((row.values[d] ?? 0) / (spreads[d] ?? 1))
      const fault = (1 / (1 + Math.exp(-sum)) - row.goal) * row.weight
      for (const key of row.places) {
        const slope = fault * row.share + RIDGE * (keyWeights[key] ?? 0)
        keySteps[key] = (keySteps[key] ?? 0) + slope * slope
        keyWeights[key] = (keyWeights[key] ?? 0) - (RATE * slope) / Math.sqrt(keySteps[key] ?? 1)
      }
      for (let d = 0; d < size; d += 1) {
        const slope = (fault * (row.values[d] ?? 0)) / (spreads[d] ?? 1) + RIDGE * (weights[d] ?? 0)
        steps[d] = (steps[d] ?? 0) + slope * slope
        weights[d] = (weights[d] ?? 0) - (VALUE_RATE * slope) / Math.sqrt(steps[d] ?? 1)
      }
      biasStep += fault * fault
      bias -= (RATE * fault) / Math.sqrt(biasStep)
    }
  }
  const ofValues = [...weights].map((weight, d) => weight / (spreads[d] ?? 1))
  const keys = new Map([...place].map(([key, at]) => [key, keyWeights[at] ?? 0]))
  return {
    bias,
    weights: ofValues,
    keys,
    named: Number.POSITIVE_INFINITY,
    score: (traits) => {
      let sum = bias
      for (const key of traits.keys) sum += (keys.get(key) ?? 0) * shareOfKeys(traits.keys.length)
      return ofValues.reduce((all, weight, d) => all + weight * (traits.values[d] ?? 0), sum)
    },
  }
}

function spreadsOf(rows: readonly RowOfText[], size: number): Float64Array {
  const [sums, squares] = [new Float64Array(size), new Float64Array(size)]
  for (const { traits } of rows)
    for (let d = 0; d < size; d += 1) {
      const value = traits.values[d] ?? 0
      sums[d] = (sums[d] ?? 0) + value
      squares[d] = (squares[d] ?? 0) + value * value
    }
  return squares.map(
    (square, d) => Math.sqrt(square / rows.length - ((sums[d] ?? 0) / rows.length) ** 2) || 1,
  )
}

function fileOf(heads: readonly Learned[], source: string): SentenceKindsFile {
  const keys = [...new Set(heads.flatMap((head) => [...head.keys.keys()]))].sort((a, b) => a - b)
  const most = Math.max(...heads.flatMap((head) => [...head.keys.values()].map(Math.abs)))
  const unit = most / VALUE_STEPS ** 2
  const rows = keys.flatMap((key) => {
    const own = heads.flatMap((head, kind) => {
      const weight = head.keys.get(key) ?? 0
      const root = Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight) / unit))
      return root === 0 ? [] : [{ kind, root }]
    })
    return own.length === 0
      ? []
      : [{ key, classes: own.map(({ kind }) => kind), values: own.map(({ root }) => root) }]
  })
  const round = (value: number) => Math.round(value * 1e4) / 1e4
  return {
    source,
    weights: packWeights(rows),
    unit,
    heads: heads.map(({ bias, weights, named }) => ({
      bias: round(bias),
      weights: weights.map(round),
      named: round(named),
    })),
  }
}
