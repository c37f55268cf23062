/** The sheet as it would lie flat: pulled straight out of the photograph, and its light made even. */
import type { Plane } from './perspective.ts'
import type { Grey, Size } from './picture.ts'

/** Even paper has this level; what is brighter is paper, too. */
export const PAPER_LEVEL = 245

const OUTSIDE_LEVEL = 128
/** Pixels of the page from one sample of a bend to the next. */
const BEND_STEP = 8
/** Parts of a pixel. A picture of 32,767 pixels still fits into 32 bits. */
const FINE = 65_536

/** How far below its place a pixel of the page stands; for pages that are bent. */
export type Bend = { readonly columns: number; readonly shifts: Float32Array }

/**
 * Perspective and bend are worked out at each eighth pixel and go evenly between: on paper that is the same.
 *
 * @param plane from pixels of the page to those of the photograph
 */
export function straightened(
  photograph: Grey,
  plane: Plane,
  { width, height }: Size,
  bend: Bend | null,
): Grey {
  const [p0, p1, p2, p3, p4, p5, p6, p7, p8] = plane as unknown as Nine
  const page = new Uint8Array(width * height)
  const places = Math.ceil(width / BEND_STEP) + 1
  const us = new Float64Array(places)
  const vs = new Float64Array(places)
  for (let y = 0; y < height; y += 1) {
    for (let place = 0; place < places; place += 1) {
      const x = place * BEND_STEP
      const bent = bend ? y + shiftOfColumn(bend, place, y) : y
      const depth = 1 / (p6 * x + p7 * bent + p8)
      us[place] = (p0 * x + p1 * bent + p2) * depth
      vs[place] = (p3 * x + p4 * bent + p5) * depth
    }
    const row = page.subarray(y * width, (y + 1) * width)
    for (let place = 0; place < places - 1; place += 1) pull(photograph, us, vs, place, row)
  }
  return { width, height, data: page }
}

/** Eight pixels of a row, whose first and last place in the photograph are known. */
function pull(photograph: Grey, us: Float64Array, vs: Float64Array, place: number, row: Uint8Array): void {
  const { data, width: from, height } = photograph
  const mostX = from - 1.001
  const mostY = height - 1.001
  let u = us[place]!
  let v = vs[place]!
  const lastU = us[place + 1]!
  const lastV = vs[place + 1]!
  const du = (lastU - u) / BEND_STEP
  const dv = (lastV - v) / BEND_STEP
  let to = place * BEND_STEP
  const end = Math.min(to + BEND_STEP, row.length)
  if (Math.min(u, lastU, v, lastV) >= 0 && Math.max(u, lastU) < mostX && Math.max(v, lastV) < mostY) {
    // Most of a page. In whole numbers, 65,536 to the pixel, it takes half the time.
    let wholeU = (u * FINE) | 0
    let wholeV = (v * FINE) | 0
    const stepU = (du * FINE) | 0
    const stepV = (dv * FINE) | 0
    for (; to < end; to += 1, wholeU += stepU, wholeV += stepV) {
      const at = (wholeV >> 16) * from + (wholeU >> 16)
      const a = (wholeU >> 8) & 255
      const b = (wholeV >> 8) & 255
      const upper = data[at]! * (256 - a) + data[at + 1]! * a
      const lower = data[at + from]! * (256 - a) + data[at + from + 1]! * a
      row[to] = (upper * (256 - b) + lower * b) >> 16
    }
    return
  }
  for (; to < end; to += 1, u += du, v += dv) {
    if (u < -1 || v < -1 || u > from || v > height) {
      row[to] = OUTSIDE_LEVEL
      continue
    }
    const inX = u < 0 ? 0 : u > mostX ? mostX : u
    const inY = v < 0 ? 0 : v > mostY ? mostY : v
    const a = inX - (inX | 0)
    const at = (inY | 0) * from + (inX | 0)
    const upper = data[at]! + (data[at + 1]! - data[at]!) * a
    const lower = data[at + from]! + (data[at + from + 1]! - data[at + from]!) * a
    row[to] = upper + (lower - upper) * (inY - (inY | 0))
  }
}

type Nine = readonly [number, number, number, number, number, number, number, number, number]

/** As `shiftAt` at a place where the bend was sampled across. */
function shiftOfColumn({ columns, shifts }: Bend, column: number, y: number): number {
  const row = (y / BEND_STEP) | 0
  const b = y / BEND_STEP - row
  const at = row * columns + column
  return shifts[at]! * (1 - b) + shifts[at + columns]! * b
}

