/**
 * The sheet as it was pasted, before anything is read: line breaks of other programs become ours, and what a sheet has
 * beside its text (numbers before the lines, page numbers, "Introdução:" above a paragraph) becomes blanks. No place is
 * moved: every mark stays on the student's own words.
 */
import type { Span } from './document.ts'

/** Breaks of other programs; each is one character. */
const OTHER_BREAK = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/g
/** Marks of direction and joints of no width. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
const LETTER = /[\p{L}\p{M}]/u

const PAGE =
  /^(?:[-–—•|]\s*)?(?:\d{1,2}|p[áa]g(?:ina)?\.?\s*\d{1,2}(?:\s*(?:de|\/)\s*\d{1,2})?|\d{1,2}\s*(?:de|\/)\s*\d{1,2})(?:\s*[-–—•|])?$/iu
/** What a student notes above a paragraph: the name of its part in the plan. */
const LABEL =
  /^(?:[*#_]*\s*)(?:\(?(?:introdução|desenvolvimento(?: ?(?:\d|i{1,3}))?|argumento ?\d|conclusão|tese|proposta de intervenção|parágrafo ?\d|\dº? ?parágrafo|d ?[12])\)?)[*_]*\s*(?:[:–—-]+[*_]*\s*|$)/iu
const LINE_NUMBER = /^\s*\(?0?(\d{1,2})[.)|ºª:-]{0,2}(?:\s+|$)/
/** A list has numbers too, but fewer, and its items begin with capitals. */
const MIN_NUMBERED = 10
const NUMBERED_SHARE = 0.9
const SMALL_SHARE = 0.3
const SMALL = /^["“«(]?\p{Ll}/u
const STOP = /[.!?…:]["”»’')\]]*$/

type Line = { readonly start: number; readonly text: string }

/** @returns a text of the same length */
export function readSheet(text: string): string {
  const broken = text.replace(OTHER_BREAK, '\n').replace(INVISIBLE, blankBesideWord)
  const lines = linesOf(broken)
  return [...lineNumbers(lines), ...labels(lines), ...pages(lines, broken)].reduce(blanked, broken)
}

/** Those within a word are read with it (document.ts). */
function blankBesideWord(sign: string, at: number, text: string): string {
  const next = text.charAt(at + 1)
  return LETTER.test(text.charAt(at - 1)) && (next === '\n' || LETTER.test(next)) ? sign : ' '
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const raw of text.split('\n')) {
    lines.push({ start, text: raw })
    start += raw.length + 1
  }
  return lines.filter((line) => line.text.trim() !== '')
}

function blanked(text: string, { start, end }: Span): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

/** One before each line, counted on: "1", "2", "3"… */
function lineNumbers(lines: readonly Line[]): Span[] {
  if (lines.length < MIN_NUMBERED) return []
  const numbered = lines.flatMap((line, at) => {
    const found = LINE_NUMBER.exec(line.text)
    const isCounted = found !== null && Number(found[1]) === at + 1
    return found && isCounted ? [{ ...line, length: found[0].length }] : []
  })
  const small = numbered.filter(({ text, length }) => SMALL.test(text.slice(length))).length
  if (numbered.length < NUMBERED_SHARE * lines.length || small < SMALL_SHARE * lines.length) return []
  return numbered.map(({ start, length }) => ({ start, end: start + length }))
}

function labels(lines: readonly Line[]): Span[] {
  return lines.flatMap(({ start, text }) => {
    const indent = text.length - text.trimStart().length
    const found = LABEL.exec(text.slice(indent))
    return found ? [{ start: start + indent, end: start + indent + found[0].length }] : []
  })
}

/** Between two lines, with the breaks around it where the sentence goes on behind it. */
function pages(lines: readonly Line[], text: string): Span[] {
  return lines.flatMap((line, at): Span[] => {
    const [before, next] = [lines[at - 1], lines[at + 1]]
    if (!before || !next || !PAGE.test(line.text.trim())) return []
    const end = line.start + line.text.length
    if (STOP.test(before.text.trim()))
      return [{ start: line.start, end: isBlankBelow(text, end) ? end + 1 : end }]
    return [{ start: before.start + before.text.length, end: next.start - 1 }]
  })
}

function isBlankBelow(text: string, end: number): boolean {
  return /^\n[^\S\n]*\n/.test(text.slice(end, end + 40))
}
