import { expect, test } from 'vitest'
import {
  answered,
  minutesOf,
  missesOfKind,
  type OwnSentence,
  openItems,
  type PracticeBank,
  type PracticeItem,
  planDay,
  USUAL_DAY,
} from './day-plan.ts'
import { newCard, type PracticeCard } from './schedule.ts'

type Kind = 'accent' | 'onde' | 'porque' | 'informal'
const NOW = new Date('2026-03-02T12:00:00Z')
const BANK: PracticeBank<Kind> = {
  kinds: ['accent', 'onde', 'porque', 'informal'],
  exerciseIds: (kind) => [1, 2, 3, 4].map((number) => `${kind}-${number}`),
  tasks: [['t1', 't2'], ['c1', 'c2', 'c3'], ['p1']],
}
const card = (kind: Kind, due: string, reviews = 1): PracticeCard<Kind> => ({
  ...newCard(kind, NOW),
  due: new Date(due),
  reviews,
})
const own = (kind: Kind, start = 0): OwnSentence<Kind> => ({ kind, essayId: 'e', version: 1, start, end: 9 })
const names = (items: readonly PracticeItem[]) =>
  items.map((item) =>
    item.of === 'own' ? `own ${item.kind}` : item.of === 'ours' ? item.exercise : item.task,
  )
const kindsOf = (items: readonly PracticeItem[]) => [
  ...new Set(items.flatMap((item) => (item.of === 'task' ? [] : [item.kind]))),
]

test('without essays: the two commonest errors, three exercises each, and the three short texts', () => {
  const items = planDay([], [], BANK, NOW)
  expect(names(items)).toEqual([
    ...['accent-1', 'accent-2', 'accent-3', 'onde-1', 'onde-2', 'onde-3'],
    ...[expect.stringMatching(/^t/), expect.stringMatching(/^c/), 'p1'],
  ])
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
})

test('with essays: the own sentence first, then two of ours, the class that was marked most at the head', () => {
  const items = planDay([], [own('informal'), own('porque'), own('porque', 20)], BANK, NOW)
  expect(names(items).slice(0, 6)).toEqual([
    ...['own porque', 'porque-1', 'porque-2'],
    ...['own informal', 'informal-1', 'informal-2'],
  ])
  expect({ due: items.length, minutes: minutesOf(items) }).toEqual(USUAL_DAY)
})

test.each<[string, PracticeCard<Kind>[], Kind[]]>([
  ['what is due comes first', [card('informal', '2026-03-01T00:00:00Z')], ['informal', 'accent']],
  [
    'the longest waiting of the due ones first',
    [card('onde', '2026-02-20T00:00:00Z'), card('porque', '2026-02-10T00:00:00Z')],
    ['porque', 'onde'],
  ],
  ['what is not due yet is let be', [card('accent', '2026-03-09T00:00:00Z')], ['onde', 'porque']],
  [
    'where nothing is due and all are known, only the texts are left',
    BANK.kinds.map((kind) => card(kind, '2026-03-09T00:00:00Z')),
    [],
  ],
])('%s', (_, cards, kinds) => {
  expect(kindsOf(planDay(cards, [], BANK, NOW))).toEqual(kinds)
})

test('the next time there are other exercises, and after the last the first again', () => {
  const first = (reviews: number) =>
    names(planDay([card('porque', '2026-03-01T00:00:00Z', reviews)], [], BANK, NOW)).slice(0, 3)
  expect(first(0)).toEqual(['porque-1', 'porque-2', 'porque-3'])
  expect(first(1)).toEqual(['porque-4', 'porque-1', 'porque-2'])
})

test('a class is judged when none of its exercises is open any more', () => {
  let items = planDay([], [], BANK, NOW)
  const answer = (index: number, result: 'right' | 'wrong' | 'shown') => {
    items = items.map((item, place) => (place === index ? answered(item, result) : item))
  }
  answer(0, 'right')
  answer(1, 'wrong')
  answer(1, 'right')
  expect(missesOfKind(items, 'accent')).toBeNull()
  answer(2, 'shown')
  expect(missesOfKind(items, 'accent')).toBe(3)
  expect(missesOfKind(items, 'onde')).toBeNull()
  expect(openItems(items)).toHaveLength(6)
})
