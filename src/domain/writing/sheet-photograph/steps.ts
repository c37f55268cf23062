/** How much does light or colour change at each pixel, and which way? Writing is closed over first. */
export type Steps = {
  readonly width: number
  readonly height: number
  readonly size: Float32Array
  /** Of the brighter side, as an angle. */
  readonly direction: Float32Array
}

/** Sobel on each plane; of the planes the one that changes most. */
export function stepsOf(planes: readonly Float32Array[], width: number, height: number): Steps {
  const size = new Float32Array(width * height)
  const direction = new Float32Array(width * height)
  for (const p of planes)
    for (let y = 1; y < height - 1; y += 1)
      for (let x = 1; x < width - 1; x += 1) {
        const at = y * width + x
        const above = at - width
        const below = at + width
        const right = p[above + 1]! + 2 * p[at + 1]! + p[below + 1]!
        const left = p[above - 1]! + 2 * p[at - 1]! + p[below - 1]!
        const down = p[below - 1]! + 2 * p[below]! + p[below + 1]!
        const up = p[above - 1]! + 2 * p[above]! + p[above + 1]!
        const step = Math.hypot(right - left, down - up)
        if (step <= size[at]!) continue
        size[at] = step
        direction[at] = Math.atan2(down - up, right - left)
      }
  return { width, height, size, direction }
}

/** The brightest of each neighbourhood, then the darkest: what is darker and thinner than it vanishes. */
export function closed(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const bright = spread(plane, width, height, radius)
  const dark = spread(
    bright.map((value) => -value),
    width,
    height,
    radius,
  )
  return dark.map((value) => -value)
}

/** The highest of each square around a pixel, rows first. */
function spread(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(plane.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const last = y * width + Math.min(width - 1, x + radius)
      let highest = plane[last]!
      for (let at = y * width + Math.max(0, x - radius); at < last; at += 1)
        if (plane[at]! > highest) highest = plane[at]!
      rows[y * width + x] = highest
    }
  const both = new Float32Array(plane.length)
  for (let y = 0; y < height; y += 1) {
    const first = Math.max(0, y - radius) * width
    const last = Math.min(height - 1, y + radius) * width
    for (let x = 0; x < width; x += 1) {
      let highest = rows[last + x]!
      for (let at = first + x; at < last; at += width) if (rows[at]! > highest) highest = rows[at]!
      both[y * width + x] = highest
    }
  }
  return both
}
