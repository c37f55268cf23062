/** Small questions that detectors ask of a sentence's tagged words: where the next sign is, which fixed phrase begins here. */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import type { SyntaxSentence } from '../syntax/sentences.ts'
import type { Reader } from './reading.ts'

const NO_WORD: SyntaxSentence[number] = {
  token: -1,
  form: '',
  lower: '',
  before: BEFORE.other,
  isQuoted: false,
  tag: '',
  head: -1,
  label: '',
  margin: 0,
  children: [],
}

export function wordAt(sentence: SyntaxSentence, at: number): SyntaxSentence[number] {
  return sentence[at] ?? NO_WORD
}

/** The next word with a sign before it, or the end. */
export function nextSign(sentence: SyntaxSentence, at: number): number {
  let next = at + 1
  while (next < sentence.length && sentence[next]?.before === BEFORE.nothing) next += 1
  return next
}

/** The last word, up to this one, with a sign before it, or the first. */
export function lastSign(sentence: SyntaxSentence, at: number): number {
  let first = at
  while (first > 0 && sentence[first]?.before === BEFORE.nothing) first -= 1
  return first
}

/** The phrase of these that begins here, '' when none does. */
export function phraseAt(sentence: SyntaxSentence, at: number, phrases: readonly string[]): string {
  for (let length = 3; length > 0; length -= 1) {
    const own = sentence.slice(at, at + length)
    if (own.slice(1).some(({ before }) => before !== BEFORE.nothing)) continue
    const phrase = own.map(({ lower }) => lower).join(' ')
    if (own.length === length && phrases.includes(phrase)) return phrase
  }
  return ''
}

export function lengthOf(phrase: string): number {
  return phrase.split(' ').length
}

/** How an insertion without a fixed phrase is named: by its first words. */
export function phraseOf(sentence: SyntaxSentence, at: number): string {
  return `${wordAt(sentence, at).lower} ${wordAt(sentence, at + 1).lower}…`
}

/** A mark on what is put in, or on the place of its missing comma. */
export function around(
  reader: Reader,
  sentence: SyntaxSentence,
  from: number,
  to: number,
  about: string,
): Finding {
  return reader.mark(
    'comma-around-connective',
    wordAt(sentence, from).token,
    wordAt(sentence, to).token + 1,
    { about },
  )
}
