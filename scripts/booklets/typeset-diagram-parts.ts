/** What are diagrams made of? Blocks, labels and words that are broken into lines, since a drawing breaks none. */
import { wordWidthPt } from '#server/shop/materials/text-width.ts'
import { display, plain } from '../covers/shapes.ts'
import { INKS } from './typeset-theme.ts'

export type Drawing = { svg: string; height: number }

type Look = { size: number; color?: string; isBold?: boolean; anchor?: 'start' | 'middle' | 'end' }

const LINE_EMS = 1.24
/** Bold letters are wider than those that are measured. */
const BOLD_FACTOR = 1.07

export function block(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2.5" fill="${fill}" ${more}/>`
}

export function label(text: string, x: number, y: number, look: Look): string {
  return text ? display(text, x, y, look) : ''
}

export function words(text: string, x: number, y: number, look: Look): string {
  return text ? plain(text, x, y, { color: INKS.ink, ...look }) : ''
}

/** @param y baseline of the first line */
export function wrapped(text: string, x: number, y: number, width: number, look: Look): string {
  return brokenLines(text, width, look.size, look.isBold)
    .map((row, index) => words(row, x, y + index * look.size * LINE_EMS, look))
    .join('')
}

export function wrappedHeight(text: string, width: number, size: number, isBold = false): number {
  return brokenLines(text, width, size, isBold).length * size * LINE_EMS
}

function brokenLines(text: string, width: number, size: number, isBold = false): string[] {
  const factor = isBold ? BOLD_FACTOR : 1
  const spacePt = wordWidthPt(' ', size) * factor
  const lines: string[] = []
  let row: string[] = []
  let filled = 0
  for (const word of text.split(' ').filter((each) => each !== '')) {
    const own = wordWidthPt(word, size) * factor
    if (row.length > 0 && filled + spacePt + own > width) {
      lines.push(row.join(' '))
      row = []
      filled = 0
    }
    filled += (row.length > 0 ? spacePt : 0) + own
    row.push(word)
  }
  return row.length > 0 ? [...lines, row.join(' ')] : lines
}
