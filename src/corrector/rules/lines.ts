/**
 * How many lines of the official sheet a text takes, and how many words it has. One ruler for the corrector, the models,
 * the writing room, the challenge and the booklets; a text whose lines are broken is counted as if it were copied onto
 * the sheet.
 */
import { findParagraphs } from '../text/paragraphs.ts'
import type { Discounted } from './discounted.ts'

/**
 * Letters of a line, by 35 essays of the real exam (official grade 1000), all of which stood on 30 lines by hand: at 115
 * letters 86 % of them fit, at 105 half, at 120 all, at 66 none.
 */
export const LINE_LETTERS = 115
/** The widest hand among them: only what passes 30 lines at this width certainly passes them. */
const WIDEST_LINE_LETTERS = 120
/** A large hand: the rule of too few lines must not be escaped by counting small letters. */
export const LARGE_HAND_LETTERS = 66
const HAS_SIGN = /[\p{L}\p{N}]/u

/** How many lines of the sheet the text takes. @param letters of a full line */
export function sheetLines(text: string, letters = LINE_LETTERS): number {
  return lineStarts(text, letters).length
}

/** @param hand letters of a line of the student's own, null while it is not measured */
export function linesByHand(text: string, hand: number | null): number {
  return sheetLines(text, hand ?? LINE_LETTERS)
}

/** Only what is sure: by her own hand, or by the widest one of which an essay is known. */
export function passesSheet(text: string, most: number, hand: number | null): boolean {
  return sheetLines(text, hand ?? WIDEST_LINE_LETTERS) > most
}

/** Where each line of the sheet begins: a word that does not fit begins the next, a longer one goes on over several. */
export function lineStarts(text: string, letters = LINE_LETTERS): number[] {
  const starts: number[] = []
  for (const paragraph of findParagraphs(text)) {
    let used = letters + 1
    for (const { 0: word, index } of text.slice(paragraph.start, paragraph.end).matchAll(/\S+/g)) {
      const at = paragraph.start + index
      if (used > 0 && used + 1 + word.length > letters) {
        starts.push(at)
        used = 0
      }
      used += (used > 0 ? 1 : 0) + word.length
      for (let over = letters; used > letters; over += letters) {
        starts.push(at + over)
        used -= letters
      }
    }
  }
  return starts
}

/** As a student counts, on the sheet and beside its correction: what stands between gaps, numbers too, a lone dash not. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => HAS_SIGN.test(word)).length
}

/** Of a text whose lines are those of a sheet of paper: each on which something is written. */
export function paperLines(text: string): number {
  return paperLineStarts(text).length
}

export function paperLineStarts(text: string): number[] {
  return [...text.matchAll(/^.*$/gm)].flatMap(({ 0: line, index }) =>
    HAS_SIGN.test(line) ? [index + line.length - line.trimStart().length] : [],
  )
}

/** Lines with a copy of the exam are not counted (booklet 2025, p. 10); the full stop that a copy leaves is no line. */
export function countedLines({ copied }: Discounted, original: string, hasPaperLines = false): number {
  let counted = original
  for (const { start, end } of [...copied].reverse()) counted = counted.slice(0, start) + counted.slice(end)
  if (hasPaperLines) return paperLines(counted)
  const written = counted.split('\n').filter((line) => HAS_SIGN.test(line))
  return sheetLines(written.join('\n'), LARGE_HAND_LETTERS)
}