/** How far below its place the pixel of the page stands in the photograph. */
export function shiftAt({ columns, shifts }: Bend, x: number, y: number): number {
  const step = BEND_STEP
  const column = (x / step) | 0
  const row = (y / step) | 0
  const a = x / step - column
  const b = y / step - row
  const at = row * columns + column
  return (
    (shifts[at]! * (1 - a) + shifts[at + 1]! * a) * (1 - b) +
    (shifts[at + columns]! * (1 - a) + shifts[at + columns + 1]! * a) * b
  )
}

/** A bend that is told by a function of each row, sampled so finely that nothing of it is lost. */
export function bendOf({ width, height }: Size, rowAt: (y: number) => (x: number) => number): Bend {
  const step = BEND_STEP
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const shifts = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    const shift = rowAt(row * step)
    for (let column = 0; column < columns; column += 1) shifts[row * columns + column] = shift(column * step)
  }
  return { columns, shifts }
}

/** Level of the paper in the photograph, block by block. */
export type Light = { readonly levels: Float32Array; readonly columns: number; readonly rows: number }
export type EvenPage = Grey & { readonly light: Light }

/**
 * Each pixel divided by the paper's light around it, in its place: shade goes, ink stays.
 *
 * @param block pixels of a block's side
 * @param light of the same page in other pixels, whose blocks are as large on the paper
 */
export function evenlyLit(page: Grey, block: number, light = lightOf(page, block)): EvenPage {
  const { width, height, data } = page
  const { levels, columns, rows } = light
  // What a level is multiplied by in the middle of each block of the row, of which it goes evenly to the next.
  const factors = new Int32Array(columns + 1)
  for (let y = 0; y < height; y += 1) {
    const v = Math.max(0, Math.min(rows - 1.001, (y + 0.5) / block - 0.5))
    const row = v | 0
    const b = v - row
    const under = Math.min(rows - 1, row + 1) * columns
    for (let column = 0; column < columns; column += 1)
      factors[column] =
        (PAPER_LEVEL * FINE) / (levels[row * columns + column]! * (1 - b) + levels[under + column]! * b)
    factors[columns] = factors[columns - 1]!
    evenRow(data.subarray(y * width, (y + 1) * width), factors, block)
  }
  return { ...page, light }
}

function evenRow(row: Uint8Array, factors: Int32Array, block: number): void {
  for (let column = -1, at = 0; at < row.length; column += 1) {
    const end = Math.min(row.length, (column + 1) * block + (block >> 1))
    let factor = factors[column < 0 ? 0 : column]!
    const step = ((factors[column + 1]! - factor) / block) | 0
    for (; at < end; at += 1, factor += step) {
      const level = (row[at]! * factor) >>> 16
      row[at] = level > 255 ? 255 : level
    }
  }
}

/** Three quarters up in each block, and never below what most neighbours have: a block full of ink is no shade. */
function lightOf({ width, height, data }: Grey, block: number): Light {
  const columns = Math.ceil(width / block)
  const rows = Math.ceil(height / block)
  const own = new Float32Array(columns * rows)
  const counts = new Uint16Array(256)
  for (let at = 0; at < own.length; at += 1)
    own[at] = levelOfBlock({ width, height, data }, block, at % columns, Math.floor(at / columns), counts)
  const levels = own.map((level, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns]
    const near: number[] = []
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
        near.push(own[y * columns + x]!)
    near.sort((a, b) => a - b)
    return Math.max(level, near[Math.floor(near.length * 0.6)]!)
  })
  return { levels, columns, rows }
}

/** Three quarters up. */
function levelOfBlock(
  { width, height, data }: Grey,
  block: number,
  column: number,
  row: number,
  counts: Uint16Array,
): number {
  counts.fill(0)
  const right = Math.min(width, (column + 1) * block)
  let count = 0
  for (let y = row * block; y < Math.min(height, (row + 1) * block); y += 2)
    count += countLevels(data, counts, y * width + column * block, y * width + right)
  let level = 255
  for (let above = counts[255]!; level > 0 && above < count * 0.25; above += counts[level]!) level -= 1
  return Math.max(level, 8)
}

/** Each second one. */
function countLevels(data: Uint8Array, counts: Uint16Array, from: number, to: number): number {
  for (let at = from; at < to; at += 2) counts[data[at]!]! += 1
  return (to - from + 1) >> 1
}
