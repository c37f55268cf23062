import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekdayOf } from '../study/exam-date.ts'
import { easterOf, isWorkingDay, workingDayFrom } from './working-day.ts'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterOf(year)).toBe(day)
})

test.each([
  ['a Friday', '2026-11-27', true],
  ['a Saturday', '2026-11-28', false],
  ['a Sunday', '2026-11-29', false],
  ['a Monday', '2026-11-30', true],
  ['the day of Zumbi', '2026-11-20', false],
  ['Christmas', '2026-12-25', false],
  ['Good Friday', '2026-04-03', false],
  ['the Thursday before it', '2026-04-02', true],
])('%s (%s) is a working day: %s', (_, day, isWorking) => {
  expect(isWorkingDay(day)).toBe(isWorking)
})

test.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-28', '2026-11-30'],
  // Christmas on a Friday, then the weekend.
  ['2026-12-25', '2026-12-28'],
  // New Year's Eve is a working day by law, New Year's Day is a Friday.
  ['2027-01-01', '2027-01-04'],
])('a term that ends on %s ends on %s', (day, end) => {
  expect(workingDayFrom(day)).toBe(end)
})

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('2000-01-01', days))

test('the next working day is one, lies at most a week ahead, and no later day has an earlier one', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (one, other) => {
      const next = workingDayFrom(one)
      expect(isWorkingDay(next)).toBe(true)
      expect(workingDayFrom(next)).toBe(next)
      expect(daysBetween(one, next)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(one, next)).toBeLessThan(7)
      if (one <= other) expect(next <= workingDayFrom(other)).toBe(true)
    }),
  )
})

test('Easter is a Sunday from 22 March to 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2500 }), (year) => {
      const easter = easterOf(year)
      expect(weekdayOf(easter)).toBe(7)
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
    }),
  )
})
