/** Where are the corner markers of our sheet in a photograph, and which is which? */
import { refinedQuad, roughQuad } from './outlines.ts'
import { flood } from './patches.ts'
import { applied, type Plane, planeThrough, quadArea } from './perspective.ts'
import { darkerThanAround, type Grey, greyAt, type Quad, toLarger } from './picture.ts'
import { MARKER_CELLS, MARKER_CODES, MARKER_CORNERS, MARKER_MM, type Point, SHEET } from './sheet-layout.ts'

export type FoundMarker = {
  /** By place in MARKER_CODES. */
  readonly marker: number
  /** Its corners, clockwise from its own top left. */
  readonly quad: Quad
}

/** Pixels of the longer side: enough for a marker of a sheet that fills half of the picture. */
export const MARKER_SEARCH_PX = 1000
/** Two markers tell place, direction and perspective. */
export const MARKERS_NEEDED = 2

/** Coarse light first; then a finer neighbourhood, for markers in the edge of a shadow. */
const PASSES = [
  { share: 28, ratio: 0.78 },
  { share: 70, ratio: 0.88 },
] as const
const LEAST_SIDE = 10
/** Of its quad: half of a marker and more is dark, of a word and its line less. */
const LEAST_FILLED = 0.45
const LEAST_CONTRAST = { levels: 14, ratio: 1.25 }
const MISREAD_BITS = 1
/** The page ends beyond the outer corner of each marker: of a page that is a little bent the plane keeps to these. */
const OUTER_WEIGHT = 6
/** So many times: one marker's misreading is the next one's bend. */
const NOISE_COUNTS = 3
const WHITE_IN_FRAME = 1
/** Of a quad that is a pixel or two off. */
const WHITE_IN_ROUGH_FRAME = 5

