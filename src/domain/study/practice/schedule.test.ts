import { expect, test } from 'vitest'
import { isDue, newCard, type PracticeCard, reviewed } from './schedule.ts'

const DAY_MS = 86_400_000
const MORNING = new Date('2026-03-02T12:00:00Z')
const later = (days: number, from = MORNING) => new Date(from.getTime() + days * DAY_MS)

/** Always on the day on which the class is due. */
function afterReviews(misses: readonly number[]): { card: PracticeCard; gaps: number[] } {
  let card: PracticeCard = newCard('crase-missing', MORNING)
  const gaps = misses.map((count) => {
    const at = card.due
    card = reviewed(card, count, at)
    return Math.round((card.due.getTime() - at.getTime()) / DAY_MS)
  })
  return { card, gaps }
}

test('a class that goes well comes later and later, and never later than about four months', () => {
  const { gaps } = afterReviews([0, 0, 0, 0, 0, 0, 0, 0])
  for (const [index, gap] of gaps.entries())
    if (index > 0) expect(gap).toBeGreaterThanOrEqual(gaps[index - 1]!)
  expect(gaps[0]).toBeGreaterThanOrEqual(1)
  expect(gaps.at(-1)).toBeGreaterThan(100)
  expect(gaps.at(-1)).toBeLessThan(125)
})

test('the worse it goes, the sooner it comes back', () => {
  const [good, hard, again] = [0, 1, 2].map((last) => afterReviews([0, 0, last]).gaps[2]!)
  expect(hard).toBeLessThan(good!)
  expect(again).toBeLessThan(hard!)
  expect(again).toBeGreaterThanOrEqual(1)
})

test('it is due by the day of Brasília, whatever the hour', () => {
  const due = new Date('2026-03-10T23:30:00-03:00')
  expect(isDue({ due }, new Date('2026-03-10T00:10:00-03:00'))).toBe(true)
  expect(isDue({ due }, new Date('2026-03-09T23:50:00-03:00'))).toBe(false)
})

test('mastery is three right days, and they are different ones', () => {
  let card = reviewed(newCard('onde', MORNING), 0, MORNING)
  card = reviewed(card, 0, MORNING)
  expect([card.rightDays, card.masteredAt]).toEqual([1, null])
  card = reviewed(card, 0, later(3))
  card = reviewed(card, 1, later(6))
  expect([card.rightDays, card.masteredAt]).toEqual([2, null])
  card = reviewed(card, 0, later(9))
  expect([card.rightDays, card.masteredAt]).toEqual([3, later(9)])
})

test('who forgets keeps what was mastered: the class only comes back sooner', () => {
  const mastered = afterReviews([0, 0, 0]).card
  const forgotten = reviewed(mastered, 3, mastered.due)
  expect(forgotten.masteredAt).toEqual(mastered.masteredAt)
  expect(forgotten.lapses).toBe(1)
})
