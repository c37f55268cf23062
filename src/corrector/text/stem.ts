/** Words of content and their stems: what two texts have in common, whatever the inflection (measures of theme). */
import { FUNCTION_WORDS } from '../lexicon/function-words.ts'

const MARKS = /[̀-ͯ]/g
const ENDINGS =
  'amentos imentos amento imento idades idade acoes acao icoes icao mente istas ista ismos ismo aveis avel iveis ivel antes ante entes ente ados adas ado ada idos idas ido ida ando endo indo aram eram iram ar er ir ais eis ois oes aes ns s am em a o e'.split(
    ' ',
  )
const MIN_STEM_LENGTH = 4

export function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(MARKS, '')
}

const stems = new Map<string, string>()
const MAX_KEPT_STEMS = 20_000

export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const plain = withoutAccents(word)
  const ending = ENDINGS.find((e) => plain.endsWith(e) && plain.length - e.length >= MIN_STEM_LENGTH)
  const stem = ending ? plain.slice(0, -ending.length) : plain
  if (stems.size < MAX_KEPT_STEMS) stems.set(word, stem)
  return stem
}

export function isContentWord(lower: string): boolean {
  return lower.length > 3 && !FUNCTION_WORDS.has(lower)
}

const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu

/** Stems of the content words of a text that is not the essay: a theme, a motivating text. */
export function contentStems(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).filter(isContentWord).map(stemOf)
}
