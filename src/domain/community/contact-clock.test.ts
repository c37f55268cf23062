import { expect, test } from 'vitest'
import { afterLetter, daysToAnswer, lastDayToAnswer, momentOfLetter } from './contact-clock.ts'

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

test('a day of the past stands for its noon, today for this moment, and no letter comes tomorrow', () => {
  const now = new Date('2026-11-22T02:30:00Z')
  expect(momentOfLetter('2026-11-20', now)).toEqual(new Date('2026-11-20T15:00:00Z'))
  expect(momentOfLetter('2026-11-21', now)).toEqual(now)
  expect(momentOfLetter('2026-11-22', now)).toBeNull()
})

const on = (day: number) => new Date(Date.UTC(2026, 10, day, 15))

test.each([
  ['an answer ends the wait', { answeredAt: null }, 'mailed', 12, { answeredAt: on(12) }],
  ['one of the same day too', { answeredAt: null }, 'mailed', 10, { answeredAt: on(10) }],
  ['one from before the message answers nothing', { answeredAt: null }, 'mailed', 9, { answeredAt: null }],
  ['a second answer changes nothing', { answeredAt: on(11) }, 'mailed', 12, { answeredAt: on(11) }],
  [
    'a letter after the answer begins anew',
    { answeredAt: on(11) },
    'received',
    12,
    { reopenedAt: on(12), answeredAt: null },
  ],
  [
    'one of the same day too',
    { answeredAt: on(11) },
    'received',
    11,
    { reopenedAt: on(11), answeredAt: null },
  ],
  ['one that the answer came after does not', { answeredAt: on(11) }, 'received', 10, { answeredAt: on(11) }],
  ['a letter while it waits gives no more time', { answeredAt: null }, 'received', 14, { answeredAt: null }],
  [
    'an answer to what waits anew',
    { reopenedAt: on(12), answeredAt: null },
    'mailed',
    11,
    { reopenedAt: on(12), answeredAt: null },
  ],
] as const)('%s', (_, before, way, day, after) => {
  const clock = { createdAt: on(10), reopenedAt: null, ...before }
  expect(afterLetter(clock, { way, at: on(day), needsAnswer: true })).toEqual({ reopenedAt: null, ...after })
})

test('thanks that wait for nothing leave it answered', () => {
  const clock = { createdAt: on(10), reopenedAt: null, answeredAt: on(11) }
  expect(afterLetter(clock, { way: 'received', at: on(12), needsAnswer: false })).toEqual({
    reopenedAt: null,
    answeredAt: on(11),
  })
})
