import { expect, test } from 'vitest'
import { planeOfMarkers } from './markers.ts'
import { applied, planeThrough } from './perspective.ts'
import type { Quad } from './picture.ts'
import { MARKER_CORNERS, MARKER_MM, type Point, SHEET } from './sheet-layout.ts'

/** A light arch across the sheet, five pixels to the millimetre. */
const seen = ([x, y]: Point): Point => [x * 5 + 20, y * 5 + 20 + 12 * ((x - 105) / 105) ** 2 * (y / 297)]
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

test('of a page that is a little bent the plane keeps to the outer corners, beyond which the page ends', () => {
  const markers = MARKER_CORNERS.map((corner, marker) => ({
    marker,
    quad: cornersOf(corner).map(seen) as unknown as Quad,
  }))
  const farthest = (plane: readonly number[]) =>
    Math.max(
      ...PAGE.map((corner) => {
        const [x, y] = applied(plane, ...corner)
        return Math.hypot(x - seen(corner)[0], y - seen(corner)[1])
      }),
    )
  const all = MARKER_CORNERS.flatMap((corner) => [...cornersOf(corner)])
  const evenly = farthest(planeThrough(all, all.map(seen)))
  expect(farthest(planeOfMarkers(markers, 1, BLANK))).toBeLessThan(0.85 * evenly)
})
