import { expect, test } from 'vitest'
import { planProcesses } from './process-count.ts'

test.each([
  [1, 8_000, 1],
  [2, 1_023, 1],
  [2, 1_024, 2],
  [8, 1_024, 2],
  [8, 3_056, 8],
  [8, 3_055, 7],
])('auto on %i cores with %i MB free: %i', (cores, freeMb, count) => {
  expect(planProcesses('auto', { cores, freeMb })).toMatchObject({ count, isTight: false })
})

test('a number is obeyed on any machine, and what it lacks is said', () => {
  expect(planProcesses(4, { cores: 1, freeMb: 1_655 })).toEqual({ count: 4, neededMb: 1_656, isTight: true })
  expect(planProcesses(4, { cores: 1, freeMb: 1_656 }).isTight).toBe(false)
})
