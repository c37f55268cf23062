import { expect, test } from 'vitest'
import type { Offer } from '#domain/console/teacher-corrections-admin-wire.ts'
import { afterAnswer, answerTo, neighbourOf, openOffers } from './offer-state.ts'

const offer = (key: string, start: number, kind = 'accent'): Offer => ({
  key,
  start,
  end: start + 2,
  kind,
  category: 'spelling',
  effect: 'fault',
  remark: 'r',
})
const ALL = [offer('c', 30), offer('a', 10), offer('b', 20, 'onde')]

test('an offer is open until it is taken or dropped', () => {
  const answered = answerTo(ALL[1]!, 'dropped', () => 'id')
  if (answered.does !== 'mark') throw new Error('an answer is a mark')
  expect(openOffers(ALL, [answered.mark]).map(({ key }) => key)).toEqual(['b', 'c'])
  expect(answered.mark).toMatchObject({ engineKey: 'a', state: 'dropped', place: { start: 10, end: 12 } })
})

test('the keys go round', () => {
  const open = openOffers(ALL, [])
  expect(neighbourOf(open, null, 1)?.key).toBe('a')
  expect(neighbourOf(open, null, -1)?.key).toBe('c')
  expect(neighbourOf(open, 'c', 1)?.key).toBe('a')
  expect(neighbourOf(open, 'a', -1)?.key).toBe('c')
  expect(neighbourOf([], null, 1)).toBeNull()
})

test('after an answer the next one in the text, past all of its class; at the end the first', () => {
  const open = openOffers(ALL, [])
  expect(afterAnswer(open, [open[0]!])?.key).toBe('b')
  expect(afterAnswer(open, [open[2]!])?.key).toBe('a')
  expect(afterAnswer(open, [open[0]!, open[2]!])?.key).toBe('b')
  expect(afterAnswer(open, open)).toBeNull()
})
