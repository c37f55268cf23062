import { expect, test } from 'vitest'
import { MARKER_CODES, MARKER_CORNERS, MARKER_MM, markerBits, ruleMm, SHEET } from './sheet-layout.ts'

const turned = (code: number) =>
  markerBits(code).reduce((sum, { column, row }) => sum | (1 << (15 - ((column - 1) * 4 + (4 - row)))), 0)
const bitsApart = (a: number, b: number) => markerBits(a ^ b).length

test('turned however, a marker differs from every other and from itself in six bits', () => {
  for (const [at, code] of MARKER_CODES.entries())
    for (const [other, its] of MARKER_CODES.entries())
      for (let quarter = 0, seen: number = its; quarter < 4; quarter += 1, seen = turned(seen))
        if (at !== other || quarter > 0) expect(bitsApart(code, seen)).toBeGreaterThanOrEqual(6)
})

test('thirty lines stand between the markers, with white around each', () => {
  const quietMm = 3
  expect(ruleMm(0)).toBeGreaterThanOrEqual(MARKER_CORNERS[0]![1] + MARKER_MM + quietMm)
  expect(ruleMm(30)).toBeLessThanOrEqual(MARKER_CORNERS[2]![1] - quietMm)
})

test('nothing is drawn nearer to the edge than ten millimetres', () => {
  for (const [x, y] of MARKER_CORNERS) {
    expect(x).toBeGreaterThanOrEqual(10)
    expect(y).toBeGreaterThanOrEqual(10)
    expect(x + MARKER_MM).toBeLessThanOrEqual(SHEET.frame.x + SHEET.frame.width)
    expect(y + MARKER_MM).toBeLessThanOrEqual(SHEET.frame.y + SHEET.frame.height)
  }
})
