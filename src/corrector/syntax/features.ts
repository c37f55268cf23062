/** What a word looks like to tagger and parser, as numbers: they know words only by hashes (decision 0171). */
import type { Words } from '../words/knowledge.ts'

/** A word of a sentence. Punctuation is no word; it is told by the word that follows it. */
export type PlainWord = {
  readonly form: string
  readonly lower: string
  readonly before: Before
}
/** What stands before a word: nothing, a comma, another sign. */
export type Before = 0 | 1 | 2
export const BEFORE = { nothing: 0, comma: 1, other: 2 } as const

/** Bits of the dictionary's classes of a form, and one more where the form as written, with its capital, is known. */
export type ClassOf = (lower: string, form: string) => number

export function classesOf(words: Words): ClassOf {
  return (lower, form) => words.classOf(lower) | (form !== lower && words.classOf(form) > 0 ? 8 : 0)
}

export type Look = {
  readonly word: number
  readonly suffixes: readonly [number, number, number, number]
  readonly prefix: number
  readonly classes: number
  readonly shape: number
}

/** Beyond the sentence's ends. */
export const NO_LOOK: Look = { word: 7, suffixes: [7, 7, 7, 7], prefix: 7, classes: 99, shape: 99 }

const CLITIC = /-(?:se|me|te|lhe|lhes|nos|l?[oa]s?|n[oa]s?)$/
const LONGEST_NUMBER = 4
const SHAPE = { capital: 1, allCapitals: 2, number: 4, hyphen: 8, clitic: 16 } as const
const CLITIC_CLASS = 16

export function withoutClitic(lower: string): string {
  return lower.replace(CLITIC, '')
}

export function lookOf({ form, lower }: PlainWord, classOf: ClassOf): Look {
  // "torna-se" ends in "a".
  const base = withoutClitic(lower)
  const isNumber = /^\d/.test(lower)
  const isCapital = form.charAt(0) !== lower.charAt(0)
  const isAllCapitals = isCapital && form.length > 1 && form === form.toUpperCase()
  return {
    word: hashText(isNumber ? `#${Math.min(LONGEST_NUMBER, lower.length)}` : lower),
    suffixes: [
      hashText(`1${base.slice(-1)}`),
      hashText(`2${base.slice(-2)}`),
      hashText(`3${base.slice(-3)}`),
      hashText(`4${base.slice(-4)}`),
    ],
    prefix: hashText(`p${base.slice(0, 3)}`),
    classes: classOf(lower, form) + (base === lower ? 0 : CLITIC_CLASS),
    shape:
      (isAllCapitals ? SHAPE.allCapitals : isCapital ? SHAPE.capital : 0) +
      (isNumber ? SHAPE.number : 0) +
      (lower.includes('-') ? SHAPE.hyphen : 0) +
      (base === lower ? 0 : SHAPE.clitic),
  }
}

/** 32 bits, every bit of both in every bit of the answer. */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ b, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash + b, 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

export function hashText(text: string): number {
  let hash = 0x811c9dc5 | 0
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mix(hash, 0x1234567)
}

/** A list of features that is filled anew for each decision. */
export type Features = { readonly keys: Int32Array; count: number }

/** More than any decision has. */
const MOST_FEATURES = 96
/** Keys are kept in 26 bits: collisions are rare, and the file smaller. */
const SPARE_BITS = 6

export function noFeatures(): Features {
  return { keys: new Int32Array(MOST_FEATURES), count: 0 }
}

export function addFeature(features: Features, id: number, a: number, b = 0, c = 0, d = 0): void {
  features.keys[features.count] = mix(mix(mix(mix(id * 7919, a), b), c), d) >>> SPARE_BITS
  features.count += 1
}
