/**
 * Photographs of written sheets that adults give for measuring: how many are taken, and how did they fare? (product §10
 * From paper to text; decision 0212)
 */

import type { Quad } from './sheet-photograph/picture.ts'
import type { Fault } from './sheet-photograph/quality.ts'

/** So many are collected, then nobody is asked any more. */
export const GIVEN_SHEETS_WANTED = 50
/** Fifty sheets of one hand would measure one hand. */
export const GIVEN_SHEETS_PER_STUDENT = 5
/** As the device packs it: 2,600 pixels on the longer side. */
export const GIVEN_SHEET_MOST_BYTES = 2_500_000
/** The sentence that is agreed to (src/texts/writing/given-sheet.ts): a new date when it says something else. */
export const GIVEN_SHEET_WORDING = '2026-11-23'

/** How one photograph fared on the device that read it. */
export type SheetFigures = {
  /** Pixels of what was read. */
  readonly width: number
  readonly height: number
  /** How the page was found; `asked` where the student was asked for the corners at once. */
  readonly way: 'markers' | 'edges' | 'asked'
  /** Clockwise from the top left, in shares of width and height; null where nothing was seen. */
  readonly found: Quad | null
  /** As they stood in the end. */
  readonly used: Quad
  readonly quarterTurns: number
  readonly faults: readonly Fault[]
  readonly missingLines: readonly number[]
  /** Strips that were cut, those with writing, and those that something was typed for. */
  readonly lines: number
  readonly written: number
  readonly typed: number
}

/** How far the farthest corner was dragged by hand, in hundredths of the page's width; null where nothing was found before. */
export function draggedPercent({ width, height, found, used, quarterTurns }: SheetFigures): number | null {
  if (found === null) return null
  const inPixels = (quad: Quad) => quad.map(([x, y]) => [x * width, y * height] as const)
  const [before, after] = [inPixels(found), inPixels(used)]
  const [a, b] = [after[0]!, after[1]!]
  const pageWidth = Math.hypot(b[0] - a[0], b[1] - a[1])
  if (pageWidth === 0) return null
  const farthest = Math.max(
    ...after.map(([x, y], at) => {
      // A page that was turned has the same corners under other names.
      const [fx, fy] = before[(at + 4 - (quarterTurns & 3)) & 3]!
      return Math.hypot(x - fx, y - fy)
    }),
  )
  return Math.round((farthest / pageWidth) * 1000) / 10
}

export type GivenSheetSums = {
  readonly count: number
  readonly byWay: Readonly<Record<SheetFigures['way'], number>>
  /** Found unasked, and left as it was found. */
  readonly untouched: number
  readonly faults: Readonly<Record<Fault, number>>
  /** Written strips that the owner has looked at, and those of them that are cut rightly. */
  readonly linesSeen: number
  readonly linesRight: number
}

/** A drag of less than this is a hand that rested. */
const LEAST_DRAG_PERCENT = 0.3

export function sumsOf(
  sheets: readonly { readonly figures: SheetFigures; readonly badLines: number | null }[],
): GivenSheetSums {
  const byWay = { markers: 0, edges: 0, asked: 0 }
  const faults = { blurred: 0, dark: 0, glare: 0, 'cut-off': 0 }
  let [untouched, linesSeen, linesRight] = [0, 0, 0]
  for (const { figures, badLines } of sheets) {
    byWay[figures.way] += 1
    for (const fault of figures.faults) faults[fault] += 1
    const dragged = draggedPercent(figures)
    if (figures.way !== 'asked' && dragged !== null && dragged < LEAST_DRAG_PERCENT) untouched += 1
    if (badLines === null) continue
    linesSeen += figures.written
    linesRight += Math.max(0, figures.written - badLines)
  }
  return { count: sheets.length, byWay, untouched, faults, linesSeen, linesRight }
}
