/** A year of a student, played with the rules of the product: which rank is reached when (decision 0168). */
import { expect, test } from 'vitest'
import { PRACTICE_BANK } from '#content/study/practice/bank.ts'
import type { PracticeKind } from '#content/study/practice/exercises.ts'
import { windowStart, type XpReason, xpFor } from '#domain/account/experience.ts'
import { RANKS, rankProgress } from '#domain/account/ranks.ts'
import { planDay } from './day-plan.ts'
import { newCard, type PracticeCard, reviewed } from './schedule.ts'

const DAY_MS = 86_400_000
const MONDAY = new Date('2026-01-05T15:00:00Z')
const COURSE_XP = 700
const WEEKS = 52
/** The table of docs/product.md §9: the week of each rank. */
const TABLE_OF_PRODUCT = [1, 1, 1, 3, 5, 7, 11, 16, 25, 50]

type Habits = {
  /** Of the week, 0 is Monday. */
  readonly practiceDays: readonly number[]
  readonly essaysAWeek: number
  /** Of every so many classes one goes wrong once. */
  readonly missesOneIn: number
}

/** @returns the week in which each rank is first held; null where the year is too short */
function weeksOfRanks({ practiceDays, essaysAWeek, missesOneIn }: Habits) {
  const cards = new Map<PracticeKind, PracticeCard<PracticeKind>>()
  const given: { reason: XpReason; day: string }[] = []
  let xp = COURSE_XP
  let classes = 0
  const reached = new Map<string, number>()
  const give = (reason: XpReason, now: Date) => {
    const since = windowStart(reason, now) ?? ''
    const points = xpFor(reason, given.filter((one) => one.reason === reason && one.day >= since).length)
    if (points > 0) given.push({ reason, day: now.toISOString().slice(0, 10) })
    xp += points
  }
  for (let day = 0; day < WEEKS * 7; day += 1) {
    const now = new Date(MONDAY.getTime() + day * DAY_MS)
    if (day % 7 < essaysAWeek) give('essay', now)
    if (practiceDays.includes(day % 7)) {
      const items = planDay([...cards.values()], [], PRACTICE_BANK, now)
      for (const _ of items) give('mark', now)
      for (const kind of new Set(items.flatMap((item) => (item.of === 'task' ? [] : [item.kind])))) {
        classes += 1
        const before = cards.get(kind) ?? newCard(kind, now)
        const card = reviewed(before, classes % missesOneIn === 0 ? 1 : 0, now)
        cards.set(kind, card)
        if (card.masteredAt && !before.masteredAt) give('class-mastered', now)
      }
    }
    const { rank } = rankProgress(xp)
    for (const { id } of RANKS.slice(0, RANKS.indexOf(rank) + 1))
      if (!reached.has(id)) reached.set(id, Math.floor(day / 7) + 1)
  }
  return { weeks: RANKS.map(({ id }) => reached.get(id) ?? null), xp }
}

test('an essay a week and four days of practice reach the tenth rank within the year', () => {
  const { weeks } = weeksOfRanks({ practiceDays: [0, 1, 3, 5], essaysAWeek: 1, missesOneIn: 3 })
  expect(weeks).toEqual(TABLE_OF_PRODUCT)
})

test.each<[string, Habits, number]>([
  ['two days of practice and an essay a week', { practiceDays: [0, 3], essaysAWeek: 1, missesOneIn: 3 }, 9],
  ['practice alone, four days', { practiceDays: [0, 1, 3, 5], essaysAWeek: 0, missesOneIn: 3 }, 9],
  ['an essay a week alone', { practiceDays: [], essaysAWeek: 1, missesOneIn: 3 }, 8],
  ['nothing after the mini-course', { practiceDays: [], essaysAWeek: 0, missesOneIn: 3 }, 2],
])('%s', (_, habits, rank) => {
  const { weeks } = weeksOfRanks(habits)
  expect(weeks.filter((week) => week !== null)).toHaveLength(rank)
})
