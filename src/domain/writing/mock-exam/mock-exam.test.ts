import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  drawTheme,
  examMonthOf,
  examState,
  GRACE_MS,
  isInTime,
  lastSheetAt,
  ourWindow,
  planFault,
  shiftMonth,
  sittingEnd,
  tenthOf,
} from './mock-exam.ts'

const at = (iso: string) => new Date(iso)
const monthText = fc
  .record({ year: fc.integer({ min: 2026, max: 2040 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`)

test('our window is from the third Friday to the Monday after it, within the month', () => {
  expect(ourWindow('2026-11')).toEqual({
    month: '2026-11',
    opensAt: at('2026-11-20T11:00:00Z'),
    closesAt: at('2026-11-24T01:00:00Z'),
    minutes: 90,
  })
  fc.assert(
    fc.property(monthText, (month) => {
      const window = ourWindow(month)
      const dayBefore = new Date(window.opensAt.getTime() - 1)
      expect(new Date(window.opensAt).getUTCDay()).toBe(5)
      expect(planFault(window, dayBefore)).toBeNull()
    }),
  )
})

test('an exam is open from its first moment until before its last', () => {
  const { opensAt, closesAt } = ourWindow('2026-11')
  const of = (moment: Date, ms: number) => examState({ opensAt, closesAt }, new Date(moment.getTime() + ms))
  expect([of(opensAt, -1), of(opensAt, 0), of(closesAt, -1), of(closesAt, 0)]).toEqual([
    'coming',
    'open',
    'open',
    'closed',
  ])
})

test('a sheet is taken until a minute after the end; paper has half an hour more', () => {
  const begun = at('2026-11-20T12:00:00Z')
  const end = sittingEnd(begun, 90, false)
  expect(end).toEqual(at('2026-11-20T13:30:00Z'))
  expect(sittingEnd(begun, 90, true)).toEqual(at('2026-11-20T14:00:00Z'))
  expect(isInTime(end, new Date(end.getTime() + GRACE_MS - 1))).toBe(true)
  expect(isInTime(end, new Date(end.getTime() + GRACE_MS))).toBe(false)
  const closesAt = at('2026-11-24T01:00:00Z')
  expect(lastSheetAt({ closesAt, minutes: 90 })).toEqual(at('2026-11-24T03:01:00Z'))
})

test.each([
  ['2026-12-05T12:00:00Z', '2026-12-07T12:00:00Z', 90, null],
  ['2026-11-22T12:00:00Z', '2026-12-07T12:00:00Z', 90, 'opens-in-the-past'],
  ['2026-12-01T02:59:00Z', '2026-12-07T12:00:00Z', 90, 'opens-in-another-month'],
  ['2026-12-01T03:00:00Z', '2026-12-07T12:00:00Z', 90, null],
  ['2026-12-25T12:00:00Z', '2027-01-01T02:59:00Z', 90, null],
  ['2026-12-25T12:00:00Z', '2027-01-01T03:00:00Z', 90, 'closes-in-another-month'],
  ['2026-12-05T12:00:00Z', '2026-12-06T11:59:00Z', 90, 'window-too-short'],
  ['2026-12-05T12:00:00Z', '2026-12-06T12:00:00Z', 90, null],
  ['2026-12-05T12:00:00Z', '2026-12-19T12:01:00Z', 90, 'window-too-long'],
  ['2026-12-05T12:00:00Z', '2026-12-07T12:00:00Z', 29, 'minutes-out-of-range'],
  ['2026-12-05T12:00:00Z', '2026-12-07T12:00:00Z', 330, null],
  ['2026-12-05T12:00:00Z', '2026-12-07T12:00:00Z', 331, 'minutes-out-of-range'],
])('a plan from %s to %s with %i minutes: %s', (opensAt, closesAt, minutes, fault) => {
  const plan = { month: '2026-12', opensAt: at(opensAt), closesAt: at(closesAt), minutes }
  expect(planFault(plan, at('2026-11-22T12:00:00Z'))).toBe(fault)
})

test('months are counted over the years', () => {
  expect([shiftMonth('2026-11', 1), shiftMonth('2026-12', 1), shiftMonth('2026-01', -12)]).toEqual([
    '2026-12',
    '2027-01',
    '2025-01',
  ])
  expect(examMonthOf(at('2026-12-01T02:59:59Z'))).toBe('2026-11')
})

test('the draw is the same for the same order, and takes no theme that was used while there is another', () => {
  const ids = ['a', 'b', 'c']
  const order = (id: string) => ({ a: '2', b: '1', c: '3' })[id] ?? ''
  expect(drawTheme(ids, new Set(), order)).toBe('b')
  expect(drawTheme(ids, new Set(['b']), order)).toBe('a')
  expect(drawTheme(ids, new Set(ids), order)).toBe('b')
  expect(drawTheme([], new Set(), order)).toBeNull()
})

test('a place is told from twenty on, by tenths, and equal grades share it', () => {
  const totals = Array.from({ length: 20 }, (_, index) => index * 40)
  expect(tenthOf(760, totals.slice(1))).toBeNull()
  expect(totals.map((total) => tenthOf(total, totals))).toEqual([
    10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1,
  ])
  expect(
    tenthOf(
      500,
      Array.from({ length: 30 }, () => 500),
    ),
  ).toBe(1)
})
