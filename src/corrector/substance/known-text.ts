/** Is this the text of our own generator, word for word? Its sentences are known as hashes of five words in a row. */

import { bytesOf } from '../kept-bytes.ts'
import type { Document } from '../text/document.ts'
import { hashOf } from './vectors.ts'

const RUN_WORDS = 5
/** What the student put into its gaps, and what she changed, may be the other half. */
const KNOWN_SHARE = 0.5
const MIN_WORDS = 60

export type KnownText = ReadonlySet<number>

/** @param runs four bytes each, as signs (kept-bytes.ts) */
export function openKnownText(runs: string): KnownText {
  return new Set(new Uint32Array(bytesOf(runs).buffer))
}

export function isKnownText({ tokens, words }: Document, known: KnownText): boolean {
  if (words.length < MIN_WORDS) return false
  const lower = words.map((at) => tokens[at]?.lower ?? '')
  const covered = new Set<number>()
  for (const [at, hash] of runsOf(lower).entries())
    if (known.has(hash)) for (let word = at; word < at + RUN_WORDS; word += 1) covered.add(word)
  return covered.size > KNOWN_SHARE * lower.length
}

export function runsOf(words: readonly string[]): number[] {
  return words.slice(RUN_WORDS - 1).map((_, at) => hashOf(words.slice(at, at + RUN_WORDS).join(' ')))
}
