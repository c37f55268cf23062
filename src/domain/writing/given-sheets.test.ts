import { expect, test } from 'vitest'
import { draggedPercent, type SheetFigures, sumsOf } from './given-sheets.ts'

const SQUARE = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.9, 0.9],
  [0.1, 0.9],
] as const
const FIGURES: SheetFigures = {
  ...{ width: 1000, height: 1000, way: 'edges', found: SQUARE, used: SQUARE, quarterTurns: 0 },
  ...{ faults: [], missingLines: [], lines: 30, written: 20, typed: 20 },
}

test('what was dragged is the farthest corner, in hundredths of the page’s width', () => {
  expect(draggedPercent(FIGURES)).toBe(0)
  const used = [[0.12, 0.1], SQUARE[1], SQUARE[2], SQUARE[3]] as const
  // Two hundredths of the picture, and the page's upper side is 0.78 of it.
  expect(draggedPercent({ ...FIGURES, used })).toBe(2.6)
  expect(draggedPercent({ ...FIGURES, found: null })).toBeNull()
})

test('a turn is no drag', () => {
  const used = [SQUARE[3], SQUARE[0], SQUARE[1], SQUARE[2]] as const
  expect(draggedPercent({ ...FIGURES, used, quarterTurns: 1 })).toBe(0)
  expect(draggedPercent({ ...FIGURES, used, quarterTurns: 0 })).toBe(100)
})

test('sums tell ways, faults, what was left alone, and lines that somebody looked at', () => {
  const sums = sumsOf([
    { figures: FIGURES, badLines: 2 },
    { figures: { ...FIGURES, way: 'markers', faults: ['dark', 'glare'] }, badLines: null },
    { figures: { ...FIGURES, way: 'asked', found: null, faults: ['dark'] }, badLines: 30 },
  ])
  expect(sums).toEqual({
    count: 3,
    byWay: { markers: 1, edges: 1, asked: 1 },
    untouched: 2,
    faults: { blurred: 0, dark: 2, glare: 1, 'cut-off': 0 },
    linesSeen: 40,
    linesRight: 18,
  })
})
