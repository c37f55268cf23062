import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideWithdrawal, lastDayToWithdraw, withdrawalEnd } from './withdrawal.ts'

/** As "Trocas e Desistência" tells it. */
const RULE = { refundAfterDownload: true }

test.each([
  // A Wednesday: the seventh day after it is the next Wednesday.
  ['2026-11-25T15:00:00Z', '2026-12-02'],
  // 23:59 in Brasília is the next day in London.
  ['2026-11-26T02:59:00Z', '2026-12-02'],
  ['2026-11-26T03:00:00Z', '2026-12-03'],
  // The seventh day is a Saturday: Monday.
  ['2026-11-21T15:00:00Z', '2026-11-30'],
  // The seventh day is Christmas, a Friday: Monday.
  ['2026-12-18T15:00:00Z', '2026-12-28'],
])('what was paid at %s may be given back until %s', (paidAt, day) => {
  expect(lastDayToWithdraw(new Date(paidAt))).toBe(day)
})

test('the last day counts to its midnight in Brasília', () => {
  const paidAt = new Date('2026-11-25T15:00:00Z')
  const order = { status: 'paid', totalAmount: 100, paidAt, isDownloaded: true, keptAmount: 0 } as const
  const end = withdrawalEnd(paidAt)
  expect(end.toISOString()).toBe('2026-12-03T03:00:00.000Z')
  expect(decideWithdrawal(order, new Date(end.getTime() - 1), RULE)).toBe('open')
  expect(decideWithdrawal(order, end, RULE)).toBe('too-late')
})

const paidAt = new Date('2026-11-25T15:00:00Z')
test.each([
  ['a free order', { status: 'paid', totalAmount: 0, paidAt }, 'nothing-paid'],
  ['an unpaid order', { status: 'pending', totalAmount: 100, paidAt: null }, 'nothing-paid'],
  ['an expired order', { status: 'expired', totalAmount: 100, paidAt: null }, 'nothing-paid'],
  ['an order given back', { status: 'refund_due', totalAmount: 100, paidAt }, 'withdrawn'],
  ['an order paid back', { status: 'refunded', totalAmount: 100, paidAt }, 'withdrawn'],
] as const)('%s is answered: %s', (_, order, answer) => {
  expect(decideWithdrawal({ ...order, isDownloaded: false, keptAmount: 0 }, paidAt, RULE)).toBe(answer)
})

test.each([
  [true, true, 'open'],
  [true, false, 'open'],
  [false, true, 'downloaded'],
  [false, false, 'open'],
] as const)(
  'after a download allowed: %s, downloaded: %s: %s',
  (refundAfterDownload, isDownloaded, answer) => {
    const order = { status: 'paid', totalAmount: 100, paidAt, isDownloaded, keptAmount: 0 } as const
    expect(decideWithdrawal(order, paidAt, { refundAfterDownload })).toBe(answer)
  },
)

test.each([
  [0, 'open'],
  [99, 'open'],
  [100, 'used'],
] as const)('of 100 cents the shop keeps %i for what was used: %s', (keptAmount, answer) => {
  const order = { status: 'paid', totalAmount: 100, paidAt, isDownloaded: false, keptAmount } as const
  expect(decideWithdrawal(order, paidAt, RULE)).toBe(answer)
})

test('the term is open without a gap until its end, at least seven whole days, and never after', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.integer({ min: -3_000_000, max: 3_000_000 }), (paid, seconds) => {
      const end = withdrawalEnd(paid)
      const now = new Date(end.getTime() + seconds * 1_000)
      const facts = {
        status: 'paid',
        totalAmount: 1,
        paidAt: paid,
        isDownloaded: false,
        keptAmount: 0,
      } as const
      expect(decideWithdrawal(facts, now, RULE)).toBe(seconds < 0 ? 'open' : 'too-late')
      expect(end.getTime() - paid.getTime()).toBeGreaterThanOrEqual(7 * 24 * 3_600_000)
    }),
  )
})
