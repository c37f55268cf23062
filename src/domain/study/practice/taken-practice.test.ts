import { expect, test } from 'vitest'
import type { PracticeItem } from './day-plan.ts'
import { newCard, type PracticeCard, reviewed } from './schedule.ts'
import { reviewedElsewhere, takenCard, takenItems } from './taken-practice.ts'

const NOW = new Date('2026-11-22T15:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const daysFrom = (days: number) => new Date(NOW.getTime() + days * DAY)
const practised = reviewed(newCard('crase-missing', daysFrom(-2)), 0, daysFrom(-2))

test('what two honest days made of a class comes as it is', () => {
  const second = reviewed(practised, 0, NOW)
  expect(takenCard(second, NOW)).toEqual(second)
})

const forged: PracticeCard = {
  kind: 'onde',
  due: daysFrom(9000),
  stability: 90_000,
  difficulty: 0,
  reviews: 9000,
  lapses: 9000,
  reviewedAt: daysFrom(3),
  rightDays: 900,
  lastRightDay: '2999-01-01',
  masteredAt: daysFrom(-1),
}

test('every number that a browser made up is held within bounds, and mastery does not come along', () => {
  expect(takenCard(forged, NOW)).toEqual({
    kind: 'onde',
    due: daysFrom(120),
    stability: 30,
    difficulty: 1,
    reviews: 60,
    lapses: 60,
    reviewedAt: NOW,
    rightDays: 2,
    lastRightDay: '2026-11-22',
    masteredAt: null,
  })
})

test.each([
  ['long past', { due: daysFrom(-400) }, { due: NOW }],
  ['on another day than any', { lastRightDay: 'ontem' }, { lastRightDay: '2026-11-22' }],
  ['on no day yet', { lastRightDay: null, rightDays: 0 }, { rightDays: 0 }],
  ['more often forgotten than seen', { reviews: 1, lapses: 5 }, { lapses: 1 }],
])('a card that is %s', (_, changes, expected) => {
  expect(takenCard({ ...practised, ...changes }, NOW)).toMatchObject(expected)
})

test('a class that was never practised is not taken', () => {
  expect(takenCard(newCard('onde', NOW), NOW)).toBeNull()
  expect(takenCard({ ...practised, stability: 0 }, NOW)).toBeNull()
})

const item = (id: string): PracticeItem => ({
  id,
  of: 'ours',
  kind: 'onde',
  exercise: 'x',
  misses: 0,
  state: 'right',
})
const two = [item('1'), item('2')]
const ownSentence: PracticeItem = {
  id: '1',
  of: 'own',
  kind: 'onde',
  essayId: 'e',
  version: 1,
  start: 0,
  end: 1,
  misses: 0,
  state: 'right',
}

test.each([
  ['two of ours', two, true],
  ['none', [], false],
  ['an item twice', [item('1'), item('1')], false],
  ['twelve', Array.from({ length: 12 }, (_, n) => item(`${n}`)), true],
  ['thirteen', Array.from({ length: 13 }, (_, n) => item(`${n}`)), false],
  ['a sentence of an essay', [ownSentence], false],
] as const)('a day comes along with %s', (_, items, isTaken) => {
  expect(takenItems(items, () => true) !== null).toBe(isTaken)
})

test('a day with an exercise that is not ours does not come along', () => {
  expect(takenItems(two, ({ id }) => id === '1')).toBeNull()
})

test('a known class moves once a day, and is not mastered elsewhere', () => {
  const known = reviewed(practised, 0, daysFrom(-1))
  expect(known.rightDays).toBe(2)
  const moved = reviewedElsewhere(known, 0, NOW)
  expect(moved).toMatchObject({ reviews: 3, rightDays: 2, masteredAt: null, reviewedAt: NOW })
  expect(moved && reviewedElsewhere(moved, 0, NOW)).toBeNull()
  const mastered = reviewed(known, 0, daysFrom(-1))
  expect(reviewedElsewhere(mastered, 2, NOW)).toMatchObject({ lapses: 1, masteredAt: mastered.masteredAt })
})
