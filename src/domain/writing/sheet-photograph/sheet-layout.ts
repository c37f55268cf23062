/**
 * Where everything stands on the sheet to print, in millimetres of an A4 page (product §10 From paper to text). The
 * screen draws it by these numbers and a photograph is read by them, so that both are one sheet.
 */
import { SHEET_LINES } from '../writing-room.ts'

export type Point = readonly [x: number, y: number]

/** All within ten millimetres of the edge: no printer cuts it off, and every browser's own margin leaves it whole. */
export const SHEET = {
  widthMm: 210,
  heightMm: 297,
  /** What is drawn. */
  frame: { x: 10, y: 10, width: 190, height: 276 },
  /** The first rule; a line is written between a rule and the next. */
  firstRuleMm: 29,
  pitchMm: 8,
  /** The numbers of the lines stand left of it. */
  marginMm: 20,
  rightMm: 200,
} as const

export const RULE_COUNT = SHEET_LINES + 1

/** Six cells: a black frame around four by four bits. */
export const MARKER_MM = 14
export const MARKER_CELLS = 6

/**
 * White bits from the top left, row by row: turned however, each differs from every other and from itself in six bits or
 * more, so that one misread bit makes no other marker of it.
 */
export const MARKER_CODES = [0xdc16, 0xaa96, 0xad62, 0x1dcf] as const

/** Top left corners, clockwise from the top left of the page; by place in MARKER_CODES. */
export const MARKER_CORNERS: readonly Point[] = [
  [10, 10],
  [186, 10],
  [186, 272],
  [10, 272],
]

/** The code of theme and account: columns of cells, dark where the bit is set, no frame. */
export const CODE_GRID = { x: 162, y: 11, columns: 10, rows: 4, cellMm: 2 } as const

export function ruleMm(rule: number): number {
  return SHEET.firstRuleMm + rule * SHEET.pitchMm
}

/** The places of the marker's white cells, from its own top left. */
export function markerBits(code: number): { readonly column: number; readonly row: number }[] {
  const bits: { column: number; row: number }[] = []
  for (let bit = 0; bit < 16; bit += 1)
    if ((code >> (15 - bit)) & 1) bits.push({ column: (bit % 4) + 1, row: Math.floor(bit / 4) + 1 })
  return bits
}
