import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('what comes while a task is under way is not begun; afterwards the next one is', async () => {
  const told: boolean[] = []
  const run = oneAtATime((isUnderWay) => told.push(isUnderWay))
  const held = Promise.withResolvers<void>()
  let begun = 0
  const first = run(() => {
    begun++
    return held.promise
  })
  await run(() => void begun++)
  expect(begun).toBe(1)
  held.resolve()
  await first
  await run(() => void begun++)
  expect(begun).toBe(2)
  expect(told).toEqual([true, false, true, false])
})

test('a task that fails says so and ends', async () => {
  const told: boolean[] = []
  const run = oneAtATime((isUnderWay) => told.push(isUnderWay))
  await expect(run(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect(told).toEqual([true, false])
})
