import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthAfter, monthOfEntry, shareChange, shareOf, statementMonths } from './partner-share.ts'

test.each([
  [4_800, 30, 1_440],
  [4_799, 30, 1_439],
  [99, 1, 0],
  [100, 1, 1],
  [1, 70, 0],
  [2, 70, 1],
  [0, 70, 0],
  [100_000_000, 70, 70_000_000],
])('of %i cents %i per cent are %i', (kept, percent, share) => {
  expect(shareOf(kept, percent)).toBe(share)
})

const percent = fc.integer({ min: 1, max: 70 })
const cents = fc.integer({ min: 0, max: 100_000_000 })

test('however often money goes back and comes again, the changes sum to the share of what is here', () => {
  fc.assert(
    fc.property(percent, fc.array(cents, { minLength: 1, maxLength: 8 }), (rate, states) => {
      let before = 0
      let share = 0
      let value = 0
      for (const kept of states) {
        const change = shareChange(before, kept, rate)
        share += change?.share ?? 0
        value += change?.value ?? 0
        before = kept
      }
      expect(value).toBe(before)
      expect(share).toBe(shareOf(before, rate))
      expect(share * 100).toBeLessThanOrEqual(before * rate)
    }),
  )
})

test('a payment that goes back whole leaves nothing, in as many parts as it may', () => {
  fc.assert(
    fc.property(percent, fc.uniqueArray(cents, { minLength: 1, maxLength: 8 }), (rate, parts) => {
      const falling = [...parts.toSorted((one, other) => other - one), 0]
      const changes = falling.map((kept, index) => shareChange(falling[index - 1] ?? 0, kept, rate))
      const sum = changes.reduce((all, change) => all + (change?.share ?? 0), 0)
      expect(sum).toBe(0)
      for (const change of changes.slice(1)) expect(change?.share ?? 0).toBeLessThanOrEqual(0)
    }),
  )
})

test('nothing new is no change', () => {
  expect(shareChange(500, 500, 10)).toBeNull()
  expect(shareChange(0, 99, 1)).toEqual({ keptAmount: 99, value: 99, share: 0 })
})

test('a month below zero is carried until it is made up for', () => {
  const months = [
    { month: '2026-10', earned: 300, takenBack: 0 },
    { month: '2026-11', earned: 100, takenBack: -250 },
    { month: '2026-12', earned: 120, takenBack: 0 },
    { month: '2027-01', earned: 50, takenBack: -10 },
  ]
  expect(statementMonths(months).map(({ carried, toPay }) => [carried, toPay])).toEqual([
    [0, 300],
    [0, 0],
    [-150, 0],
    [-30, 10],
  ])
})

test('no more is ever paid than was earned, and what is missing stands in the last carry', () => {
  const sums = fc.record({
    month: fc.constant('2026-11'),
    earned: fc.integer({ min: 0, max: 10_000 }),
    takenBack: fc.integer({ min: -10_000, max: 0 }),
  })
  fc.assert(
    fc.property(fc.array(sums, { minLength: 1, maxLength: 12 }), (months) => {
      const statement = statementMonths(months)
      const paid = statement.reduce((all, { toPay }) => all + toPay, 0)
      const balance = months.reduce((all, { earned, takenBack }) => all + earned + takenBack, 0)
      const last = statement.at(-1)!
      const left = Math.min(0, last.carried + last.earned + last.takenBack)
      expect(paid + left).toBe(balance)
      for (const { carried, toPay } of statement) {
        expect(carried).toBeLessThanOrEqual(0)
        expect(toPay).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test.each([
  ['2026-11', '2026-12'],
  ['2026-12', '2027-01'],
  ['2026-01', '2026-02'],
])('after %s comes %s', (month, next) => {
  expect(monthAfter(month)).toBe(next)
})

test.each([
  ['2026-11', null, '2026-11'],
  ['2026-11', '2026-10', '2026-11'],
  ['2026-11', '2026-11', '2026-12'],
  ['2026-10', '2026-12', '2027-01'],
])('what comes in %s after %s was paid is of %s', (month, lastPaid, booked) => {
  expect(monthOfEntry(month, lastPaid)).toBe(booked)
})
