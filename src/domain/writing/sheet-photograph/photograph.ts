/**
 * A photograph as every rule needs it: put together from bands of its pixels, so that these are never held whole (of
 * twelve megapixels they are 48 MB), and turned upright on the way.
 */
import { type Grey, type Picture, type Size, smallerSize } from './picture.ts'

/** Its light, its red (blue rules of a notebook are darkest there), and its colours as small as edges are searched in. */
export type Photograph = {
  readonly grey: Grey
  readonly red: Grey
  /** Three bytes a pixel. */
  readonly colours: Grey & { readonly scale: number }
}

/** How the pixels lie: to be turned to the right, and then mirrored. */
export type Lie = { readonly quarters: number; readonly isMirrored: boolean }
type Pixels = Picture['data']

/** Pixels of the longer side in which the paper's edges are searched. */
const COLOURS_PX = 420
/** Of rows and columns each second one is enough for what is averaged, where a box has two. */
const MOST_COLOUR_STEP = 2
const UPRIGHT: Lie = { quarters: 0, isMirrored: false }

export function photographOf({ width, height, data }: Picture): Photograph {
  const parts = assemble({ width, height })
  parts.add(data, 0, height)
  return parts.whole()
}

export function assemble(size: Size, lie = UPRIGHT) {
  const { width, height } = size
  const isOnSide = lie.quarters % 2 === 1
  const shown = isOnSide ? { width: height, height: width } : size
  const steps = stepsOf(shown, lie)
  const grey = new Uint8Array(width * height)
  const red = new Uint8Array(width * height)
  const colours = averages(size)

  /** A pixel beside the last one in what is shown is written next, whichever way the picture lies: that is fast. */
  function add(pixels: Pixels, top: number, rows: number): void {
    const [outer, inner] = isOnSide ? [width, rows] : [rows, width]
    const [fromOuter, fromInner] = isOnSide ? [4, width * 4] : [width * 4, 4]
    const [toOuter, toInner] = isOnSide ? [steps.x, steps.y] : [steps.y, steps.x]
    const first = steps.start + top * steps.y
    for (let line = 0; line < outer; line += 1) {
      const run = { from: line * fromOuter, fromStep: fromInner, to: first + line * toOuter, toStep: toInner }
      lightOfRun(pixels, grey, red, inner, run)
    }
    colours.add(pixels, top, rows)
  }

  return {
    add,
    whole: (): Photograph => ({
      grey: { ...shown, data: grey },
      red: { ...shown, data: red },
      colours: colours.whole(lie),
    }),
  }
}

type Run = { readonly from: number; readonly fromStep: number; readonly to: number; readonly toStep: number }

/** A call for each row: an engine makes fast code of a short one sooner than of a loop within a loop. */
function lightOfRun(
  pixels: Pixels,
  grey: Uint8Array,
  red: Uint8Array,
  count: number,
  { from: first, fromStep, to: target, toStep }: Run,
): void {
  for (let place = 0, from = first, to = target; place < count; place += 1, from += fromStep, to += toStep) {
    const r = pixels[from]!
    const g = pixels[from + 1]!
    // As eyes see it; and red with a little green.
    grey[to] = (r * 77 + g * 150 + pixels[from + 2]! * 29) >> 8
    red[to] = (r * 230 + g * 26) >> 8
  }
}

/** Where the first pixel is shown, and how far from it the next one of its row and of its column. */
function stepsOf({ width, height }: Size, { quarters, isMirrored }: Lie) {
  const last = height * width - 1
  const [start, x, y] = [
    [0, 1, width],
    [width - 1, width, -1],
    [last, -1, -width],
    [last - width + 1, -width, 1],
  ][quarters & 3] as [number, number, number] // four of three numbers
  if (!isMirrored) return { start, x, y }
  // A row turns around: whatever goes along it goes the other way.
  const [column, row] = [start % width, Math.floor(start / width)]
  const around = (step: number) => (Math.abs(step) === 1 ? -step : step)
  return { start: row * width + width - 1 - column, x: around(x), y: around(y) }
}

/** The picture as it lies, small: averages of boxes. */
function averages(size: Size) {
  const small = smallerSize(size, COLOURS_PX)
  const { width, height } = small
  const step = Math.min(MOST_COLOUR_STEP, Math.floor(Math.min(small.kx, small.ky)))
  const sums = new Uint32Array(width * height * 3)
  const counts = new Uint16Array(width * height)
  const columns = Uint16Array.from({ length: Math.ceil(size.width / step) }, (_, at) =>
    Math.min(width - 1, Math.floor((at * step) / small.kx)),
  )

  function add(pixels: Pixels, top: number, rows: number): void {
    for (let row = Math.ceil(top / step) * step; row < top + rows; row += step) {
      const line = Math.min(height - 1, Math.floor(row / small.ky)) * width
      addColours(pixels, (row - top) * size.width * 4, line)
    }
  }

  function addColours(pixels: Pixels, first: number, line: number): void {
    for (let place = 0, from = first; place < columns.length; place += 1, from += step * 4) {
      const cell = line + columns[place]!
      counts[cell]! += 1
      sums[cell * 3]! += pixels[from]!
      sums[cell * 3 + 1]! += pixels[from + 1]!
      sums[cell * 3 + 2]! += pixels[from + 2]!
    }
  }

  function whole(lie: Lie): Photograph['colours'] {
    const isOnSide = lie.quarters % 2 === 1
    const shown = isOnSide ? { width: height, height: width } : { width, height }
    const steps = stepsOf(shown, lie)
    const data = new Uint8Array(sums.length)
    for (let at = 0; at < counts.length; at += 1) {
      const to = (steps.start + (at % width) * steps.x + Math.floor(at / width) * steps.y) * 3
      for (let channel = 0; channel < 3; channel += 1)
        data[to + channel] = sums[at * 3 + channel]! / Math.max(1, counts[at]!)
    }
    return { ...shown, data, scale: small.scale }
  }

  return { add, whole }
}
