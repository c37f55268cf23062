/** The sheet as it would lie flat: pulled straight out of the photograph, and its light made even. */
import type { Plane } from './perspective.ts'
import type { Grey } from './picture.ts'

/** Even paper has this level; what is brighter is paper, too. */
export const PAPER_LEVEL = 245

const OUTSIDE_LEVEL = 128

/** How far below its place a pixel of the page stands; for pages that are bent. */
export type Bend = { readonly step: number; readonly columns: number; readonly shifts: Float32Array }

type PageSize = { readonly width: number; readonly height: number }

/** @param plane from pixels of the page to those of the photograph */
export function straightened(
  photograph: Grey,
  plane: Plane,
  { width, height }: PageSize,
  bend: Bend | null,
): Grey {
  const { data, width: from } = photograph
  const [p0, p1, p2, p3, p4, p5, p6, p7, p8] = plane as [number, ...number[]]
  const mostX = photograph.width - 1.001
  const mostY = photograph.height - 1.001
  const page = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const bent = bend ? y + shiftAt(bend, x, y) : y
      const depth = 1 / (p6! * x + p7! * bent + p8!)
      let u = (p0 * x + p1! * bent + p2!) * depth
      let v = (p3! * x + p4! * bent + p5!) * depth
      if (u < -1 || v < -1 || u > photograph.width || v > photograph.height) {
        page[y * width + x] = OUTSIDE_LEVEL
        continue
      }
      u = u < 0 ? 0 : u > mostX ? mostX : u
      v = v < 0 ? 0 : v > mostY ? mostY : v
      const column = u | 0
      const row = v | 0
      const a = u - column
      const b = v - row
      const at = row * from + column
      const upper = data[at]! * (1 - a) + data[at + 1]! * a
      const lower = data[at + from]! * (1 - a) + data[at + from + 1]! * a
      page[y * width + x] = upper * (1 - b) + lower * b
    }
  return { width, height, data: page }
}

/** How far below its place the pixel of the page stands in the photograph. */
export function shiftAt({ step, columns, shifts }: Bend, x: number, y: number): number {
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

/** A bend that is told by a function, sampled so finely that nothing of it is lost. */
export function bendOf({ width, height }: PageSize, shift: (x: number, y: number) => number): Bend {
  const step = 8
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const shifts = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      shifts[row * columns + column] = shift(column * step, row * step)
  return { step, columns, shifts }
}

export type EvenPage = Grey & {
  /** Level of the paper in the photograph, block by block. */
  readonly light: { readonly levels: Float32Array; readonly columns: number; readonly rows: number }
}

/** Each pixel divided by the paper's light around it: shade goes, ink stays. @param block pixels of a block's side */
export function evenlyLit(page: Grey, block: number): EvenPage {
  const { width, height, data } = page
  const light = lightOf(page, block)
  const { levels, columns, rows } = light
  const even = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const v = Math.max(0, Math.min(rows - 1.001, (y + 0.5) / block - 0.5))
    const row = v | 0
    const b = v - row
    const under = Math.min(rows - 1, row + 1) * columns
    for (let x = 0; x < width; x += 1) {
      const u = Math.max(0, Math.min(columns - 1.001, (x + 0.5) / block - 0.5))
      const column = u | 0
      const a = u - column
      const next = Math.min(columns - 1, column + 1)
      const paper =
        (levels[row * columns + column]! * (1 - a) + levels[row * columns + next]! * a) * (1 - b) +
        (levels[under + column]! * (1 - a) + levels[under + next]! * a) * b
      const level = (data[y * width + x]! * PAPER_LEVEL) / paper
      even[y * width + x] = level > 255 ? 255 : level
    }
  }
  return { width, height, data: even, light }
}

/** Three quarters up in each block, and never below what most neighbours have: a block full of ink is no shade. */
function lightOf({ width, height, data }: Grey, block: number): EvenPage['light'] {
  const columns = Math.ceil(width / block)
  const rows = Math.ceil(height / block)
  const own = new Float32Array(columns * rows)
  const counts = new Uint16Array(256)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0)
      let count = 0
      for (let y = row * block; y < Math.min(height, (row + 1) * block); y += 2)
        for (let x = column * block; x < Math.min(width, (column + 1) * block); x += 2) {
          counts[data[y * width + x]!]! += 1
          count += 1
        }
      let level = 255
      for (let above = counts[255]!; level > 0 && above < count * 0.25; above += counts[level]!) level -= 1
      own[row * columns + column] = Math.max(level, 8)
    }
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
