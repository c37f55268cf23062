/**
 * What is near to a word: 48 numbers for each stem that stands in twenty graded essays or more, learned by
 * `npm run corrector:fit` (scripts/corrector/vectors-fit.ts). Stems are kept as hashes and numbers as bytes: no text can
 * be read from them.
 */
import { bytesOf } from '../kept-bytes.ts'

/** As it is kept (model/vectors.json); bytes are written as signs (kept-bytes.ts). */
export type VectorFile = {
  /** What they were learned from. */
  readonly source: string
  readonly dimensions: number
  /** Four bytes a stem, ascending. */
  readonly hashes: string
  /** A byte a stem: how telling it is. */
  readonly weights: string
  /** A signed byte a number, stem by stem. */
  readonly numbers: string
  /** The same for the middles of essays of many themes: what any essay is as near to a theme as. */
  readonly background: string
}

export type Vectors = {
  readonly dimensions: number
  readonly size: number
  /** Where a stem stands; −1 when it is not known. */
  readonly find: (stem: string) => number
  readonly weightAt: (at: number) => number
  readonly numberAt: (at: number, dimension: number) => number
  readonly background: readonly Float64Array[]
}

/** Of the logarithm that a weight is, in a byte. */
export const WEIGHT_STEPS = 30
export const NUMBER_STEPS = 127

export function openVectors(file: VectorFile): Vectors {
  const { dimensions } = file
  const hashes = new Uint32Array(bytesOf(file.hashes).buffer)
  const weights = bytesOf(file.weights)
  const numbers = new Int8Array(bytesOf(file.numbers).buffer)
  const middles = new Int8Array(bytesOf(file.background).buffer)
  const background: Float64Array[] = []
  for (let at = 0; at < middles.length; at += dimensions)
    background.push(unit(Float64Array.from(middles.subarray(at, at + dimensions))))

  function find(stem: string): number {
    const hash = hashOf(stem)
    let low = 0
    let high = hashes.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const own = hashes[middle] ?? 0
      if (own === hash) return middle
      if (own < hash) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  return {
    dimensions,
    size: hashes.length,
    find,
    weightAt: (at) => (weights[at] ?? 0) / WEIGHT_STEPS,
    numberAt: (at, dimension) => (numbers[at * dimensions + dimension] ?? 0) / NUMBER_STEPS,
    background,
  }
}

/** The middle of the stems that are known, each by its weight; null when none is. */
export function middleOf(stems: readonly string[], vectors: Vectors): Float64Array | null {
  const { sum, known } = sumOf(stems, vectors)
  return known === 0 ? null : unit(sum)
}

/** All stems that are known, each by its weight, and how many they are. */
export function sumOf(stems: readonly string[], vectors: Vectors): { sum: Float64Array; known: number } {
  const sum = new Float64Array(vectors.dimensions)
  let known = 0
  for (const stem of stems) {
    const at = vectors.find(stem)
    if (at < 0) continue
    known += 1
    const weight = vectors.weightAt(at)
    for (let d = 0; d < sum.length; d += 1) sum[d] = (sum[d] ?? 0) + weight * vectors.numberAt(at, d)
  }
  return { sum, known }
}

export function cosine(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let d = 0; d < a.length; d += 1) sum += (a[d] ?? 0) * (b[d] ?? 0)
  return sum
}

/** As long as one. */
export function unit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(cosine(vector, vector)) + 1e-9
  return vector.map((value) => value / length)
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}
