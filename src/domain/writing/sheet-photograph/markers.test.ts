import { expect, test } from 'vitest'
import { pageOfMarkers } from './markers.ts'
import { applied, planeThrough } from './perspective.ts'
import type { Quad } from './picture.ts'
import { MARKER_CORNERS, MARKER_MM, type Point, SHEET } from './sheet-layout.ts'

/** An arch across the sheet, five pixels to the millimetre. */
const arched =
  (pixels: number) =>
  ([x, y]: Point): Point => [x * 5 + 20, y * 5 + 20 + pixels * ((x - 105) / 105) ** 2 * (y / 297)]
const cornersOf = ([x, y]: Point) =>
  [
    [x, y],
    [x + MARKER_MM, y],
    [x + MARKER_MM, y + MARKER_MM],
    [x, y + MARKER_MM],
  ] as const
const PAGE: readonly Point[] = [
  [0, 0],
  [SHEET.widthMm, 0],
  [SHEET.widthMm, SHEET.heightMm],
  [0, SHEET.heightMm],
]
// Nothing is drawn on it: the markers stay where they were found.
const BLANK = { width: 1100, height: 1540, data: new Uint8Array(1100 * 1540).fill(200) }

const markersSeen = (seen: (point: Point) => Point) =>
  MARKER_CORNERS.map((corner, marker) => ({
    marker,
    quad: cornersOf(corner).map(seen) as unknown as Quad, // as many as before
  }))
const farthest = (found: readonly Point[], seen: (point: Point) => Point) =>
  Math.max(
    ...PAGE.map((corner, at) => {
      const [x, y] = seen(corner)
      return Math.hypot(found[at]![0] - x, found[at]![1] - y)
    }),
  )
const inPlane = (plane: readonly number[]) => PAGE.map(([x, y]) => applied(plane, x, y))

test('of a page that is a little bent the plane keeps to the outer corners, beyond which the page ends', () => {
  const seen = arched(12)
  const all = MARKER_CORNERS.flatMap((corner) => [...cornersOf(corner)])
  const evenly = farthest(inPlane(planeThrough(all, all.map(seen))), seen)
  const { plane } = pageOfMarkers(markersSeen(seen), 1, BLANK)
  expect(farthest(inPlane(plane), seen)).toBeLessThan(0.85 * evenly)
})

test.each([12, 60, -60])('the corners of a page that bends by %i pixels are beyond its markers', (pixels) => {
  const seen = arched(pixels)
  const { corners } = pageOfMarkers(markersSeen(seen), 1, BLANK)
  // A two-hundredth of its width.
  expect(farthest(corners, seen)).toBeLessThan((SHEET.widthMm * 5) / 200)
})

test('where a marker was not found, the corner is the one of the plane', () => {
  const seen = arched(60)
  const { corners, plane } = pageOfMarkers(markersSeen(seen).slice(1), 1, BLANK)
  expect(corners[0]).toEqual(applied(plane, 0, 0))
  expect(farthest([seen(PAGE[0]!), ...corners.slice(1)], seen)).toBeLessThan((SHEET.widthMm * 5) / 200)
})
