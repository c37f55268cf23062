import { expect, test } from 'vitest'
import { dayInBrasilia } from './brasilia-day.ts'

test.each([
  ['2026-11-22T02:59:59Z', '2026-11-21'],
  ['2026-11-22T03:00:00Z', '2026-11-22'],
])('the day of %s begins at midnight of Brasília', (moment, day) => {
  expect(dayInBrasilia(new Date(moment))).toBe(day)
})
