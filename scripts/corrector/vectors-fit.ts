/**
 * Learns what is near to a word from the essays alone: how much more often than by chance two stems stand within eight
 * of each other (positive pointwise mutual information), pressed into 48 numbers a stem by singular values. Stems of
 * fewer than twenty essays are left out, and what is kept of a stem is a hash: no essay can be read from it.
 */

import { keptBytes } from '#corrector/kept-bytes.ts'
import {
  hashOf,
  middleOf,
  NUMBER_STEPS,
  openVectors,
  type VectorFile,
  WEIGHT_STEPS,
} from '#corrector/substance/vectors.ts'
import { readDocument } from '#corrector/text/document.ts'
import { isContentWord, stemOf } from '#corrector/text/stem.ts'
import { symmetricEigen } from './eigen.ts'

export type VectorText = { readonly theme: string; readonly paragraphs: readonly (readonly string[])[] }

const DIMENSIONS = 48
const EXTRA = 14
const STEPS = 5
const WINDOW = 8
const MIN_ESSAYS = 20
const CONTEXT_POWER = 0.75
const BACKGROUND = 100

/** The stems of the content words, paragraph by paragraph. */
export function vectorText(theme: string, text: string): VectorText {
  const doc = readDocument(text)
  return {
    theme,
    paragraphs: doc.paragraphs.map(({ first, last }) =>
      doc.tokens
        .slice(first, last)
        .filter(({ kind, lower }) => kind === 'word' && isContentWord(lower))
        .map(({ lower }) => stemOf(lower)),
    ),
  }
}

export function fitVectors(texts: readonly VectorText[], source: string): VectorFile {
  const essays = new Map<string, number>()
  for (const { paragraphs } of texts)
    for (const stem of new Set(paragraphs.flat())) essays.set(stem, (essays.get(stem) ?? 0) + 1)
  const stems = [...essays.keys()]
    .filter((stem) => (essays.get(stem) ?? 0) >= MIN_ESSAYS)
    .sort((a, b) => hashOf(a) - hashOf(b))
  const places = new Map(stems.map((stem, at) => [stem, at]))
  const { rows, seen } = informationOf(texts, places)
  const numbers = press(rows, seen)
  const weights = stems.map((stem) => Math.log((texts.length + 1) / (essays.get(stem) ?? 1)))
  const file: VectorFile = {
    source,
    dimensions: DIMENSIONS,
    hashes: keptBytes(new Uint8Array(Uint32Array.from(stems, hashOf).buffer)),
    weights: keptBytes(Uint8Array.from(weights, (value) => Math.min(255, Math.round(value * WEIGHT_STEPS)))),
    numbers: keptBytes(signed(numbers)),
    background: '',
  }
  return { ...file, background: keptBytes(signed(backgroundOf(texts, file))) }
}

type SparseRow = { readonly at: Int32Array; readonly value: Float32Array }

function informationOf(texts: readonly VectorText[], places: ReadonlyMap<string, number>) {
  const counts = Array.from({ length: places.size }, () => new Map<number, number>())
  const add = (a: number, b: number) => {
    const row = counts[a]
    if (a !== b) row?.set(b, (row.get(b) ?? 0) + 1)
  }
  for (const { paragraphs } of texts) {
    for (const paragraph of paragraphs) {
      const line = paragraph.flatMap((stem) => places.get(stem) ?? [])
      for (const [at, a] of line.entries()) {
        for (const b of line.slice(at + 1, at + 1 + WINDOW)) {
          add(a, b)
          add(b, a)
        }
      }
    }
  }
  const seen = counts.map((row) => [...row.values()].reduce((sum, count) => sum + count, 0) + 1e-9)
  const contexts = seen.map((value) => value ** CONTEXT_POWER)
  const all = contexts.reduce((sum, value) => sum + value, 0)
  const rows = counts.map((row, at): SparseRow => {
    const kept = [...row]
      .map(([other, count]) => [other, Math.log((count * all) / ((seen[at] ?? 1) * (contexts[other] ?? 1)))])
      .filter(([, value]) => (value ?? 0) > 0)
    return {
      at: Int32Array.from(kept, ([other]) => other ?? 0),
      value: Float32Array.from(kept, ([, value]) => value ?? 0),
    }
  })
  return { rows, seen }
}

