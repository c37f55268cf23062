import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween } from '../../study/exam-date.ts'
import { isTeachersDay, promisedDay, type Timetable } from './promise.ts'

const WEEK: Timetable = { workingDays: [1, 2, 3, 4, 5], pause: null, perDay: 2, daysPromised: 3 }
const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00-03:00`)
const none = new Map<string, number>()

test.each([
  ['Monday to Thursday', '2026-11-23', WEEK, '2026-11-26'],
  ['over a weekend', '2026-11-26', WEEK, '2026-12-01'],
  ['from a Sunday', '2026-11-29', WEEK, '2026-12-02'],
  ['on the next day', '2026-11-23', { ...WEEK, daysPromised: 1 }, '2026-11-24'],
  ['over a national holiday', '2026-12-24', { ...WEEK, daysPromised: 1 }, '2026-12-28'],
  ['on Saturdays alone', '2026-11-23', { ...WEEK, workingDays: [6], daysPromised: 2 }, '2026-12-05'],
  [
    'after a pause, its last day included',
    '2026-11-23',
    { ...WEEK, pause: { from: '2026-11-24', until: '2026-11-30' } },
    '2026-12-03',
  ],
] as const)('%s', (_, from, timetable, day) => {
  expect(promisedDay(at(from), none, timetable)).toBe(day)
})

test('the day is that of Brasília: an hour before midnight it is still the same', () => {
  expect(promisedDay(at('2026-11-23', '23:59'), none, WEEK)).toBe('2026-11-26')
  expect(promisedDay(at('2026-11-24', '00:00'), none, WEEK)).toBe('2026-11-27')
})

test('a full day moves the promise, one place before it does not', () => {
  const full = new Map([['2026-11-26', 2]])
  expect(promisedDay(at('2026-11-23'), new Map([['2026-11-26', 1]]), WEEK)).toBe('2026-11-26')
  expect(promisedDay(at('2026-11-23'), full, WEEK)).toBe('2026-11-27')
  expect(promisedDay(at('2026-11-23'), new Map([...full, ['2026-11-27', 9]]), WEEK)).toBe('2026-11-30')
})

test('sent one after the other, no day holds more than the teacher can do, and none is promised before its time', () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 5 }),
      (workingDays, perDay, daysPromised) => {
        const timetable = { workingDays, perDay, daysPromised, pause: null }
        const promised = new Map<string, number>()
        for (let sent = 0; sent < 12; sent += 1) {
          const day = promisedDay(at('2026-11-23'), promised, timetable)
          promised.set(day, (promised.get(day) ?? 0) + 1)
          expect(isTeachersDay(day, timetable)).toBe(true)
          expect(daysBetween('2026-11-23', day)).toBeGreaterThanOrEqual(daysPromised)
        }
        expect(Math.max(...promised.values())).toBeLessThanOrEqual(perDay)
      },
    ),
    { numRuns: 40 },
  )
})

test('a teacher whose pause never ends is not waited for forever', () => {
  const pause = { from: '2026-01-01', until: '2099-12-31' }
  expect(promisedDay(at('2026-11-23'), none, { ...WEEK, pause })).toBe('2028-11-22')
})
