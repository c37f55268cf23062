import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decideOwnerRefund,
  decideTransfer,
  failedRefunds,
  type KnownRefund,
  type ReportedRefund,
  settleRefunds,
  statusAfterFailure,
} from './refund.ts'

const paid = { status: 'paid', totalAmount: 1000, askedAmount: 0, isHeldByBank: false } as const

test.each([
  [1, 0, { ok: true, value: 'part' }],
  [999, 0, { ok: true, value: 'part' }],
  [1000, 0, { ok: true, value: 'whole' }],
  [1001, 0, { ok: false, code: 'too-much', refundable: 1000 }],
  [0, 0, { ok: false, code: 'too-much', refundable: 1000 }],
  [699, 300, { ok: true, value: 'part' }],
  [700, 300, { ok: true, value: 'whole' }],
  [701, 300, { ok: false, code: 'too-much', refundable: 700 }],
  [1, 1000, { ok: false, code: 'too-much', refundable: 0 }],
])('%i of 1000 cents, of which %i are asked back', (amount, askedAmount, answer) => {
  expect(decideOwnerRefund({ ...paid, askedAmount }, amount)).toEqual(answer)
})

test.each([
  ['pending', 'nothing-paid'],
  ['expired', 'nothing-paid'],
  ['canceled', 'nothing-paid'],
  ['refund_due', 'under-way'],
  ['refunded', 'under-way'],
] as const)('of an order that is %s nothing is given back: %s', (status, code) => {
  expect(decideOwnerRefund({ ...paid, status }, 1)).toEqual({ ok: false, code })
})

test('what was free and what the bank holds is not given back', () => {
  expect(decideOwnerRefund({ ...paid, totalAmount: 0 }, 1)).toEqual({ ok: false, code: 'nothing-paid' })
  expect(decideOwnerRefund({ ...paid, isHeldByBank: true }, 1)).toEqual({ ok: false, code: 'disputed' })
})

const row = (change: Partial<KnownRefund>): KnownRefund => ({
  id: 'r1',
  reason: 'owner',
  amount: 500,
  providerRef: null,
  isAsked: false,
  isDone: false,
  paidBy: 'provider',
  requestedAt: new Date('2026-11-21T12:00:00Z'),
  ...change,
})
const reported = (change: Partial<ReportedRefund> = {}): ReportedRefund => ({
  id: 're_1',
  amount: 500,
  refundId: null,
  ...change,
})

test.each([
  ['our request by our number', [row({ isAsked: true })], [reported({ refundId: 'r1' })], ['r1'], []],
  ['what was told before', [row({ providerRef: 're_1', isDone: true })], [reported()], [], []],
  ['somebody’s own refund there', [row({ isAsked: true })], [reported()], [], ['re_1']],
  ['the owner’s hand, where the job could not', [row({})], [reported()], ['r1'], []],
  ['another amount', [row({})], [reported({ amount: 499 })], [], ['re_1']],
  ['two of one amount for one request', [row({})], [reported(), reported({ id: 're_2' })], ['r1'], ['re_2']],
  ['nothing', [row({})], [], [], []],
] as const)('a provider tells %s', (_, known, refunds, done, unasked) => {
  const settled = settleRefunds(known, refunds)
  expect(settled.done.map(({ id }) => id)).toEqual(done)
  expect(settled.unasked.map(({ id }) => id)).toEqual(unasked)
})

const failed = (change: Partial<ReportedRefund> = {}) =>
  reported({ refundId: 'r1', isFailed: true, ...change })

test.each([
  ['a request that it could not pay', [row({ isAsked: true })], [failed()], [['r1', true]]],
  ['one that was done', [row({ providerRef: 're_1', isDone: true })], [failed()], [['r1', true]]],
  [
    'one that was made by hand there',
    [row({ reason: 'provider', providerRef: 're_1', isDone: true })],
    [failed({ refundId: null })],
    [['r1', false]],
  ],
  [
    'a lost dispute that ended another way',
    [row({ reason: 'dispute', providerRef: 'du_1', isDone: true })],
    [failed({ id: 'du_1', refundId: null })],
    [['r1', false]],
  ],
  ['a request that it never took', [row({})], [failed()], []],
  ['one that the owner has transferred since', [row({ isDone: true, paidBy: 'transfer' })], [failed()], []],
  ['an older try of one that is done', [row({ providerRef: 're_2', isDone: true })], [failed()], []],
  ['a stranger’s failure', [row({ isAsked: true })], [failed({ refundId: null })], []],
  ['no failure', [row({ providerRef: 're_1', isDone: true })], [reported()], []],
] as const)('failed, as the provider tells: %s', (_, known, refunds, rows) => {
  expect(failedRefunds(known, refunds).map((one) => [one.row.id, one.isOwed])).toEqual(rows)
  expect(
    settleRefunds(
      known,
      refunds.filter(({ isFailed }) => isFailed),
    ),
  ).toEqual({ done: [], unasked: [] })
})

