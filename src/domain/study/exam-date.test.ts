import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, countWeekdays, daysBetween, examEve, isIsoDay, weekdayOf, writeDay } from './exam-date.ts'

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-21', '2027-05-20', 180],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-11-21', '2026-11-20', -1],
])('from %s to %s are %i days, and back', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
  expect(addDays(from, days)).toBe(to)
})

test('weekdays are counted from Monday', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7])
})

test.each([
  ['2026-11-23', '2026-11-23', 0],
  ['2026-11-23', '2026-11-24', 1],
  ['2026-11-23', '2026-11-28', 5],
  ['2026-11-21', '2026-11-23', 0],
  ['2026-11-21', '2026-12-05', 10],
  ['2026-11-27', '2026-12-07', 6],
  ['2026-11-23', '2026-11-20', 0],
])('from %s until %s there are %i days from Monday to Friday', (from, until, count) => {
  expect(countWeekdays(from, until)).toBe(count)
})

test.each(['2026-02-28', '2028-02-29'])('%s is a day', (text) => expect(isIsoDay(text)).toBe(true))
test.each(['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-11-21T00:00', '0000-00-00'])(
  '%j is no day',
  (text) => expect(isIsoDay(text)).toBe(false),
)

test('a day is written as Brazilian readers write it', () => {
  expect(writeDay('2026-11-05')).toBe('05/11/2026')
})

const anyDay = fc.integer({ min: 0, max: 100_000 }).map((days) => addDays('1900-01-01', days))

test('days are added and counted alike, and weekdays of two spans are those of both together', () => {
  fc.assert(
    fc.property(anyDay, fc.nat({ max: 3_000 }), fc.nat({ max: 3_000 }), (day, first, second) => {
      const middle = addDays(day, first)
      const end = addDays(middle, second)
      expect(isIsoDay(end)).toBe(true)
      expect(daysBetween(day, end)).toBe(first + second)
      expect(addDays(end, -first - second)).toBe(day)
      expect(countWeekdays(day, middle) + countWeekdays(middle, end)).toBe(countWeekdays(day, end))
    }),
  )
})

test.each([
  ['2026-11-06', null],
  ['2026-11-07', 'tomorrow'],
  ['2026-11-08', 'today'],
  ['2026-11-09', null],
  // The second Sunday asks for no essay.
  ['2026-11-15', null],
])('the eve of an essay on the 8th, seen on %s: %s', (today, eve) => {
  expect(examEve({ firstDay: '2026-11-08' }, today)).toBe(eve)
  expect(examEve(null, today)).toBeNull()
})
