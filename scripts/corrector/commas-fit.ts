/**
 * `npm run corrector:commas -- DIR`: learns from well graded essays in which gaps between words a comma stands, and writes
 * src/corrector/model/commas.json: weights of hashed features that stand in five essays or more, no word of any essay. It
 * takes three minutes and three gigabytes; `corrector:fit` follows. What `corrector:evaluate … recall` measures is not
 * learned from: every third essay of the portal, every second of the other (decision 0297).
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#corrector/analysis.ts'
import { read } from '#corrector/detectors/reading.ts'
import { gapFeatures } from '#corrector/syntax/comma-features.ts'
import { BEFORE, noFeatures } from '#corrector/syntax/features.ts'
import { type CommasFile, withoutCommas } from '#corrector/syntax/gaps.ts'
import { readSyntax } from '#corrector/syntax/sentences.ts'
import { packWeights, VALUE_STEPS } from '#corrector/syntax/weights.ts'
import { readDocument } from '#corrector/text/document.ts'
import { type Corpus, cleaned, type GradedEssay, readCorpus } from './corpus.ts'
import { loadLanguage } from './dataset.ts'
import { alignTokens } from './grader-marks.ts'
import { nameOf } from './remarks.ts'
import { seededRandom } from './syntax/random.ts'

const FILE = join(import.meta.dirname, '../../src/corrector/model/commas.json')
const KEYS = 1 << 26
const LEAST_ESSAYS = 5
const EPOCHS = 3
/** First few features are chosen, then these are weighed anew. */
const CHOOSING = 24
const WEIGHING = 0.5
const RATE = 0.08
const REMARK_COUNTS = 1.5
/** By the grade of competence 1, in levels: who writes commas better counts more. */
const COUNTS: Readonly<Record<'portal' | 'older' | 'other', readonly number[]>> = {
  portal: [0, 0, 0, 0.6, 1, 1.5],
  older: [0, 0, 0, 0.8, 1, 1.2],
  other: [0, 0, 0, 0.6, 1, 1.5],
}
const POINTS_A_LEVEL = 40
const SEED = 5

type Lesson = {
  readonly text: string
  readonly counts: number
  /** Where a grader asks for a comma, or for none. */
  readonly asked: readonly { readonly at: number; readonly isComma: boolean }[]
}
type Gaps = {
  /** Of each gap where its features begin in `keys`. */
  readonly starts: number[]
  readonly keys: Int32Array
  readonly isComma: number[]
  readonly counts: number[]
}

function lessonsOf({ essays, others }: Corpus): Lesson[] {
  const own = essays.flatMap((essay, index) => (index % 3 === 0 ? [] : [portalLesson(essay)]))
  const older = others.filter(({ grades }) => grades.some((grade) => grade > 10))
  const other = others.filter((essay) => !older.includes(essay))
  return [
    ...own,
    ...older.map((essay) => plainLesson(essay, COUNTS.older[(essay.grades[0] ?? 0) / POINTS_A_LEVEL])),
    ...other.flatMap((essay, index) =>
      index % 2 === 0 ? [] : [plainLesson(essay, COUNTS.other[(essay.grades[0] ?? 0) * 2 + 1])],
    ),
  ].filter(({ counts }) => counts > 0)
}

function plainLesson({ paragraphs }: Pick<GradedEssay, 'paragraphs'>, counts = 0): Lesson {
  return { text: paragraphs.map(cleaned).join('\n'), counts, asked: [] }
}

function portalLesson(essay: GradedEssay): Lesson {
  const asked: Lesson['asked'][number][] = []
  let text = ''
  for (const [at, paragraph] of essay.paragraphs.entries()) {
    const own = cleaned(paragraph)
    const { placeOf } = alignTokens(essay.original?.[at] ?? own, own)
    for (const { p, a } of essay.marks ?? [])
      for (const [place, remark] of p - 1 === at ? a : []) {
        const name = nameOf(remark)
        if (name === 'vírgula' || name === 'sem vírgula')
          asked.push({ at: text.length + placeOf(place), isComma: name === 'vírgula' })
      }
    text += `${own}\n`
  }
  const counts = COUNTS.portal[essay.grades[0] / POINTS_A_LEVEL] ?? 0
  return { text: text.trimEnd(), counts, asked }
}

