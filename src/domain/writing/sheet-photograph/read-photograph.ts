/**
 * From a photograph to a flat page and its lines (product §10 From paper to text): by the markers of our sheet, else by
 * the edges of the paper, else by the corners that the student drags. Pure: a worker of the browser runs it, and the
 * bench runs it on a thousand made photographs.
 */

import { findRules } from './find-rules.ts'
import { inkRows, type Row } from './ink-rows.ts'
import { findMarkers, MARKER_SEARCH_PX, MARKERS_NEEDED, pageOfMarkers } from './markers.ts'
import { type Bend, bendOf, type EvenPage, evenlyLit, straightened } from './page.ts'
import { findPage } from './page-edges.ts'
import { applied, finer, type Plane, planeThrough } from './perspective.ts'
import type { Photograph } from './photograph.ts'
import { type Grey, type Quad, shrunk } from './picture.ts'
import { type Fault, faultsOf, judge } from './quality.ts'
import { shiftOfRule, type Tracked, trackPlain, trackSheet } from './rule-lines.ts'
import { type Column, readColumns } from './ruled-columns.ts'
import { readCode, type SheetCode } from './sheet-code.ts'
import { CODE_GRID, type Point, RULE_COUNT, ruleMm, SHEET } from './sheet-layout.ts'

/** Of the longer side of what is read: more show nothing more of a pen's stroke, and cost time and memory. */
export const PHOTOGRAPH_PX = 2310
/** Of a JPEG, which is decoded by eighths of its sides: of twelve megapixels by the half, which takes the least time. */
export const PHOTOGRAPH_AREA = 4_000_000

/** Where the page lies: from its millimetres to the photograph. */
export type Located = {
  readonly kind: 'sheet' | 'plain'
  readonly plane: Plane
  /** Where bent paper has them; without, they are the plane's. */
  readonly corners?: Quad
}

export type ReadPage = {
  readonly kind: Located['kind']
  /** Flat, even, its rules straight. */
  readonly page: Grey
  /** From top to bottom, in shares of the page's height, with what reaches over from the neighbours. */
  readonly lines: readonly PageLine[]
  readonly faults: readonly Fault[]
  /** Numbers of lines that are not whole in the photograph. */
  readonly missingLines: readonly number[]
  readonly code: SheetCode | null
  /** What was straightened, in pixels of the page. */
  readonly bend: Bend | null
}
export type PageLine = Row & {
  readonly isWritten: boolean
  /** Begins farther right than the others do, as a paragraph does. */
  readonly isIndented: boolean
}

/** Pixels to the millimetre: rules and quality are read at the first, strips are shown from the second. */
const READ_PER_MM = 5
const SHOWN_PER_MM = 6
/** Letters reach above and below their line: with less, every second strip cuts some. */
const OVERLAP_MM = 3
const LIGHT_BLOCK_MM = 5
const COLUMN_MM = 5
/** Fewer rules seen than this, and the ink itself is a better guide on paper of any make. */
const LEAST_RULES_SEEN = 0.8
const PITCH_MM = { least: 6, most: 11, usual: 8 }
/** Of a page without markers the text stands here. */
const PLAIN_TEXT_MM = { left: 30, right: 196 }
/** Share of a line's pixels that writing covers; a stray dot does not. */
const LEAST_INK = 0.0025
const INDENT_MM = 6
const INK_LEVEL = 150
const LEAST_CODE_CONTRAST = 1.25

export type Search = {
  /** Null when the corners are the student's to say. */
  readonly located: Located | null
  /** What she may begin with: clockwise from the top left, where anything was seen. */
  readonly guess: Quad | null
}

export function locate(photograph: Photograph): Search {
  const small = shrunk(photograph.grey, MARKER_SEARCH_PX)
  const markers = findMarkers(small)
  if (markers.length >= MARKERS_NEEDED) {
    const located: Located = { kind: 'sheet', ...pageOfMarkers(markers, small.scale, photograph.grey) }
    return { located, guess: cornersIn(located) }
  }
  const found = findPage(photograph)
  if (!found) return { located: null, guess: null }
  const guess = upright(found.quad)
  return { located: found.isSure ? locatedBy(guess) : null, guess }
}

/** Where the corners of the page stand in the photograph. */
export function cornersIn({ plane, corners }: Located): Quad {
  if (corners) return corners
  return cornersOf(SHEET).map(([x, y]) => applied(plane, x, y)) as unknown as Quad // as many as before
}

