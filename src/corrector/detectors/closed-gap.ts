/** A gap between two words that has a comma, as the rules on commas too many look at it. */
import type { Finding } from '../kinds.ts'
import type { Gaps } from '../syntax/gaps.ts'
import type { SyntaxSentence } from '../syntax/sentences.ts'
import type { Words } from '../words/knowledge.ts'
import type { Reader } from './reading.ts'
import { wordAt } from './sentence-words.ts'

/** Below which chance a shape is marked, each read by a person. */
export const UNLIKELY = {
  subject: 0.62,
  unparsed: 0.3,
  duty: 0.65,
  object: 0.2,
  link: 0.3,
  like: 0.35,
  preposition: 0.3,
  tail: 0.04,
  parsed: 0.01,
  clause: 0.12,
  that: 0.15,
  name: 0.06,
} as const

export type Judge = (reader: Reader, sentence: SyntaxSentence, gap: ClosedGap) => Finding | null
export type ClosedGap = {
  readonly at: number
  readonly chance: number
  readonly first: number
  readonly next: number
  readonly gaps: Gaps
  readonly words: Words
}

export function stray(reader: Reader, sentence: SyntaxSentence, at: number, about: string): Finding {
  return reader.mark('comma-stray', wordAt(sentence, at - 1).token, wordAt(sentence, at).token + 1, { about })
}
