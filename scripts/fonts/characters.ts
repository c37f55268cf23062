/** Which characters each font of the pages can write. What is beyond them comes from the next font of its family. */

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const PORTUGUESE = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü'
/** In names and titles from elsewhere. */
const FOREIGN = 'ÄÅÆÈËÌÎÏÑÒÖØÙÛÝßäåæèëìîïñòöøùûýÿ'
const SIGNS = '\u00a0¡§©ª«°²³´·º»¿×–—‘’“”…•€−'

/** Of running text. */
export const TEXT = ASCII + PORTUGUESE + FOREIGN + SIGNS

/** What a heading hardly has: letters of other languages, signs of code; `unicode-range` of fonts.css. */
export const HEADING_REST_RANGE =
  'U+23,U+3C-3E,U+40,U+5B-60,U+7B-7E,U+C4-C6,U+C8,U+CB-CC,U+CE-CF,U+D1-D2,U+D6,U+D8-D9,U+DB,U+DD,U+DF,U+E4-E6,U+E8,U+EB-EC,U+EE-EF,U+F1-F2,U+F6,U+F8-F9,U+FB,U+FD,U+FF'
const HEADING_REST = charactersOf(HEADING_REST_RANGE)
export const HEADING = [...TEXT].filter((character) => !HEADING_REST.includes(character)).join('')

/** What our own notes are written with: the teacher writes small, and a letter of this hand weighs thrice a printed one. */
export const NOTE_FIRST = ' !,.:?abcdefghijlmnopqrstuvxzàáâãçéêíóôõúADELPQ'
/** For what peers and the owner write; `unicode-range` of fonts.css. */
export const NOTE_REST_RANGE =
  'U+22-2B,U+2D,U+2F-39,U+3B,U+42-43,U+46-4B,U+4D-4F,U+52-5A,U+6B,U+77,U+79,U+AA,U+BA,U+C0-DC,U+FC,U+2013-2026'

/** Seldom in Portuguese, yet written: names of central Europe, formulas, arrows, ticks; `unicode-range` of fonts.css. */
export const SELDOM_RANGE =
  'U+A2-A6,U+AC,U+AE,U+B1,U+B5,U+B9,U+BC-BE,U+F7,U+100-17F,U+2030-203A,U+2070-209F,U+2122,U+2190-2193,U+2200-2211,U+2213-2265,U+25A0-25CF,U+2610-2612,U+2713,U+2717'

/** @param range as CSS writes it @returns every character of it */
export function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}
