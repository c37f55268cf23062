/** How much does light or colour change at each pixel, and which way? Writing is closed over first. */
export type Steps = {
  readonly width: number
  readonly height: number
  readonly size: Float32Array
  /** Of the brighter side, as an angle. */
  readonly direction: Float32Array
}

/** Less than any step that counts. */
const NO_STEP = 0.05
const LOWEST = Number.NEGATIVE_INFINITY

/** Sobel on each plane; of the planes the one that changes most. Where nearly nothing changes, no direction is told. */
export function stepsOf(planes: readonly Float32Array[], width: number, height: number): Steps {
  const size = new Float32Array(width * height)
  const direction = new Float32Array(width * height)
  for (const plane of planes)
    for (let y = 1; y < height - 1; y += 1) stepsOfRow(plane, y * width, width, size, direction)
  return { width, height, size, direction }
}

function stepsOfRow(
  p: Float32Array,
  from: number,
  width: number,
  size: Float32Array,
  direction: Float32Array,
): void {
  for (let at = from + 1; at < from + width - 1; at += 1) {
    const above = at - width
    const below = at + width
    const across =
      p[above + 1]! + 2 * p[at + 1]! + p[below + 1]! - p[above - 1]! - 2 * p[at - 1]! - p[below - 1]!
    const down = p[below - 1]! + 2 * p[below]! + p[below + 1]! - p[above - 1]! - 2 * p[above]! - p[above + 1]!
    const step = Math.sqrt(across * across + down * down)
    if (step <= size[at]!) continue
    size[at] = step
    if (step > NO_STEP) direction[at] = Math.atan2(down, across)
  }
}

/** The brightest of each neighbourhood, then the darkest: what is darker and thinner than it vanishes. */
export function closed(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const result = plane.slice()
  spread(result, width, height, radius)
  turnOver(result)
  spread(result, width, height, radius)
  turnOver(result)
  return result
}

function turnOver(plane: Float32Array): void {
  for (let at = 0; at < plane.length; at += 1) plane[at] = -plane[at]!
}

/** The highest of each square around a pixel, in its place: rows first. */
function spread(plane: Float32Array, width: number, height: number, radius: number): void {
  const line = lineOf(Math.max(width, height), radius)
  for (let y = 0; y < height; y += 1) spreadLine(plane, y * width, 1, width, line)
  for (let x = 0; x < width; x += 1) spreadLine(plane, x, width, height, line)
}

type SpreadLine = { readonly radius: number; readonly before: Float32Array; readonly after: Float32Array }

function lineOf(length: number, radius: number): SpreadLine {
  const size = length + 4 * radius + 2
  return { radius, before: new Float32Array(size), after: new Float32Array(size) }
}

/**
 * In blocks as long as what is looked at, the highest from the block's begin and to its end: any stretch of that length is
 * the end of one block and the begin of the next, so that its highest is one of two.
 */
function spreadLine(plane: Float32Array, from: number, step: number, count: number, line: SpreadLine): void {
  const { radius, before, after } = line
  const block = 2 * radius + 1
  const blocks = Math.ceil((count + 2 * radius) / block)
  const last = blocks * block
  for (let first = 0; first < last; first += block) {
    let high = LOWEST
    for (let at = first; at < first + block; at += 1) {
      const place = at - radius
      const value = place >= 0 && place < count ? plane[from + place * step]! : LOWEST
      if (value > high) high = value
      before[at] = high
      after[at] = value
    }
    for (let at = first + block - 2; at >= first; at -= 1)
      if (after[at + 1]! > after[at]!) after[at] = after[at + 1]!
  }
  for (let place = 0; place < count; place += 1)
    plane[from + place * step] = Math.max(after[place]!, before[place + block - 1]!)
}