function readGapsOf(lessons: readonly Lesson[], { syntax }: Language): { gaps: Gaps; essays: Uint8Array } {
  const [essays, last] = [new Uint8Array(KEYS), new Int32Array(KEYS).fill(-1)]
  let keys = new Int32Array(1 << 26)
  let size = 0
  const gaps = { starts: [] as number[], isComma: [] as number[], counts: [] as number[] }
  const features = noFeatures()
  for (const [number, { text, counts, asked }] of lessons.entries()) {
    const doc = readDocument(text)
    for (const sentence of readSyntax(read(doc), syntax)) {
      const { own } = withoutCommas(sentence, syntax)
      for (const [at, word] of sentence.entries()) {
        const before = sentence[at - 1]
        if (!before || word.before === BEFORE.other || word.isQuoted) continue
        const [from, to] = [doc.tokens[before.token]?.end ?? 0, doc.tokens[word.token]?.start ?? 0]
        const isWritten = word.before === BEFORE.comma
        const remark = asked.find((one) => one.at >= from && one.at <= to && one.isComma !== isWritten)
        gapFeatures(features, own, at)
        if (size + features.count >= keys.length) keys = enlarged(keys)
        gaps.starts.push(size)
        gaps.isComma.push((remark ? remark.isComma : isWritten) ? 1 : 0)
        gaps.counts.push(remark ? counts * REMARK_COUNTS : counts)
        for (const key of features.keys.subarray(0, features.count)) {
          keys[size] = key
          size += 1
          if (last[key] === number) continue
          last[key] = number
          essays[key] = Math.min(255, (essays[key] ?? 0) + 1)
        }
      }
    }
  }
  gaps.starts.push(size)
  return { gaps: { ...gaps, keys }, essays }
}

function enlarged(keys: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(keys.length * 2)
  larger.set(keys)
  return larger
}

/**
 * A logistic sum, learned gap by gap; whatever earns less than `least` stays at nothing (FTRL-Proximal, McMahan 2013).
 * @returns weights by key
 */
function learn({ starts, keys, isComma, counts }: Gaps, isUsed: Uint8Array, least: number): Float32Array {
  const [sums, squares] = [new Float32Array(KEYS), new Float32Array(KEYS)]
  const weightOf = (key: number): number => {
    const sum = sums[key] ?? 0
    if (Math.abs(sum) <= least) return 0
    return (Math.sign(sum) * least - sum) / ((1 + Math.sqrt(squares[key] ?? 0)) / RATE + 1)
  }
  const random = seededRandom(SEED)
  const order = Uint32Array.from(isComma.keys())
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
    }
    let loss = 0
    for (const gap of order) {
      const [first, last] = [starts[gap] ?? 0, starts[gap + 1] ?? 0]
      let score = 0
      for (let at = first; at < last; at += 1) if (isUsed[keys[at] ?? 0]) score += weightOf(keys[at] ?? 0)
      const chance = 1 / (1 + Math.exp(-score))
      loss -= Math.log(Math.max(1e-9, isComma[gap] ? chance : 1 - chance))
      const slope = (chance - (isComma[gap] ?? 0)) * (counts[gap] ?? 1)
      for (let at = first; at < last; at += 1) {
        const key = keys[at] ?? 0
        if (!isUsed[key]) continue
        const square = squares[key] ?? 0
        const pull = (Math.sqrt(square + slope * slope) - Math.sqrt(square)) / RATE
        sums[key] = (sums[key] ?? 0) + slope - pull * weightOf(key)
        squares[key] = square + slope * slope
      }
    }
    console.error(`epoch ${epoch + 1}: loss ${(loss / order.length).toFixed(4)}`)
  }
  return Float32Array.from(sums, (_, key) => (isUsed[key] ? weightOf(key) : 0))
}

function packed(weights: Float32Array): CommasFile {
  let largest = 0
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  const unit = largest / (VALUE_STEPS * VALUE_STEPS)
  const rows: { key: number; classes: number[]; values: number[] }[] = []
  for (const [key, weight] of weights.entries()) {
    const value = Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight) / unit))
    if (value !== 0) rows.push({ key, classes: [0], values: [value] })
  }
  console.error(`${rows.length} features`)
  return { unit, weights: packWeights(rows) }
}

const dir = process.argv[2]
if (!dir) throw new Error('usage: npm run corrector:commas -- DIR (see docs/corrector.md, "Refit")')
const lessons = lessonsOf(readCorpus(dir))
const { gaps, essays } = readGapsOf(lessons, loadLanguage())
console.error(`${lessons.length} essays, ${gaps.isComma.length} gaps`)
const chosen = learn(
  gaps,
  essays.map((count) => (count >= LEAST_ESSAYS ? 1 : 0)),
  CHOOSING,
)
const weights = learn(
  gaps,
  Uint8Array.from(chosen, (weight) => (weight === 0 ? 0 : 1)),
  WEIGHING,
)
writeFileSync(FILE, `${JSON.stringify(packed(weights))}\n`)
