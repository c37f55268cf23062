import { expect, test } from 'vitest'
import { flood } from './patches.ts'

test('what touches by a side is one patch; corners do not touch, nor the ends of two rows', () => {
  const plane = Uint8Array.from([
    ...[1, 1, 0, 0, 1],
    ...[0, 1, 0, 1, 0],
    ...[0, 1, 1, 0, 0],
    ...[1, 0, 0, 0, 1],
  ])
  const queue = new Int32Array(plane.length)
  const count = flood(plane, 5, 0, queue)
  expect([...queue.subarray(0, count)].sort((a, b) => a - b)).toEqual([0, 1, 6, 11, 12])
  expect(flood(plane, 5, 4, queue)).toBe(1)
  expect(flood(plane, 5, 15, queue)).toBe(1)
  expect([...plane].filter((value) => value === 1)).toHaveLength(2)
})
