/** Words of content and their stems: what two texts have in common, whatever the inflection (measures of theme). */
import { FUNCTION_WORDS } from './function-words.ts'
import { FAMILY_OF } from './word-families.ts'

const MARKS = /[̀-ͯ]/g
/** Of a singular, the longest first. */
const ENDINGS =
  'amento imento acional idade ador acao icao mente ista ismo avel ivel ante ente uoso ado ada ido ida ando endo indo aram eram iram oso osa ico ica ar er ir am em ia io a o e'.split(
    ' ',
  )
/** Plural → singular, in the order of trial. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/[oa]es$/, 'ao'],
  [/ns$/, 'm'],
  [/([aou])is$/, '$1l'],
  [/eis$/, 'el'],
  [/([rz])es$/, '$1'],
  [/([^s])s$/, '$1'],
]
const MIN_STEM_LENGTH = 4

export function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(MARKS, '')
}

const stems = new Map<string, string>()
const MAX_KEPT_STEMS = 20_000

export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const plain = singularOf(withoutAccents(word))
  const ending = ENDINGS.find((e) => plain.endsWith(e) && plain.length - e.length >= MIN_STEM_LENGTH)
  const stem = FAMILY_OF.get(plain) ?? (ending ? plain.slice(0, -ending.length) : plain)
  if (stems.size < MAX_KEPT_STEMS) stems.set(word, stem)
  return stem
}

/** "casamentos" → "casamento", "mentais" → "mental": else a word and its plural would have nothing in common. */
function singularOf(plain: string): string {
  if (plain.length <= MIN_STEM_LENGTH) return plain
  const rule = PLURALS.find(([ending]) => ending.test(plain))
  return rule ? plain.replace(rule[0], rule[1]) : plain
}

export function isContentWord(lower: string): boolean {
  return (lower.length > 3 && !FUNCTION_WORDS.has(lower)) || lower === 'ler' || lower === 'mãe'
}

const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu

/** Stems of the content words of a text that is not the essay: a theme, a motivating text. */
export function contentStems(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).filter(isContentWord).map(stemOf)
}
