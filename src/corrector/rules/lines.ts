/**
 * How many lines of the official sheet a text takes, and how many words it has. The writing room sets a line of the sheet at the same width, so
 * both count alike; a text from elsewhere is counted as if it were copied onto the sheet.
 */
import type { Discounted } from './discounted.ts'

/** Handwriting on the sheet: about nine words a line. */
export const LINE_CHARACTERS = 66
const HAS_SIGN = /[\p{L}\p{N}]/u

/** Wraps by words as the sheet does: a word that does not fit begins the next line. */
export function sheetLines(text: string, width = LINE_CHARACTERS): number {
  let lines = 0
  for (const paragraph of text.split('\n')) {
    if (paragraph.trim() === '') continue
    lines += 1
    let used = 0
    for (const word of paragraph.trim().split(/\s+/)) {
      if (used > 0 && used + 1 + word.length > width) {
        lines += 1
        used = 0
      }
      used += (used > 0 ? 1 : 0) + word.length
      // A word longer than a line goes on over several.
      while (used > width) {
        lines += 1
        used -= width
      }
    }
  }
  return lines
}

/** As a student counts, on the sheet and beside its correction: what stands between gaps, numbers too, a lone dash not. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => HAS_SIGN.test(word)).length
}

/** Lines with a copy of the exam are not counted (booklet 2025, p. 10); the full stop that a copy leaves is no line. */
export function countedLines({ copied }: Discounted, original: string): number {
  let counted = original
  for (const { start, end } of [...copied].reverse()) counted = counted.slice(0, start) + counted.slice(end)
  const written = counted.split('\n').filter((line) => HAS_SIGN.test(line))
  return sheetLines(written.join('\n'))
}
