/**
 * What a photograph is for the rules that read it: plain numbers, no canvas. Coordinates are pixels, (0, 0) the middle of
 * the first one.
 */
import type { Point } from './sheet-layout.ts'

/** Four bytes a pixel: red, green, blue, and one that nobody reads. */
export type Picture = {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}
export type Grey = { readonly width: number; readonly height: number; readonly data: Uint8Array }
export type Quad = readonly [Point, Point, Point, Point]

/**
 * A photograph as every rule needs it: its light, its red (blue rules of a notebook are darkest there), and its colours
 * as small as they are searched. The pixels themselves are not held: of a photograph they are 20 MB.
 */
export type Photograph = { readonly grey: Grey; readonly red: Grey; readonly colours: Smaller }

/** Pixels of the longer side in which the paper's edges are searched. */
const COLOURS_PX = 420

export function photographOf(picture: Picture): Photograph {
  const { width, height, data } = picture
  const grey = new Uint8Array(width * height)
  const red = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4) {
    const r = data[from]!
    const g = data[from + 1]!
    const b = data[from + 2]!
    // As eyes see it; and red with a little green.
    grey[at] = (r * 77 + g * 150 + b * 29) >> 8
    red[at] = (r * 230 + g * 26) >> 8
  }
  return {
    grey: { width, height, data: grey },
    red: { width, height, data: red },
    colours: shrinkToColours(picture, COLOURS_PX),
  }
}

/** A smaller picture, and how many pixels of the larger one stand in one of its own. */
type Smaller = Grey & { readonly scale: number }

/** Averages of boxes, so that fine lines pale instead of vanishing. @param longest pixels of the longer side at most */
export function shrunk(full: Grey, longest: number): Smaller {
  const { data, width: fullWidth } = full
  const { width, height, scale, kx, ky } = smallerSize(full, longest)
  const small = new Uint8Array(width * height)
  const lefts = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor(x * kx))
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor(y * ky)
    const bottom = Math.max(top + 1, Math.floor((y + 1) * ky))
    for (let x = 0; x < width; x += 1) {
      const left = lefts[x]!
      const right = Math.max(left + 1, lefts[x + 1]!)
      let sum = 0
      for (let row = top; row < bottom; row += 1)
        for (let at = row * fullWidth + left, end = at + right - left; at < end; at += 1) sum += data[at]!
      small[y * width + x] = sum / ((bottom - top) * (right - left))
    }
  }
  return { width, height, data: small, scale }
}

/** Three bytes a pixel. */
function shrinkToColours(picture: Picture, longest: number): Smaller {
  const { data, width: fullWidth } = picture
  const { width, height, scale, kx, ky } = smallerSize(picture, longest)
  const colours = new Uint8Array(width * height * 3)
  const step = Math.max(1, Math.floor(kx / 3))
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor(y * ky)
    const bottom = Math.max(top + 1, Math.floor((y + 1) * ky))
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor(x * kx)
      const right = Math.max(left + 1, Math.floor((x + 1) * kx))
      let [red, green, blue, count] = [0, 0, 0, 0]
      for (let row = top; row < bottom; row += step)
        for (let column = left; column < right; column += step) {
          const at = (row * fullWidth + column) * 4
          red += data[at]!
          green += data[at + 1]!
          blue += data[at + 2]!
          count += 1
        }
      const to = (y * width + x) * 3
      colours[to] = red / count
      colours[to + 1] = green / count
      colours[to + 2] = blue / count
    }
  }
  return { width, height, data: colours, scale }
}

function smallerSize({ width, height }: Omit<Grey, 'data'>, longest: number) {
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
  const stride = width + 1
  const sums = new Uint32Array(stride * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x]!
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row
    }
  }
  const dark = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - radius) * stride
    const bottom = Math.min(height, y + radius + 1) * stride
    const rows = (bottom - top) / stride
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - radius)
      const right = Math.min(width, x + radius + 1)
      const sum = sums[bottom + right]! - sums[top + right]! - sums[bottom + left]! + sums[top + left]!
      if (data[y * width + x]! < (sum / ((right - left) * rows)) * ratio) dark[y * width + x] = 1
    }
  }
  return dark
}