/** The strongest directions of the matrix, by repeated multiplication; the direction that all stems share is taken out. */
function press(rows: readonly SparseRow[], seen: readonly number[]): Float64Array[] {
  const size = rows.length
  const width = DIMENSIONS + EXTRA
  let seed = 12345
  const chance = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648 - 0.5
  }
  let basis: Float64Array[] = Array.from({ length: width }, () => Float64Array.from({ length: size }, chance))
  for (let step = 0; step < STEPS; step += 1) {
    orthogonalise(basis)
    basis = basis.map((column) => times(rows, timesTransposed(rows, column)))
  }
  orthogonalise(basis)
  const images = basis.map((column) => timesTransposed(rows, column))
  const { values, vectors } = symmetricEigen(images.map((a) => images.map((b) => dot(a, b))))
  const order = values
    .map((_, at) => at)
    .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
    .slice(0, DIMENSIONS)
  const points = Array.from({ length: size }, (_, stem) =>
    Float64Array.from(order, (own) => {
      const strength = Math.sqrt(Math.sqrt(Math.max(0, values[own] ?? 0)))
      return (
        strength * basis.reduce((sum, column, at) => sum + (column[stem] ?? 0) * (vectors[at]?.[own] ?? 0), 0)
      )
    }),
  )
  const total = seen.reduce((sum, value) => sum + value, 0)
  const common = Float64Array.from(order, (_, d) =>
    points.reduce((sum, point, stem) => sum + ((seen[stem] ?? 0) / total) * (point[d] ?? 0), 0),
  )
  return points.map((point) => {
    const moved = point.map((value, d) => value - (common[d] ?? 0))
    const length = Math.sqrt(dot(moved, moved)) + 1e-9
    return moved.map((value) => value / length)
  })
}

/** One essay of each theme, as many themes as there are places. */
function backgroundOf(texts: readonly VectorText[], file: VectorFile): Float64Array[] {
  const vectors = openVectors({ ...file, background: '' })
  const themes = [...new Set(texts.map(({ theme }) => theme))].sort()
  const middles = themes.flatMap((theme) => {
    const own = texts.filter((text) => text.theme === theme)
    const text = own[own.length >> 1]
    return middleOf(text?.paragraphs.flat() ?? [], vectors) ?? []
  })
  const every = Math.max(1, middles.length / BACKGROUND)
  return Array.from(
    { length: Math.min(BACKGROUND, middles.length) },
    (_, at) => middles[Math.floor(at * every)] ?? new Float64Array(DIMENSIONS),
  )
}

function times(rows: readonly SparseRow[], vector: Float64Array): Float64Array {
  return Float64Array.from(rows, ({ at, value }) => {
    let sum = 0
    for (let i = 0; i < at.length; i += 1) sum += (value[i] as number) * (vector[at[i] as number] as number)
    return sum
  })
}

function timesTransposed(rows: readonly SparseRow[], vector: Float64Array): Float64Array {
  const result = new Float64Array(rows.length)
  for (const [row, { at, value }] of rows.entries()) {
    const own = vector[row] as number
    for (let i = 0; i < at.length; i += 1) {
      const other = at[i] as number // a typed array has a number at every place
      result[other] = (result[other] as number) + own * (value[i] as number)
    }
  }
  return result
}

function orthogonalise(basis: Float64Array[]): void {
  for (const [at, column] of basis.entries()) {
    for (const before of basis.slice(0, at)) {
      const share = dot(column, before)
      for (let i = 0; i < column.length; i += 1)
        column[i] = (column[i] as number) - share * (before[i] as number)
    }
    const length = Math.sqrt(dot(column, column)) + 1e-12
    for (let i = 0; i < column.length; i += 1) column[i] = (column[i] as number) / length
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 1) sum += (a[i] as number) * (b[i] as number)
  return sum
}

function signed(vectors: readonly Float64Array[]): Uint8Array {
  const numbers = Int8Array.from(
    vectors.flatMap((vector) => [...vector].map((v) => Math.round(v * NUMBER_STEPS))),
  )
  return new Uint8Array(numbers.buffer)
}
