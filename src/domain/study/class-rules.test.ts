import { expect, test } from 'vitest'
import { isSchoolYear } from './class-rules.ts'

test.each([
  [2025, false],
  [2026, true],
  [2027, true],
  [2028, false],
])('a class of %i made in 2026: %s', (year, may) => {
  expect(isSchoolYear(year, '2026-11-23')).toBe(may)
})
