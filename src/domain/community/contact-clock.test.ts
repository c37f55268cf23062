import { expect, test } from 'vitest'
import { daysToAnswer, lastDayToAnswer } from './contact-clock.ts'

// 23:30 in Brasília: the next day in London.
const sentAt = new Date('2026-11-22T02:30:00Z')

test('the five days begin with the day after the message', () => {
  expect(lastDayToAnswer(sentAt)).toBe('2026-11-26')
})

test.each([
  ['2026-11-22T02:30:00Z', 5],
  ['2026-11-22T03:00:00Z', 4],
  ['2026-11-27T02:59:59Z', 0],
  ['2026-11-27T03:00:00Z', -1],
])('at %s there are %i days left', (now, days) => {
  expect(daysToAnswer(sentAt, new Date(now))).toBe(days)
})
