import { expect, test } from 'vitest'
import { boxBetween, movedBox } from './drawn-box.ts'

test('a box between two points, whichever comes first, within the picture', () => {
  const box = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 }
  expect(boxBetween({ x: 0.25, y: 0.5 }, { x: 0.75, y: 0.75 })).toEqual(box)
  expect(boxBetween({ x: 0.75, y: 0.75 }, { x: 0.25, y: 0.5 })).toEqual(box)
  expect(boxBetween({ x: -1, y: 0.5 }, { x: 2, y: 3 })).toEqual({ x: 0, y: 0.5, width: 1, height: 0.5 })
})

test('a touch is no box', () => {
  expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.9 })).toBeNull()
})

test('the arrows move it and stop at the edge, with Shift they change its size', () => {
  const box = { x: 0.5, y: 0, width: 0.5, height: 0.5 }
  expect(movedBox(box, 'ArrowRight', false)).toEqual(box)
  expect(movedBox(box, 'ArrowUp', false)).toEqual(box)
  expect(movedBox(box, 'ArrowLeft', false)?.x).toBeCloseTo(0.49)
  expect(movedBox(box, 'ArrowDown', true)?.height).toBeCloseTo(0.51)
  expect(movedBox(box, 'ArrowRight', true)?.width).toBe(0.5)
  expect(movedBox(box, 'x', false)).toBeNull()
})
