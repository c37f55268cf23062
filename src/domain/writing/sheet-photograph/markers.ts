/** Where are the corner markers of our sheet in a photograph, and which is which? */
import { refinedQuad, roughQuad } from './outlines.ts'
import { applied, type Plane, planeThrough } from './perspective.ts'
import { darkerThanAround, type Grey, greyAt, type Quad, toLarger } from './picture.ts'
import { MARKER_CELLS, MARKER_CODES, MARKER_CORNERS, MARKER_MM, type Point } from './sheet-layout.ts'

export type FoundMarker = {
  /** By place in MARKER_CODES. */
  readonly marker: number
  /** Its corners, clockwise from its own top left. */
  readonly quad: Quad
}

/** Pixels of the longer side: enough for a marker of a sheet that fills half of the picture. */
export const MARKER_SEARCH_PX = 1300
/** Two markers tell place, direction and perspective. */
export const MARKERS_NEEDED = 2

/** Coarse light first; then a finer neighbourhood, for markers in the edge of a shadow. */
const PASSES = [
  { share: 28, ratio: 0.78 },
  { share: 70, ratio: 0.88 },
] as const
const LEAST_SIDE = 12
const LEAST_CONTRAST = { levels: 14, ratio: 1.25 }
const MISREAD_BITS = 1
/** The page ends beyond the outer corner of each marker: of a page that is a little bent the plane keeps to these. */
const OUTER_WEIGHT = 6
const WHITE_IN_FRAME = 1

export function findMarkers(grey: Grey): FoundMarker[] {
  const found = new Map<number, FoundMarker & { faults: number }>()
  for (const { share, ratio } of PASSES) {
    const radius = Math.floor(Math.max(grey.width, grey.height) / share)
    for (const outline of darkPatches(grey, darkerThanAround(grey, radius, ratio))) {
      const rough = roughQuad(outline.points)
      if (!rough) continue
      const quad = refinedQuad(grey, rough, Math.max(2, outline.width / 14), 1)
      for (const read of readMarker(grey, quad)) {
        const known = found.get(read.marker)
        if (!known || read.faults < known.faults) found.set(read.marker, read)
      }
    }
    // Nothing at all in the first light is a page without markers: the finer search would be in vain.
    if (found.size === MARKER_CODES.length || found.size === 0) break
  }
  return [...found.values()].map(({ marker, quad }) => ({ marker, quad }))
}

/**
 * From millimetres of the page to the photograph, in whose own pixels the markers are measured once more.
 *
 * @param scale of the picture that was searched
 */
export function planeOfMarkers(markers: readonly FoundMarker[], scale: number, photograph: Grey): Plane {
  const from: Point[] = []
  const to: Point[] = []
  for (const { marker, quad } of markers) {
    const [x, y] = MARKER_CORNERS[marker]!
    const rough = quad.map((corner) => toLarger(corner, scale)) as unknown as Quad // as many as before
    const found = refinedQuad(photograph, rough, Math.max(2, scale * 1.5), 1)
    const corners: Point[] = [
      [x, y],
      [x + MARKER_MM, y],
      [x + MARKER_MM, y + MARKER_MM],
      [x, y + MARKER_MM],
    ]
    // Clockwise as the markers are: its own corner of the page is the one by its number.
    for (const [at, corner] of corners.entries())
      for (let times = at === marker ? OUTER_WEIGHT : 1; times > 0; times -= 1) {
        from.push(corner)
        to.push(found[at]!)
      }
  }
  return planeThrough(from, to)
}

type Outline = { readonly points: readonly Point[]; readonly width: number }

