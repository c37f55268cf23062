/**
 * Is this a memorised frame? A text nearly all of words that serve every theme, with hardly a word of its own that comes
 * back: who argues about something names it more than once.
 */
import type { Analysis } from '../analysis.ts'
import { GENERIC_STEMS } from '../lexicon/generic-words.ts'
import { isContentWord, stemOf } from '../text/stem.ts'

const MIN_CONTENT_WORDS = 60
/** Together they hold for one ordinary essay of the corpus in 200. */
const GENERIC_SHARE = 0.65
const RETURNING_SHARE = 0.12

export function isTemplate({ doc, theme }: Pick<Analysis, 'doc' | 'theme'>): boolean {
  const stems = doc.words
    .map((at) => doc.tokens[at]?.lower ?? '')
    .filter(isContentWord)
    .map(stemOf)
  if (stems.length < MIN_CONTENT_WORDS) return false
  const own = new Map<string, number>()
  let generic = 0
  for (const stem of stems) {
    if (GENERIC_STEMS.has(stem) && !theme.stems.has(stem)) generic += 1
    else own.set(stem, (own.get(stem) ?? 0) + 1)
  }
  const returning = [...own.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0)
  return generic / stems.length > GENERIC_SHARE && returning / stems.length < RETURNING_SHARE
}