export function findMarkers(grey: Grey): FoundMarker[] {
  const found = new Map<number, FoundMarker & { faults: number }>()
  for (const { share, ratio } of PASSES) {
    const radius = Math.floor(Math.max(grey.width, grey.height) / share)
    for (const outline of darkPatches(grey, darkerThanAround(grey, radius, ratio))) {
      const rough = roughQuad(outline.points)
      if (!rough || outline.count < LEAST_FILLED * Math.abs(quadArea(rough))) continue
      if (!hasDarkFrame(grey, rough)) continue
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

export type MarkedPage = {
  /** From millimetres of the page to the photograph. */
  readonly plane: Plane
  /** Of the page, clockwise from its top left. */
  readonly corners: Quad
}

/**
 * Where the page lies, by its markers, which are measured once more in the photograph's own pixels.
 *
 * @param scale of the picture that was searched
 */
export function pageOfMarkers(markers: readonly FoundMarker[], scale: number, photograph: Grey): MarkedPage {
  const measured = markers.map(({ marker, quad }) => {
    const rough = quad.map((corner) => toLarger(corner, scale)) as unknown as Quad // as many as before
    return { marker, quad: refinedQuad(photograph, rough, Math.max(2, scale * 1.5), 1) }
  })
  const from: Point[] = []
  const to: Point[] = []
  // Clockwise as the markers are: its own corner of the page is the one by its number.
  for (const { marker, quad } of measured)
    for (const [at, corner] of cornersOfMarker(marker).entries())
      for (let times = at === marker ? OUTER_WEIGHT : 1; times > 0; times -= 1) {
        from.push(corner)
        to.push(quad[at]!)
      }
  const plane = planeThrough(from, to)
  const leavings = new Map(measured.map((found) => [found.marker, leavingOf(found, plane)] as const))
  const trust = trustIn([...leavings.values()])
  const corners = PAGE_CORNERS.map((corner, at): Point => {
    const [x, y] = applied(plane, ...corner)
    const leaving = leavings.get(at)
    if (!leaving) return [x, y]
    const [left, top] = MARKER_CORNERS[at]!
    const across = (corner[0] - left) / MARKER_MM - 0.5
    const down = (corner[1] - top) / MARKER_MM - 0.5
    const beyond = ({ middle, right, below }: Leaving[number]) =>
      (middle + right * across + below * down) * trust
    return [x + beyond(leaving[0]), y + beyond(leaving[1])]
  })
  return { plane, corners: corners as unknown as Quad } // as many as before
}

const PAGE_CORNERS: Quad = [
  [0, 0],
  [SHEET.widthMm, 0],
  [SHEET.widthMm, SHEET.heightMm],
  [0, SHEET.heightMm],
]

function cornersOfMarker(marker: number): Quad {
  const [x, y] = MARKER_CORNERS[marker]!
  return [
    [x, y],
    [x + MARKER_MM, y],
    [x + MARKER_MM, y + MARKER_MM],
    [x, y + MARKER_MM],
  ]
}

/** Of one direction, in pixels: how far a marker's middle stands off the plane, and how that changes over its width and height. */
type Off = { readonly middle: number; readonly right: number; readonly below: number; readonly rest: number }
type Leaving = readonly [x: Off, y: Off]

/** Bent paper leaves the plane of its markers, and goes on as it does at each of them (decision 0290). */
function leavingOf({ marker, quad }: FoundMarker, plane: Plane): Leaving {
  const off = cornersOfMarker(marker).map(([x, y], at): Point => {
    const [planeX, planeY] = applied(plane, x, y)
    return [quad[at]![0] - planeX, quad[at]![1] - planeY]
  })
  const along = (axis: 0 | 1): Off => {
    const [a, b, c, d] = off.map((point) => point[axis]) as [number, number, number, number] // of a quad
    return {
      middle: (a + b + c + d) / 4,
      right: (b + c - a - d) / 2,
      below: (c + d - a - b) / 2,
      rest: (a + c - b - d) / 2,
    }
  }
  return [along(0), along(1)]
}

/**
 * Paper does not twist within a marker: what is left of a twist is how badly it was measured. Where the change across the
 * markers is not much more than that, the plane is as good. From 0 to 1.
 */
function trustIn(leavings: readonly Leaving[]): number {
  const all = leavings.flat()
  const change = all.reduce((sum, { right, below }) => sum + (right ** 2 + below ** 2) / 2, 0)
  const noise = all.reduce((sum, { rest }) => sum + rest ** 2, 0)
  return change > 0 ? Math.max(0, 1 - (NOISE_COUNTS * noise) / change) : 0
}

/** Its pixels, and of each row the first and the last one, as x and y. */
type Outline = { readonly points: Int32Array; readonly count: number; readonly width: number }

/** Patches of the size and the shape of a marker. */
function darkPatches({ width }: Grey, dark: Uint8Array): Outline[] {
  const found: Outline[] = []
  const queue = new Int32Array(dark.length)
  for (let from = dark.indexOf(1); from >= 0; from = dark.indexOf(1, from + 1)) {
    const count = flood(dark, width, from, queue)
    const box = boxOf(queue, count, width)
    const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1]
    const isPossible =
      Math.min(wide, high) >= LEAST_SIDE &&
      wide <= width / 4 &&
      high <= dark.length / width / 4 &&
      wide <= 3.2 * high &&
      high <= 3.2 * wide &&
      count >= 0.125 * wide * high
    if (isPossible) found.push({ points: outlineOf(queue, count, width, box.top, high), count, width: wide })
  }
  return found
}

function boxOf(queue: Int32Array, count: number, width: number) {
  let [left, right, top, bottom] = [width, 0, queue[0]!, 0]
  for (let place = 0; place < count; place += 1) {
    const at = queue[place]!
    const x = at % width
    if (x < left) left = x
    if (x > right) right = x
    if (at < top) top = at
    if (at > bottom) bottom = at
  }
  return { left, right, top: Math.floor(top / width), bottom: Math.floor(bottom / width) }
}

function outlineOf(queue: Int32Array, count: number, width: number, top: number, high: number): Int32Array {
  const points = new Int32Array(4 * high)
  for (let row = 0; row < high; row += 1) {
    points[4 * row] = width
    points[4 * row + 1] = points[4 * row + 3] = row + top
    points[4 * row + 2] = -1
  }
  for (let place = 0; place < count; place += 1) {
    const at = queue[place]!
    const y = (at / width) | 0
    const x = at - y * width
    const row = 4 * (y - top)
    if (x < points[row]!) points[row] = x
    if (x > points[row + 2]!) points[row + 2] = x
  }
  return points
}

/** The middle of each cell of the frame alone: nearly all that is no marker is told by it, before anything is measured. */
function hasDarkFrame({ width, height, data }: Grey, [a, b, c, d]: Quad): boolean {
  const last = MARKER_CELLS - 1
  let [lowest, highest] = [255, 0]
  for (const isFrame of [false, true]) {
    let lit = 0
    for (let row = 0; row <= last; row += 1)
      for (let column = 0; column <= last; column += 1) {
        const isOuter = row === 0 || column === 0 || row === last || column === last
        if (isFrame && !isOuter) continue
        const u = (column + 0.5) / MARKER_CELLS
        const v = (row + 0.5) / MARKER_CELLS
        const x = (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v
        const y = (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v
        if (x < 0 || y < 0 || x > width - 1 || y > height - 1) return false
        const level = data[Math.round(y) * width + Math.round(x)]!
        if (isFrame && level > (lowest + highest) / 2) lit += 1
        if (level < lowest) lowest = level
        if (level > highest) highest = level
      }
    if (highest < lowest * LEAST_CONTRAST.ratio || lit > WHITE_IN_ROUGH_FRAME) return false
  }
  return true
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
