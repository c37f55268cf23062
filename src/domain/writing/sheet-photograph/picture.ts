/**
 * What a photograph is for the rules that read it: plain numbers, no canvas. Coordinates are pixels, (0, 0) the middle of
 * the first one.
 */
import type { Point } from './sheet-layout.ts'

export type Size = { readonly width: number; readonly height: number }
/** Four bytes a pixel: red, green, blue, and one that nobody reads. */
export type Picture = Size & { readonly data: Uint8Array | Uint8ClampedArray }
export type Grey = Size & { readonly data: Uint8Array }
export type Quad = readonly [Point, Point, Point, Point]

/** A smaller picture, and how many pixels of the larger one stand in one of its own. */
type Smaller = Grey & { readonly scale: number }

/** Averages of boxes, so that fine lines pale instead of vanishing. @param longest pixels of the longer side at most */
export function shrunk(full: Grey, longest: number): Smaller {
  const { data, width: fullWidth } = full
  const { width, height, scale, kx, ky } = smallerSize(full, longest)
  if (width === fullWidth && height === full.height) return { ...full, scale }
  const small = new Uint8Array(width * height)
  const lefts = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor(x * kx))
  const sums = new Int32Array(fullWidth)
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor(y * ky)
    const bottom = Math.max(top + 1, Math.floor((y + 1) * ky))
    // Column by column first: each pixel of the larger one is read once, in its order.
    sums.fill(0)
    for (let row = top; row < bottom; row += 1) addRow(sums, data, row * fullWidth)
    averageRow(sums, lefts, bottom - top, small.subarray(y * width, (y + 1) * width))
  }
  return { width, height, data: small, scale }
}

/** Rows are calls of their own: an engine makes fast code of a short one sooner than of a loop within a loop. */
function addRow(sums: Int32Array, data: Uint8Array, from: number): void {
  for (let x = 0, at = from; x < sums.length; x += 1, at += 1) sums[x]! += data[at]!
}

function takeRow(sums: Int32Array, data: Uint8Array, from: number): void {
  for (let x = 0, at = from; x < sums.length; x += 1, at += 1) sums[x]! -= data[at]!
}

function averageRow(sums: Int32Array, lefts: Int32Array, rows: number, to: Uint8Array): void {
  for (let x = 0; x < to.length; x += 1) {
    const left = lefts[x]!
    const right = Math.max(left + 1, lefts[x + 1]!)
    let sum = 0
    for (let at = left; at < right; at += 1) sum += sums[at]!
    to[x] = sum / (rows * (right - left))
  }
}

/** @param longest pixels of the longer side at most */
export function smallerSize({ width, height }: Size, longest: number) {
  const scale = Math.max(1, Math.max(width, height) / longest)
  const size = { width: Math.round(width / scale), height: Math.round(height / scale) }
  return { ...size, kx: width / size.width, ky: height / size.height, scale: width / size.width }
}

/** A place of a smaller picture in the larger one. */
export function toLarger([x, y]: Point, scale: number): Point {
  return [(x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5]
}

export function toSmaller([x, y]: Point, scale: number): Point {
  return [(x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5]
}

/** Between pixels; -1 outside of the picture. */
export function greyAt({ width, height, data }: Grey, x: number, y: number): number {
  if (x < 0 || y < 0 || x > width - 1.001 || y > height - 1.001) return -1
  const column = x | 0
  const row = y | 0
  const a = x - column
  const b = y - row
  const at = row * width + column
  return (
    (data[at]! * (1 - a) + data[at + 1]! * a) * (1 - b) +
    (data[at + width]! * (1 - a) + data[at + width + 1]! * a) * b
  )
}

/** 1 where a pixel is darker than its neighbourhood by that ratio: it holds in shade and in the dark as well. */
export function darkerThanAround({ width, height, data }: Grey, radius: number, ratio: number): Uint8Array {
  const dark = new Uint8Array(width * height)
  const percent = Math.round(ratio * 100)
  // Of each column what stands within the radius of the row, carried from row to row.
  const sums = new Int32Array(width)
  for (let y = 0; y < Math.min(height, radius); y += 1) addRow(sums, data, y * width)
  for (let y = 0; y < height; y += 1) {
    const next = y + radius
    const gone = y - radius - 1
    if (next < height) addRow(sums, data, next * width)
    if (gone >= 0) takeRow(sums, data, gone * width)
    const rows = Math.min(height, next + 1) - Math.max(0, y - radius)
    markDark(data, dark, y * width, { sums, radius, rows, percent })
  }
  return dark
}

type Around = {
  readonly sums: Int32Array
  readonly radius: number
  readonly rows: number
  readonly percent: number
}

function markDark(data: Uint8Array, dark: Uint8Array, from: number, around: Around): void {
  const { sums, radius, rows, percent } = around
  const width = sums.length
  let sum = 0
  for (let x = 0; x < Math.min(width, radius); x += 1) sum += sums[x]!
  for (let x = 0, at = from; x < width; x += 1, at += 1) {
    const right = x + radius
    const left = x - radius - 1
    if (right < width) sum += sums[right]!
    if (left >= 0) sum -= sums[left]!
    const columns = (right < width ? right + 1 : width) - (left >= 0 ? left + 1 : 0)
    if (data[at]! * rows * columns * 100 < sum * percent) dark[at] = 1
  }
}
