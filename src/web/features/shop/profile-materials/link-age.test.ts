import { expect, test } from 'vitest'
import { areLinksFresh } from './link-age.ts'

const MINUTE_MS = 60_000

test.each([
  [0, true],
  [14 * MINUTE_MS - 1, true],
  [14 * MINUTE_MS, false],
  [15 * MINUTE_MS, false],
  [-1, false],
])('links read %i ms ago are usable: %s', (ageMs, usable) => {
  expect(areLinksFresh(1_000_000, 1_000_000 + ageMs)).toBe(usable)
})

test('links that were never read are not usable', () => {
  expect(areLinksFresh(null, 0)).toBe(false)
})
