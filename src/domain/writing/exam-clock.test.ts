import { expect, test } from 'vitest'
import { leftOn, pausedClock, readClock, startedClock, timeLeftText } from './exam-clock.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

test('a running clock goes on while nobody looks, and ends at zero', () => {
  const clock = startedClock(60 * MINUTE, NOW)
  const kept = readClock(JSON.stringify(clock), NOW + 10 * MINUTE)
  expect(kept).toEqual(clock)
  expect(leftOn(clock, NOW + 10 * MINUTE)).toBe(50 * MINUTE)
  expect(leftOn(clock, NOW + 61 * MINUTE)).toBe(0)
})

test('a clock that rests keeps what is left', () => {
  const paused = pausedClock(startedClock(60 * MINUTE, NOW), NOW + 15 * MINUTE)
  expect(paused).toEqual({ endsAtMs: null, leftMs: 45 * MINUTE })
  expect(leftOn(paused, NOW + 5 * HOUR)).toBe(45 * MINUTE)
  expect(readClock(JSON.stringify(paused), NOW + 48 * HOUR)).toEqual(paused)
})

test.each([
  ['ran out six hours ago', { endsAtMs: NOW - 6 * HOUR, leftMs: HOUR }, true],
  ['ran out longer ago', { endsAtMs: NOW - 6 * HOUR - 1, leftMs: HOUR }, false],
  ['of a clock that was set back', { endsAtMs: NOW + 6 * HOUR + 1, leftMs: HOUR }, false],
  ['without an end', { leftMs: HOUR }, false],
  ['with a negative rest', { endsAtMs: null, leftMs: -1 }, false],
  ['with words for numbers', { endsAtMs: 'amanhã', leftMs: HOUR }, false],
])('a kept clock %s', (_, kept, isRead) => {
  expect(readClock(JSON.stringify(kept), NOW) !== null).toBe(isRead)
})

test.each([null, '', '{', 'null', '7', '[]'])('%s is no clock', (text) => {
  expect(readClock(text, NOW)).toBeNull()
})

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [90 * MINUTE, '90:00'],
])('%d ms read %s', (leftMs, text) => {
  expect(timeLeftText(leftMs)).toBe(text)
})
