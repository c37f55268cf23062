/** How clearly does a thin horizontal line stand at each height of the page, column by column, the ink masked out? */
import { PAPER_LEVEL } from './page.ts'
import type { Grey } from './picture.ts'

/** One column of the page: how clearly a thin horizontal line stands at each height. */
export type Column = { readonly x: number; readonly clarity: Float32Array }

/** Clearer than this tells nothing more. */
export const CLEAREST = 26

/** @param left, right of the part that is ruled @param step width of a column, in pixels */
export function readColumns(page: Grey, left: number, right: number, step: number): Column[] {
  const { width, height } = page
  const ink = inkMask(page)
  const count = Math.max(1, Math.round((right - left) / step))
  const stride = Math.max(1, Math.floor(step / 20))
  const samples = Math.floor(step / stride)
  const free = new Uint8Array(samples)
  return Array.from({ length: count }, (_, column) => {
    const from = Math.round(left + ((right - left) * column) / count)
    const darkness = new Float32Array(height).fill(-1)
    for (let y = 1; y < height - 1; y += 1)
      darkness[y] = darknessAt(page, ink, y * width + from, stride, free)
    return { x: from + step / 2, clarity: thinness(darkness) }
  })
}

/** Of what is free of ink, the darker part; -1 where nearly nothing is. @param free as many places as are looked at */
function darknessAt(
  { width, data }: Grey,
  ink: Uint8Array,
  from: number,
  stride: number,
  free: Uint8Array,
): number {
  let seen = 0
  for (let sample = 0, at = from; sample < free.length; sample += 1, at += stride) {
    if (ink[at] === 1) continue
    let level = data[at]!
    if (data[at - width]! < level) level = data[at - width]!
    if (data[at + width]! < level) level = data[at + width]!
    // In their order at once: a call that sorts twenty numbers takes longer than this.
    let place = seen
    for (; place > 0 && free[place - 1]! > level; place -= 1) free[place] = free[place - 1]!
    free[place] = level
    seen += 1
  }
  if (seen < free.length * 0.25) return -1
  return Math.min(70, Math.max(0, PAPER_LEVEL - free[Math.floor(seen * 0.6)]!))
}

/** Dark here, and not dark a little above and below. */
function thinness(darkness: Float32Array): Float32Array {
  const clarity = new Float32Array(darkness.length)
  for (let y = 6; y < darkness.length - 6; y += 1) {
    if (darkness[y]! < 0) continue
    const above = Math.max(0, darkness[y - 5]!)
    const below = Math.max(0, darkness[y + 5]!)
    clarity[y] = Math.max(0, darkness[y]! - Math.max(Math.min(above, below), 0.5 * (above + below)))
  }
  return clarity
}

/** The darkest of the page, a little widened. */
function inkMask({ width, height, data }: Grey): Uint8Array {
  const counts = new Uint32Array(256)
  let all = 0
  for (let y = Math.floor(height * 0.1); y < height * 0.9; y += 2)
    for (let x = Math.floor(width * 0.15); x < width * 0.9; x += 2) {
      counts[Math.max(0, PAPER_LEVEL - data[y * width + x]!)]! += 1
      all += 1
    }
  let darkest = 255
  for (let above = counts[255]!; darkest > 0 && above < all * 0.015; above += counts[darkest]!) darkest -= 1
  const limit = PAPER_LEVEL - Math.max(40, 0.5 * darkest)
  const ink = new Uint8Array(width * height)
  for (let y = 1; y < height - 1; y += 1) maskRow(data, ink, y * width, width, limit)
  return ink
}

function maskRow(data: Uint8Array, ink: Uint8Array, from: number, width: number, limit: number): void {
  for (let at = from + 2; at < from + width - 2; at += 1) {
    if (data[at]! >= limit) continue
    const above = at - width
    const below = at + width
    ink[at - 2] = ink[at - 1] = ink[at] = ink[at + 1] = ink[at + 2] = 1
    ink[above - 1] = ink[above] = ink[above + 1] = ink[below - 1] = ink[below] = ink[below + 1] = 1
  }
}
