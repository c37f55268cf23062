import { expect, it } from 'vitest'
import { tabByKey } from './tab-keys.ts'

it.each([
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['Home', 1, false, 0],
  ['End', 1, false, 2],
  ['ArrowDown', 1, false, null],
  ['ArrowUp', 1, false, null],
  ['ArrowDown', 1, true, 2],
  ['ArrowUp', 0, true, 2],
  ['a', 1, true, null],
])('of three tabs %s leads from %i (upright: %s) to %s', (key, index, isUpright, target) => {
  expect(tabByKey(key, index, 3, isUpright)).toBe(target)
})
