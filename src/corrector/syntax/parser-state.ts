/** Where the parser is in a sentence: what its features and its steps both look at. */
import type { PlainWord } from './features.ts'

export type TaggedWord = PlainWord & { readonly tag: string }

/** The stack, the place of the next word, and the arcs found so far. `NOTHING` and the root lie behind the words. */
export type ParserState = {
  readonly size: number
  readonly stack: number[]
  next: number
  readonly heads: Int32Array
  readonly labels: Int32Array
  readonly margins: Float32Array
  /** Outermost and second dependants on each side, and how many there are. */
  readonly left: Int32Array
  readonly left2: Int32Array
  readonly right: Int32Array
  readonly right2: Int32Array
  readonly leftCount: Int32Array
  readonly rightCount: Int32Array
}

/** The place that stands for "no word"; the root is `size`. */
export function nothingOf(size: number): number {
  return size + 1
}
