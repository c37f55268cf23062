/** What a bundle saves, told only where it is true. */
import { expect, test } from 'vitest'
import { savedTogether } from './bundle.ts'

const apart = { currencyCode: 'brl', amount: 5_000, files: 2 }

test.each([
  [4_999, apart, 1],
  [5_000, apart, null],
  [5_001, apart, null],
  [4_000, { ...apart, currencyCode: 'usd' }, null],
  [4_000, { ...apart, files: 1 }, null],
  [4_000, undefined, null],
])('together for %i', (amount, parts, saved) => {
  expect(savedTogether({ amount, currencyCode: 'brl' }, parts)).toBe(saved)
})