/** @param corners clockwise from the top left of the page, as they are to be read */
export function locatedBy(corners: Quad): Located {
  return { kind: 'plain', plane: planeThrough(cornersOf(SHEET), corners) }
}

/** The same page, turned by a quarter to the right. Whoever turns our sheet knows better than its markers. */
export function quarterTurned(located: Located): Located {
  const [a, b, c, d] = cornersIn(located)
  return locatedBy([d, a, b, c])
}

export function readPhotograph(photograph: Photograph, located: Located): ReadPage {
  const { kind, plane } = located
  const { grey } = photograph
  const size = pageSize(READ_PER_MM)
  const flat = evenlyLit(
    straightened(grey, finer(plane, READ_PER_MM), size, null),
    READ_PER_MM * LIGHT_BLOCK_MM,
  )
  const rules = kind === 'sheet' ? sheetRules(flat) : plainRules(photograph, plane, flat)
  const shown = pageSize(SHOWN_PER_MM)
  const bent = straightened(grey, finer(plane, SHOWN_PER_MM), shown, rules.bend)
  // Before the light is made even: of a block of dark cells it would make paper.
  const code = kind === 'sheet' ? codeOn(bent) : null
  const page = evenlyLit(bent, SHOWN_PER_MM * LIGHT_BLOCK_MM, flat.light)
  const missingLines = kind === 'sheet' ? linesOutside(grey, plane) : []
  const isCutOff = missingLines.length > 0 || (kind === 'plain' && isOutside(grey, plane, cornersOf(SHEET)))
  return {
    kind,
    page,
    lines: shownLines(page, rules.rows),
    faults: faultsOf(judge(flat), isCutOff),
    missingLines,
    code,
    bend: rules.bend,
  }
}

type Rules = { readonly rows: readonly Row[]; readonly bend: Bend | null }

/** Millimetres of the page, rows without what reaches over. */
function sheetRules(flat: EvenPage): Rules {
  const columns = readColumns(
    flat,
    (SHEET.frame.x + 0.5) * READ_PER_MM,
    (SHEET.rightMm - 0.5) * READ_PER_MM,
    COLUMN_MM * READ_PER_MM,
  )
  const expected = Array.from({ length: RULE_COUNT }, (_, rule) => ruleMm(rule) * READ_PER_MM)
  const tracked = trackSheet(columns, expected)
  return { rows: rowsBetween(expected), bend: bendAlong(columns, tracked, expected) }
}

function plainRules(photograph: Photograph, plane: Plane, flat: EvenPage): Rules {
  const red = evenlyLit(
    straightened(photograph.red, finer(plane, READ_PER_MM), flat, null),
    READ_PER_MM * LIGHT_BLOCK_MM,
  )
  const { left, right } = PLAIN_TEXT_MM
  const columns = readColumns(red, left * READ_PER_MM, right * READ_PER_MM, COLUMN_MM * READ_PER_MM)
  const found = findRules(columns, flat.height, {
    least: PITCH_MM.least * READ_PER_MM,
    most: PITCH_MM.most * READ_PER_MM,
  })
  const tracked = found && trackPlain(columns, found)
  if (found && tracked && tracked.share >= LEAST_RULES_SEEN) {
    const { expected, pitch } = found
    const first = expected[0]! - pitch
    return {
      rows: rowsBetween(first > 0 ? [first, ...expected] : expected),
      bend: bendAlong(columns, tracked, expected),
    }
  }
  const pitch = found?.pitch ?? PITCH_MM.usual * READ_PER_MM
  const rows = inkRows(flat, left * READ_PER_MM, right * READ_PER_MM, pitch)
  return { rows: rows.map(({ top, bottom }) => inMm({ top, bottom })), bend: null }
}

function rowsBetween(heights: readonly number[]): Row[] {
  return heights.slice(1).map((bottom, at) => inMm({ top: heights[at]!, bottom }))
}

function inMm({ top, bottom }: Row): Row {
  return { top: top / READ_PER_MM, bottom: bottom / READ_PER_MM }
}

/** Between two rules as much as both, by how near each is. */
function bendAlong(columns: readonly Column[], tracked: Tracked, expected: readonly number[]): Bend {
  const finerBy = SHOWN_PER_MM / READ_PER_MM
  return bendOf(pageSize(SHOWN_PER_MM), (shownY) => {
    const y = shownY / finerBy
    let next = expected.findIndex((height) => height >= y)
    if (next === -1) next = expected.length - 1
    const before = Math.max(0, next - 1)
    const gap = expected[next]! - expected[before]!
    const part = gap > 0 ? Math.max(0, Math.min(1, (y - expected[before]!) / gap)) : 0
    return (shownX) => {
      const x = shownX / finerBy
      const above = shiftOfRule(columns, tracked, before, x)
      return (above + (shiftOfRule(columns, tracked, next, x) - above) * part) * finerBy
    }
  })
}

