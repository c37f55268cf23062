/**
 * Where do the paragraphs of a text begin, however its lines are broken? A text from a PDF, or copied line by line from
 * the sheet, has a break at the end of each line: such breaks begin no paragraph. The same rule counts the lines of the
 * sheet, or a text would be longer for the way in which it was pasted.
 */
import type { Span } from './document.ts'

type Line = Span & { readonly text: string; readonly indent: number; readonly isAfterBlank: boolean }

const STOP = /[.!?…:]["”»’')\]]*$/
const SMALL = /^["“«(]?\p{Ll}/u
/** Fewer lines than a short essay has paragraphs tell nothing. */
const MIN_LINES = 6
const BROKEN_SHARE = 0.5
const SMALL_SHARE = 0.4
/** Verses are shorter. */
const MIN_MEDIAN = 30
const DOUBLE_SPACED_SHARE = 0.6
const PARTING_BLANKS = 2
const INDENT = 2
/** In paragraphs: where so few are sure, none is known to be long. */
const MIN_STRETCHES = 3
const LONG_STRETCH = 1.6
/** Of a full line: a shorter one that ends with a stop ends its paragraph. */
const SHORT_SHARE = 0.8
/** How paragraphs open: decides where a full line happens to end with a stop. */
const OPENER =
  /^(?:(?:Em|Num) (?:primeir|segund|suma|síntese|face|vista)|Primeir|Segund[ao] (?:a?n|plano|ponto)|Outr[oa] (?:fator|aspecto|ponto|causa|questão|problema)|Inicialmente|A princípio|De início|A priori|Ademais|Outrossim|Além do|Por outro lado|Portanto|Diante d|Infere-se|Depreende-se|Destarte|Conclui-se)/

/** Between two lines: the paragraph goes on, ends, or may do either (a full line that ends with a stop). */
type Joint = 'joined' | 'parted' | 'open'

/** @returns the places of the paragraphs, without the blanks around them */
export function findParagraphs(text: string): Span[] {
  const lines = linesOf(text)
  const joints = isWrapped(lines)
    ? settled(wrappedJoints(lines))
    : lines.slice(1).map((line, at): Joint => (goesOnPlainly(lines[at], line) ? 'joined' : 'parted'))
  const paragraphs: { start: number; end: number }[] = []
  for (const [at, { start, end }] of lines.entries()) {
    const last = paragraphs.at(-1)
    if (last && joints[at - 1] === 'joined') last.end = end
    else paragraphs.push({ start, end })
  }
  return paragraphs
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let at = 0
  let isAfterBlank = true
  for (const raw of text.split('\n')) {
    const trimmed = raw.trim()
    const indent = raw.length - raw.trimStart().length
    const start = at + indent
    at += raw.length + 1
    if (trimmed !== '')
      lines.push({ start, end: start + trimmed.length, text: trimmed, indent, isAfterBlank })
    isAfterBlank = trimmed === ''
  }
  return lines
}

/** Most lines end inside a sentence, and most begin with a small letter. */
function isWrapped(lines: readonly Line[]): boolean {
  if (lines.length < MIN_LINES) return false
  const share = (test: (line: Line) => boolean) => lines.filter(test).length / lines.length
  return (
    share(({ text }) => !STOP.test(text)) >= BROKEN_SHARE &&
    share(({ text }) => SMALL.test(text)) >= SMALL_SHARE &&
    median(lines.map(({ text }) => text.length)) >= MIN_MEDIAN
  )
}

/** In a text of whole paragraphs a lone break is an accident: only what plainly goes on is joined. */
function goesOnPlainly(before: Line | undefined, line: Line): boolean {
  return !line.isAfterBlank && /[\p{L},;-]$/u.test(before?.text ?? '') && /^\p{Ll}/u.test(line.text)
}

/** One for each line but the first. */
function wrappedJoints(lines: readonly Line[]): Joint[] {
  const inner = lines.slice(1)
  const blanks = inner.filter(({ isAfterBlank }) => isAfterBlank).length
  const isDoubleSpaced = blanks >= DOUBLE_SPACED_SHARE * inner.length
  const isParted = blanks >= PARTING_BLANKS && !isDoubleSpaced
  const broken = inner.flatMap((next, at) => {
    const line = lines[at]
    return line && !STOP.test(line.text) ? [{ line, next }] : []
  })
  const lengths = broken.map(({ line }) => line.text.length)
  const width = lengths.reduce((most, length) => Math.max(most, length), 0)
  const full = median(lengths)
  const wouldFit = (line: Line, next: Line) =>
    line.text.length + 1 + (next.text.split(/\s/)[0] ?? '').length <= width
  // A machine breaks a line only where the next word does not fit; a hand breaks it where it likes.
  const isByMachine = broken.slice(1).every(({ line, next }) => !wouldFit(line, next))
  const usual = inner.reduce((least, { indent }) => Math.min(least, indent), Number.POSITIVE_INFINITY)
  const indented = inner.filter(({ indent }) => indent >= usual + INDENT).length
  const isIndented = indented > 0 && indented <= inner.length / 2

  return inner.map((line, at): Joint => {
    const before = lines[at]
    if (!before) return 'parted'
    const isStopped = STOP.test(before.text)
    const isSmall = SMALL.test(line.text)
    if (line.isAfterBlank && !isDoubleSpaced) return !isStopped && isSmall ? 'joined' : 'parted'
    const isTitle = at === 0 && !isSmall && before.text.length < SHORT_SHARE * full
    if (!isStopped) return isTitle ? 'parted' : 'joined'
    if (isParted) return 'joined'
    if (isIndented) return line.indent < usual + INDENT ? 'joined' : 'parted'
    if (isSmall) return 'joined'
    if (OPENER.test(line.text)) return 'parted'
    const isShort = isByMachine ? wouldFit(before, line) : before.text.length < SHORT_SHARE * full
    return isShort ? 'parted' : 'open'
  })
}

/** A stretch much longer than the others is two paragraphs, parted where it may be, nearest to its middle. */
function settled(joints: readonly Joint[]): Joint[] {
  const stretches: { first: number; last: number }[] = [{ first: 0, last: joints.length }]
  for (const [at, joint] of joints.entries()) {
    if (joint !== 'parted') continue
    const own = stretches.at(-1)
    if (own) own.last = at
    stretches.push({ first: at + 1, last: joints.length })
  }
  const usual = median(stretches.map(({ first, last }) => last - first + 1))
  const parted = new Set<number>()
  for (const { first, last } of stretches) {
    const length = last - first + 1
    const open = joints.flatMap((joint, at) =>
      joint === 'open' && at >= first + 2 && at <= last - 3 ? [at] : [],
    )
    if (stretches.length < MIN_STRETCHES || length <= LONG_STRETCH * usual) continue
    const middle = (first + last) / 2
    const nearest = open.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
    if (nearest !== undefined) parted.add(nearest)
  }
  return joints.map((joint, at) => (parted.has(at) ? 'parted' : joint === 'open' ? 'joined' : joint))
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}