test.each([
  ['paid', [], 'paid'],
  ['refunded', [], 'paid'],
  ['refunded', [row({ reason: 'owner', paidBy: 'transfer' })], 'paid'],
  ['refund_due', [row({ reason: 'owner', paidBy: 'transfer' })], 'paid'],
  ['refund_due', [row({ paidBy: 'transfer' }), row({ isAsked: true })], 'refund_due'],
  ['refunded', [row({ reason: 'withdrawal', paidBy: 'transfer' })], 'refund_due'],
  ['refunded', [row({ reason: 'sold-out', paidBy: 'transfer' })], 'refund_due'],
  ['refunded', [row({ isDone: true, providerRef: 're_1' })], 'paid'],
] as const)('an order that was %s, after a failure', (status, rows, after) => {
  expect(statusAfterFailure(status, rows)).toBe(after)
})

test('a row that stands for a refund made by hand is not counted for ours as well', () => {
  const known = [row({ id: 'row-1', isDone: true, providerRef: 're_1' })]
  const late = reported({ id: 're_2', refundId: 'row-1' })
  expect(settleRefunds(known, [reported({ id: 're_1' }), late])).toEqual({
    done: [],
    unasked: [late],
  })
})

const anyReported = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('re_1', 're_2', 're_3', 're_4'),
    amount: fc.integer({ min: 1, max: 3 }),
    refundId: fc.constantFrom(null, 'row-1', 'row-2', 'nobody’s'),
  }),
  { selector: ({ id }) => id },
)

test('each refund that is told is one of ours or news, a row is done once, and told again nothing is left', () => {
  const amount = fc.integer({ min: 1, max: 3 })
  fc.assert(
    fc.property(
      fc.array(fc.record({ amount, isAsked: fc.boolean() }), { maxLength: 3 }),
      anyReported,
      (rows, reported) => {
        const known = rows.map((one, index) => row({ id: `row-${index + 1}`, ...one }))
        // Two refunds of one request are a provider’s mistake, and none of ours.
        fc.pre(
          new Set(reported.flatMap(({ refundId }) => refundId ?? [])).size ===
            reported.filter((one) => one.refundId).length,
        )
        const { done, unasked } = settleRefunds(known, reported)
        expect(done.length + unasked.length).toBe(reported.length)
        expect(new Set(done.map(({ id }) => id)).size).toBe(done.length)
        const after = [
          ...known.map((one) => {
            const end = done.find(({ id }) => id === one.id)
            return end ? { ...one, isDone: true, providerRef: end.providerRef } : one
          }),
          ...unasked.map((one) =>
            row({ id: `new ${one.id}`, amount: one.amount, providerRef: one.id, isDone: true }),
          ),
        ]
        expect(settleRefunds(after, reported)).toEqual({ done: [], unasked: [] })
      },
    ),
  )
})

test('whatever the owner asks for in a row, never more than was paid goes back, and all of it ends the purchase', () => {
  const requests = fc.array(fc.integer({ min: -5, max: 1_200 }), { maxLength: 12 })
  fc.assert(
    fc.property(requests, (amounts) => {
      let askedAmount = 0
      for (const amount of amounts) {
        const answer = decideOwnerRefund({ ...paid, askedAmount }, amount)
        if (!answer.ok) continue
        askedAmount += amount
        expect(answer.value).toBe(askedAmount === paid.totalAmount ? 'whole' : 'part')
        expect(askedAmount).toBeLessThanOrEqual(paid.totalAmount)
      }
    }),
  )
})

test.each([
  [false, 'provider', 'transfer', { ok: true, value: 'record' }],
  [false, 'transfer', 'transfer', { ok: true, value: 'record' }],
  [true, 'transfer', 'transfer', { ok: true, value: 'recorded-before' }],
  [true, 'provider', 'transfer', { ok: false, code: 'by-provider' }],
  [false, 'provider', 'provider', { ok: false, code: 'by-provider' }],
  // The provider has tried, and the bank did not take it.
  [false, 'transfer', 'provider', { ok: true, value: 'record' }],
] as const)(
  'a refund (done: %j, by the %s) of a payment that goes back by %s',
  (isDone, paidBy, way, answer) => {
    expect(decideTransfer({ isDone, paidBy }, way)).toEqual(answer)
  },
)