function shownLines(page: Grey, rows: readonly Row[]): PageLine[] {
  const inks = rows.map((row) => inkOf(page, row.top * SHOWN_PER_MM, row.bottom * SHOWN_PER_MM))
  const written = inks.filter(({ share }) => share >= LEAST_INK)
  const usual = written.map(({ left }) => left).sort((a, b) => a - b)[written.length >> 1] ?? 0
  return rows.map(({ top, bottom }, at) => {
    const { share, left } = inks[at]!
    const isWritten = share >= LEAST_INK
    return {
      top: Math.max(0, (top - OVERLAP_MM) / SHEET.heightMm),
      bottom: Math.min(1, (bottom + OVERLAP_MM) / SHEET.heightMm),
      isWritten,
      isIndented: isWritten && left - usual >= INDENT_MM * SHOWN_PER_MM,
    }
  })
}

/** Between the rules and inside the margins: how much there is, and where it begins. */
function inkOf({ width, data }: Grey, top: number, bottom: number): { share: number; left: number } {
  const inset = SHOWN_PER_MM
  let [ink, all, left] = [0, 0, width]
  for (let x = (SHEET.marginMm + 2) * SHOWN_PER_MM; x < (SHEET.rightMm - 3) * SHOWN_PER_MM; x += 2) {
    let dark = 0
    for (let y = Math.max(0, Math.round(top + inset)); y < bottom - inset; y += 2) {
      all += 1
      if (data[y * width + x]! < INK_LEVEL) dark += 1
    }
    ink += dark
    if (dark >= 2 && x < left) left = x
  }
  return { share: all > 0 ? ink / all : 0, left }
}

function pageSize(perMm: number) {
  return { width: SHEET.widthMm * perMm, height: SHEET.heightMm * perMm }
}

function cornersOf({ widthMm, heightMm }: typeof SHEET): Quad {
  return [
    [0, 0],
    [widthMm, 0],
    [widthMm, heightMm],
    [0, heightMm],
  ]
}

/** Paper is taller than wide: its top is one of the short sides, and of these the upper or, lying, the left one. */
function upright([a, b, c, d]: Quad): Quad {
  const side = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1])
  const isShort = side(a, b) + side(c, d) <= side(b, c) + side(d, a)
  const quad: Quad = isShort ? [a, b, c, d] : [b, c, d, a]
  const [p, q, r, s] = quad
  const [down, across] = [r[1] + s[1] - p[1] - q[1], r[0] + s[0] - p[0] - q[0]]
  const isUpright = Math.abs(down) >= Math.abs(across) ? down > 0 : across > 0
  return isUpright ? quad : [r, s, p, q]
}

function linesOutside(picture: Grey, plane: Plane): number[] {
  const numbers: number[] = []
  for (let line = 0; line + 1 < RULE_COUNT; line += 1) {
    const corners: Point[] = [ruleMm(line), ruleMm(line + 1)].flatMap((y): Point[] => [
      [SHEET.marginMm, y],
      [SHEET.rightMm, y],
    ])
    if (isOutside(picture, plane, corners)) numbers.push(line + 1)
  }
  return numbers
}

function isOutside({ width, height }: Grey, plane: Plane, corners: readonly Point[]): boolean {
  return corners.some(([mmX, mmY]) => {
    const [x, y] = applied(plane, mmX, mmY)
    return x < 0 || y < 0 || x > width - 1 || y > height - 1
  })
}

function codeOn({ width, data }: Grey): SheetCode | null {
  const { x, y, columns, rows, cellMm } = CODE_GRID
  const levels: number[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let sum = 0
      for (const dx of [-0.4, 0, 0.4])
        for (const dy of [-0.4, 0, 0.4]) {
          const left = Math.round((x + (column + 0.5) * cellMm + dx) * SHOWN_PER_MM)
          const top = Math.round((y + (row + 0.5) * cellMm + dy) * SHOWN_PER_MM)
          sum += data[top * width + left]!
        }
      levels.push(sum / 9)
    }
  const [least, most] = [Math.min(...levels), Math.max(...levels)]
  return most < LEAST_CODE_CONTRAST * least
    ? null
    : readCode(levels.map((level) => level < (least + most) / 2))
}
