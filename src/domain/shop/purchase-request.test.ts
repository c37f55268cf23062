import { expect, test } from 'vitest'
import {
  isDearer,
  isSameRequest,
  mayDecide,
  mayPay,
  mayTakeBack,
  REQUEST_STATES,
  type RequestFacts,
  requestEnd,
  requestState,
} from './purchase-request.ts'

const now = new Date('2026-11-27T12:00:00Z')
const later = new Date('2026-11-27T12:00:01Z')
const ASKED: RequestFacts = { stored: 'asked', expiresAt: later, isTied: true, payment: 'none' }

test.each<[string, Partial<RequestFacts>, string]>([
  ['waits', {}, 'asked'],
  ['has an end', { expiresAt: now }, 'expired'],
  ['has nobody who could answer', { isTied: false }, 'ended'],
  ['is approved', { stored: 'approved' }, 'approved'],
  ['is approved too long ago', { stored: 'approved', expiresAt: now }, 'expired'],
  ['lost the tie of its approval', { stored: 'approved', isTied: false }, 'ended'],
  ['has a payment page', { stored: 'approved', payment: 'open', expiresAt: now }, 'paying'],
  [
    'is paid, whatever came after',
    { stored: 'approved', payment: 'done', isTied: false, expiresAt: now },
    'paid',
  ],
  ['is refused for good', { stored: 'refused', isTied: false, expiresAt: now }, 'refused'],
  ['was taken back', { stored: 'taken-back', expiresAt: now }, 'taken-back'],
])('a request that %s', (_, facts, state) => {
  expect(requestState({ ...ASKED, ...facts }, now)).toBe(state)
})

test('seven days to answer', () => {
  expect(requestEnd(now).toISOString()).toBe('2026-12-04T12:00:00.000Z')
})

test('only what waits is decided, and the same answer again is harmless', () => {
  const approve = Object.fromEntries(REQUEST_STATES.map((state) => [state, mayDecide(state, true)]))
  const done = { ok: true, value: 'nothing' }
  const over = { ok: false, code: 'request_over' }
  expect(approve).toEqual({
    asked: { ok: true, value: 'decide' },
    approved: done,
    paying: done,
    paid: done,
    ...{ refused: over, 'taken-back': over, expired: over, ended: over },
  })
  expect(mayDecide('asked', false)).toEqual({ ok: true, value: 'decide' })
  expect(mayDecide('refused', false)).toEqual(done)
  expect(mayDecide('approved', false)).toEqual(over)
})

test('what waits or may be paid is taken back, and only what is approved is paid', () => {
  const takenBack = REQUEST_STATES.filter((state) => mayTakeBack(state).ok)
  expect(takenBack).toEqual(['asked', 'approved', 'taken-back'])
  expect(REQUEST_STATES.filter((state) => mayPay(state).ok)).toEqual(['approved'])
  expect(mayPay('asked')).toEqual({ ok: false, code: 'request_waits' })
  expect(mayPay('paying')).toEqual({ ok: false, code: 'request_paying' })
})

test.each<[string, number, number, boolean]>([
  ['the same', 1_000, 1_000, false],
  ['less', 900, 900, false],
  ['more in all', 1_000, 1_001, true],
  ['more a piece', 1_001, 1_000, true],
])('what costs %s', (_, unitAmount, totalAmount, isMore) => {
  const approved = { lines: [{ variantId: 'a', unitAmount: 1_000 }], totalAmount: 1_000 }
  expect(isDearer(approved, { lines: [{ variantId: 'a', unitAmount }], totalAmount })).toBe(isMore)
})

test('a piece that nobody approved is dearer', () => {
  const approved = { lines: [{ variantId: 'a', unitAmount: 1_000 }], totalAmount: 1_000 }
  expect(isDearer(approved, { lines: [{ variantId: 'b', unitAmount: 1 }], totalAmount: 1 })).toBe(true)
})

test('the same cart in another order is the same request; another count, price or coupon is not', () => {
  const [a, b] = [
    { variantId: 'a', quantity: 1 },
    { variantId: 'b', quantity: 2 },
  ]
  const cart = { plan: null, couponCode: null, totalAmount: 500, lines: [a, b] }
  expect(isSameRequest(cart, { ...cart, lines: [b, a] })).toBe(true)
  expect(isSameRequest(cart, { ...cart, lines: [a, { ...b, quantity: 1 }] })).toBe(false)
  expect(isSameRequest(cart, { ...cart, totalAmount: 501 })).toBe(false)
  expect(isSameRequest(cart, { ...cart, couponCode: 'VOLTA10' })).toBe(false)
  expect(isSameRequest(cart, { ...cart, plan: 'monthly' })).toBe(false)
})
