import { expect, test } from 'vitest'
import { formatDay, formatTime } from './calendar-text.ts'

test('a moment is written as the day and the time of Brasília, whatever the clock of the machine', () => {
  expect(formatDay('2026-09-05T15:05:00Z')).toBe('05/09/2026')
  expect(formatTime('2026-09-05T15:05:00Z')).toBe('12:05')
})

test('the day changes at midnight in Brasília, three hours after the universal one', () => {
  expect(formatDay('2026-01-01T02:59:59Z')).toBe('31/12/2025')
  expect(formatDay('2026-01-01T03:00:00Z')).toBe('01/01/2026')
  expect(formatTime('2026-01-01T03:00:00Z')).toBe('00:00')
})

test('what is not a moment is written as nothing', () => {
  expect(formatDay('ontem')).toBe('')
  expect(formatTime('')).toBe('')
})