/** Patches of the size and the shape of a marker. */
function* darkPatches({ width, height }: Grey, dark: Uint8Array): Generator<Outline> {
  const queue = new Int32Array(width * height)
  for (let from = 0; from < dark.length; from += 1) {
    if (dark[from] !== 1) continue
    let count = 0
    let [left, right, top, bottom] = [width, 0, height, 0]
    dark[from] = 2
    queue[count++] = from
    for (let next = 0; next < count; next += 1) {
      const at = queue[next]!
      const y = (at / width) | 0
      const x = at - y * width
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
      // Written out four times: a call for each pixel's neighbours costs more than all the rest of it.
      if (x > 0 && dark[at - 1] === 1) {
        dark[at - 1] = 2
        queue[count++] = at - 1
      }
      if (x < width - 1 && dark[at + 1] === 1) {
        dark[at + 1] = 2
        queue[count++] = at + 1
      }
      if (y > 0 && dark[at - width] === 1) {
        dark[at - width] = 2
        queue[count++] = at - width
      }
      if (y < height - 1 && dark[at + width] === 1) {
        dark[at + width] = 2
        queue[count++] = at + width
      }
    }
    const [wide, high] = [right - left + 1, bottom - top + 1]
    const isPossible =
      Math.min(wide, high) >= LEAST_SIDE &&
      wide <= width / 4 &&
      high <= height / 4 &&
      wide <= 3.2 * high &&
      high <= 3.2 * wide &&
      count >= 0.125 * wide * high
    if (isPossible) yield { points: outlineOf(queue.subarray(0, count), width, top, high), width: wide }
  }
}

function outlineOf(pixels: Int32Array, width: number, top: number, high: number): Point[] {
  const first = new Int32Array(high).fill(width)
  const last = new Int32Array(high).fill(-1)
  for (const at of pixels) {
    const x = at % width
    const row = (at - x) / width - top
    if (x < first[row]!) first[row] = x
    if (x > last[row]!) last[row] = x
  }
  return Array.from({ length: high }, (_, row) => row).flatMap((row) => [
    [first[row]!, row + top] as const,
    [last[row]!, row + top] as const,
  ])
}

/** The markers that these cells may be: at most one bit misread, at most one cell of the frame lit. */
function* readMarker(grey: Grey, quad: Quad): Generator<FoundMarker & { faults: number }> {
  const cells = readCells(grey, quad)
  if (!cells) return
  const lowest = Math.min(...cells)
  const highest = Math.max(...cells)
  const contrast = highest - lowest
  if (contrast < LEAST_CONTRAST.levels || highest < lowest * LEAST_CONTRAST.ratio) return
  let code = 0
  let litFrame = 0
  for (const [at, level] of cells.entries()) {
    const row = Math.floor(at / MARKER_CELLS)
    const column = at % MARKER_CELLS
    const isFrame = [0, MARKER_CELLS - 1].some((edge) => row === edge || column === edge)
    if (level <= (lowest + highest) / 2) continue
    if (isFrame) litFrame += 1
    else code |= 1 << (15 - ((row - 1) * 4 + column - 1))
  }
  if (litFrame > WHITE_IN_FRAME) return
  for (let quarter = 0, turned = code; quarter < 4; quarter += 1, turned = quarterTurn(turned))
    for (const [marker, its] of MARKER_CODES.entries()) {
      const misread = bitCount(its ^ turned)
      if (misread > MISREAD_BITS) continue
      const corners = quad.map((_, at) => quad[(at + 4 - quarter) & 3]!) as unknown as Quad // as many as before
      yield { marker, quad: corners, faults: misread * 10 + litFrame * 5 - contrast / 50 }
    }
}

/** The middle of each cell; null where the quad leaves the picture. */
function readCells(grey: Grey, quad: Quad): number[] | null {
  const side = MARKER_CELLS
  const plane = planeThrough(
    [
      [0, 0],
      [side, 0],
      [side, side],
      [0, side],
    ],
    quad,
  )
  const cells: number[] = []
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      let sum = 0
      for (const dx of [0.35, 0.5, 0.65])
        for (const dy of [0.35, 0.5, 0.65]) {
          const level = greyAt(grey, ...applied(plane, column + dx, row + dy))
          if (level < 0) return null
          sum += level
        }
      cells.push(sum / 9)
    }
  return cells
}

function quarterTurn(code: number): number {
  let turned = 0
  for (let y = 0; y < 4; y += 1)
    for (let x = 0; x < 4; x += 1)
      if ((code >> (15 - ((3 - x) * 4 + y))) & 1) turned |= 1 << (15 - (y * 4 + x))
  return turned
}

function bitCount(value: number): number {
  let count = 0
  for (let left = value; left !== 0; left >>= 1) count += left & 1
  return count
}
