import { expect, test } from 'vitest'
import {
  addMonths,
  announcePrice,
  beginSubscription,
  cancel,
  changePlan,
  monthlyShare,
  monthsBegun,
  opensPremium,
  passTime,
  resume,
  SUBSCRIPTION_STATUSES,
  type Subscription,
  termsFor,
  wantedKey,
  wantedOf,
  withdraw,
} from './subscription.ts'

const START = new Date('2026-11-25T15:00:00Z')
const DAY_MS = 24 * 3600_000
const after = (days: number, from = START) => new Date(from.getTime() + days * DAY_MS)
const TERMS = { plan: 'monthly', priceInCents: 3990 } as const

function paid(change: Partial<Subscription> = {}): Subscription {
  return {
    ...beginSubscription(TERMS, START),
    status: 'active',
    firstPaidAt: START,
    paidUntil: after(30),
    ...change,
  }
}

test('premium is open while something is paid, tried or in grace', () => {
  expect(SUBSCRIPTION_STATUSES.filter(opensPremium)).toEqual(['active', 'past_due', 'grace'])
})

test.each([
  [paid(), 400, 'active'],
  [paid({ cancelledAt: after(3) }), 29.99, 'active'],
  [paid({ cancelledAt: after(3) }), 30, 'ended'],
  [paid({ status: 'past_due', failures: 1 }), 39.99, 'past_due'],
  [paid({ status: 'past_due', failures: 1 }), 40, 'ended'],
  [paid({ status: 'grace', failures: 3 }), 39.99, 'grace'],
  [paid({ status: 'grace', failures: 3 }), 40, 'ended'],
  [beginSubscription(TERMS, START), 1.99, 'awaiting'],
  [beginSubscription(TERMS, START), 2, 'ended'],
] as const)('time alone: case %#', (subscription, days, status) => {
  expect(passTime(subscription, after(days)).status).toBe(status)
})

test('cancelling keeps what is paid, and can be taken back until that ends', () => {
  const cancelled = cancel(paid(), after(5))
  if (!cancelled.ok) throw new Error('refused')
  expect(cancelled.value).toMatchObject({ status: 'active', cancelledAt: after(5), paidUntil: after(30) })
  expect(cancel(cancelled.value, after(6))).toEqual(cancelled)
  expect(resume(cancelled.value, after(29))).toMatchObject({ ok: true, value: { cancelledAt: null } })
  expect(resume(cancelled.value, after(30))).toMatchObject({ code: 'not_subscribed' })
})

test('cancelling while nothing is paid ends it at once', () => {
  expect(cancel(paid({ status: 'past_due' }), after(31))).toMatchObject({
    value: { status: 'ended', endReason: 'cancelled' },
  })
  expect(cancel(beginSubscription(TERMS, START), START)).toMatchObject({ value: { endReason: 'not-begun' } })
})

test('a changed plan holds from the next period on, and is taken back by the plan that runs', () => {
  const yearly = { plan: 'yearly', priceInCents: 39_900 } as const
  const changed = changePlan(paid(), yearly, after(5))
  if (!changed.ok) throw new Error('refused')
  expect(termsFor(changed.value, after(29))).toMatchObject(TERMS)
  expect(termsFor(changed.value, after(30))).toMatchObject(yearly)
  expect(changePlan(changed.value, TERMS, after(6))).toMatchObject({ value: { next: null } })
  expect(changePlan(paid({ cancelledAt: START }), yearly, after(5))).toMatchObject({
    code: 'already_cancelled',
  })
  expect(changePlan(paid({ status: 'past_due' }), yearly, after(31))).toMatchObject({ code: 'payment_owed' })
})

test('a price is announced thirty days before, and no period that begins earlier has it', () => {
  const told = announcePrice(paid(), 4990, after(10))
  if (!told) throw new Error('not told')
  expect(termsFor(told, after(39.99)).priceInCents).toBe(3990)
  expect(termsFor(told, after(40)).priceInCents).toBe(4990)
  // The provider hears of it only when the period after the notice comes next.
  expect(wantedOf(told).terms).toBeNull()
  expect(wantedOf({ ...told, paidUntil: after(60) }).terms).toEqual({ plan: 'monthly', priceInCents: 4990 })
})

test.each([
  [paid({ cancelledAt: START }), 4990],
  [paid({ status: 'ended' }), 4990],
  [paid(), 3990],
  [paid({ next: { plan: 'yearly', priceInCents: 39_900, from: after(30) } }), 4990],
])('a price is not announced where nothing would change: case %#', (subscription, price) => {
  expect(announcePrice(subscription, price, after(1))).toBeNull()
})

test('a subscription is given back for seven days, to the end of a working day', () => {
  // A Wednesday: the seventh day is 2 December, a Wednesday as well.
  expect(withdraw(paid(), new Date('2026-12-03T02:59:59Z'))).toMatchObject({ value: { status: 'withdrawn' } })
  expect(withdraw(paid(), new Date('2026-12-03T03:00:00Z'))).toMatchObject({ code: 'withdrawal_too_late' })
  expect(withdraw(paid({ status: 'ended' }), START)).toMatchObject({ code: 'not_subscribed' })
  expect(withdraw(paid({ status: 'withdrawn' }), after(100)).ok).toBe(true)
})

test('what is over is over for the provider, whatever else was wanted', () => {
  expect(wantedKey(wantedOf(paid()))).toBe('goes-on')
  expect(wantedKey(wantedOf(paid({ cancelledAt: START })))).toBe('ends')
  expect(wantedKey(wantedOf(paid({ status: 'withdrawn' })))).toBe('over')
})

test.each([
  ['2027-01-31T12:00:00Z', 1, '2027-02-28T12:00:00.000Z'],
  ['2027-01-31T12:00:00Z', 2, '2027-03-31T12:00:00.000Z'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00.000Z'],
  ['2026-11-25T15:00:00Z', 2, '2027-01-25T15:00:00.000Z'],
])('%s and %i months', (from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to)
})

test('each month of a year begins once', () => {
  expect(monthsBegun(START, 'monthly', after(300))).toBe(1)
  expect(monthsBegun(START, 'yearly', START)).toBe(1)
  expect(monthsBegun(START, 'yearly', new Date('2026-12-25T14:59:59Z'))).toBe(1)
  expect(monthsBegun(START, 'yearly', new Date('2026-12-25T15:00:00Z'))).toBe(2)
  expect(monthsBegun(START, 'yearly', after(900))).toBe(12)
  expect(monthlyShare({ plan: 'yearly', priceInCents: 39_900 })).toBe(3325)
})
