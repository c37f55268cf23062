/** Which tokens can be read as nouns without parsing: asked by both detectors of agreement. */

import { SINGULAR_IN_S } from '../lexicon/nouns.ts'
import { FUNCTION_WORDS } from '../text/function-words.ts'
import type { Words } from '../words/knowledge.ts'
import type { Reader } from './reading.ts'

export type NounPlaces = {
  /** In small letters, whole, no function word: it may be a noun or an adjective. */
  readonly isPlain: (at: number) => boolean
  readonly isPlural: (at: number) => boolean
}

/** "uma destas", "um daqueles": no noun. */
const POINTING = /^[dn]?(?:ess|est|aquel)[ea]s$/

export function nounPlaces({ doc, lower }: Reader, words: Words): NounPlaces {
  function isPlain(at: number): boolean {
    const token = doc.tokens[at]
    return (
      token?.kind === 'word' &&
      !token.isCapital &&
      !token.lower.includes('-') &&
      token.lower.length > 2 &&
      !FUNCTION_WORDS.has(token.lower) &&
      !POINTING.test(token.lower)
    )
  }

  function isPlural(at: number): boolean {
    const noun = lower(at)
    return isPlain(at) && noun.endsWith('s') && !SINGULAR_IN_S.has(noun) && words.isNominal(noun)
  }

  return { isPlain, isPlural }
}
