import { expect, test } from 'vitest'
import { beginSubscription, type Subscription } from './subscription.ts'
import {
  type KnownCharge,
  type ReportedCharge,
  type Surroundings,
  takeReport,
} from './subscription-report.ts'

const START = new Date('2026-11-25T15:00:00Z')
const DAY_MS = 24 * 3600_000
const after = (days: number) => new Date(START.getTime() + days * DAY_MS)
const TERMS = { plan: 'monthly', priceInCents: 3990 } as const

function aCharge(period: number, change: Partial<ReportedCharge> = {}): ReportedCharge {
  return {
    id: `c${period}`,
    periodStart: after(period * 30),
    periodEnd: after(period * 30 + 30),
    amount: 3990,
    isPaid: true,
    paidAt: after(period * 30),
    failures: 0,
    refundedAmount: 0,
    ...change,
  }
}

const knownAs = (charge: ReportedCharge, isGivenBack = false): KnownCharge => ({ ...charge, isGivenBack })

function take(
  before: Subscription,
  charges: readonly ReportedCharge[],
  change: Partial<Surroundings> & { isEnded?: boolean; cancelsAtEnd?: boolean } = {},
) {
  const { isEnded = false, cancelsAtEnd = false, ...around } = change
  const surroundings = { known: [], aligned: { cancelsAtEnd: false }, hasOther: false, now: START, ...around }
  const { subscription, effects } = takeReport(before, { isEnded, cancelsAtEnd, charges }, surroundings)
  return { subscription, kinds: effects.map(({ kind }) => kind), effects }
}

const fresh = beginSubscription(TERMS, START)
const active: Subscription = { ...fresh, status: 'active', firstPaidAt: START, paidUntil: after(30) }

test('the first charge begins it; told again, nothing happens', () => {
  const first = take(fresh, [aCharge(0)])
  expect(first.subscription).toMatchObject({ status: 'active', firstPaidAt: START, paidUntil: after(30) })
  expect(first.effects).toMatchObject([{ kind: 'paid', isFirst: true }])
  const again = take(first.subscription, [aCharge(0)], { known: [knownAs(aCharge(0))] })
  expect(again.kinds).toEqual([])
  expect(again.subscription).toEqual(first.subscription)
})

test('charges that no message told are all counted at once, in their order', () => {
  const { subscription, kinds } = take(fresh, [aCharge(1), aCharge(0)], { now: after(31) })
  expect(kinds).toEqual(['paid', 'paid'])
  expect(subscription.paidUntil).toEqual(after(60))
})

test.each([
  [1, 'past_due'],
  [2, 'past_due'],
  [3, 'grace'],
  [4, 'grace'],
] as const)('after %i failures it is %s, and told once', (failures, status) => {
  const due = aCharge(1, { isPaid: false, paidAt: null, failures })
  const known = [knownAs(aCharge(0))]
  const failed = take(active, [aCharge(0), due], { known, now: after(36) })
  expect(failed.subscription.status).toBe(status)
  expect(failed.effects).toEqual([{ kind: 'failed', failures: Math.min(failures, 3) }])
  expect(take(failed.subscription, [aCharge(0), due], { known, now: after(36) }).kinds).toEqual([])
})

test('what was owed is paid in the grace: it goes on from where it was paid until', () => {
  const grace: Subscription = { ...active, status: 'grace', failures: 3 }
  const { subscription } = take(grace, [aCharge(0), aCharge(1, { paidAt: after(39) })], {
    known: [knownAs(aCharge(0))],
    now: after(39),
  })
  expect(subscription).toMatchObject({ status: 'active', failures: 0, paidUntil: after(60) })
})

test.each([
  ['withdrawn', { status: 'withdrawn' }, {}, 'withdrawn'],
  ['after the end', { status: 'ended', endReason: 'unpaid' }, {}, 'after-end'],
  ['beside another one', { status: 'ended', endReason: 'not-begun' }, { hasOther: true }, 'after-end'],
  ['after cancelling', { cancelledAt: after(29) }, {}, 'after-cancelling'],
] as const)('money that comes %s goes back', (_, state, around, reason) => {
  const { effects } = take({ ...active, ...state }, [aCharge(0), aCharge(1)], {
    ...around,
    known: [knownAs(aCharge(0))],
    now: after(30),
  })
  expect(effects[0]).toMatchObject({ kind: 'give-back', reason, charge: { id: 'c1' } })
})

test('a second charge for the same period goes back', () => {
  const { effects, subscription } = take(active, [aCharge(0), aCharge(0, { id: 'again' })], {
    known: [knownAs(aCharge(0))],
  })
  expect(effects).toMatchObject([{ kind: 'give-back', reason: 'twice' }])
  expect(subscription.paidUntil).toEqual(after(30))
})

test('a payment page that was given up and paid at after all counts, where nothing else runs', () => {
  const late = take({ ...fresh, status: 'ended', endReason: 'not-begun' }, [aCharge(0)])
  expect(late.subscription).toMatchObject({ status: 'active', endReason: null })
})

test('another amount than agreed is written down, and opens what was paid', () => {
  const { kinds, effects } = take(fresh, [aCharge(0, { amount: 100 })])
  expect(kinds).toEqual(['other-amount', 'paid'])
  expect(effects[0]).toMatchObject({ expected: 3990 })
})

test('all of the running period given back there ends it; a part, or an earlier period, does not', () => {
  const known = [knownAs(aCharge(0))]
  const whole = take(active, [aCharge(0, { refundedAmount: 3990 })], { known })
  expect(whole.subscription).toMatchObject({ status: 'ended', endReason: 'refunded' })
  expect(take(active, [aCharge(0, { refundedAmount: 3989 })], { known }).subscription.status).toBe('active')
  const second: Subscription = { ...active, paidUntil: after(60) }
  const two = [...known, knownAs(aCharge(1))]
  const earlier = take(second, [aCharge(0, { refundedAmount: 3990 }), aCharge(1)], { known: two })
  expect(earlier.subscription.status).toBe('active')
})

test('ended or cancelled at the provider keeps what is paid', () => {
  const known = [knownAs(aCharge(0))]
  const ended = take(active, [aCharge(0)], { known, isEnded: true, now: after(5) })
  expect(ended.subscription).toMatchObject({ status: 'active', cancelledAt: after(5) })
  const over = take(active, [aCharge(0)], { known, isEnded: true, now: after(30) })
  expect(over.subscription).toMatchObject({ status: 'ended', endReason: 'cancelled' })
  const unpaid = take({ ...active, status: 'grace' }, [aCharge(0)], { known, isEnded: true, now: after(33) })
  expect(unpaid.subscription).toMatchObject({ status: 'ended', endReason: 'unpaid' })
})

test('a cancellation that was just taken back is not cancelled again by an old word', () => {
  const known = [knownAs(aCharge(0))]
  const { subscription } = take(active, [aCharge(0)], {
    known,
    cancelsAtEnd: true,
    aligned: { cancelsAtEnd: true },
  })
  expect(subscription.cancelledAt).toBeNull()
})

test('new terms hold from the first period that begins in their time', () => {
  const told: Subscription = { ...active, next: { plan: 'monthly', priceInCents: 4990, from: after(45) } }
  const known = [knownAs(aCharge(0))]
  const early = take(told, [aCharge(0), aCharge(1)], { known, now: after(31) })
  expect(early.kinds).toEqual(['paid'])
  expect(early.subscription.priceInCents).toBe(3990)
  const then = take(early.subscription, [aCharge(1), aCharge(2, { amount: 4990 })], {
    known: [...known, knownAs(aCharge(1))],
    now: after(61),
  })
  expect(then.kinds).toEqual(['paid'])
  expect(then.subscription).toMatchObject({ priceInCents: 4990, next: null })
})

test('a change that the provider did not hear of in time follows one period later', () => {
  const next = { plan: 'yearly', priceInCents: 39_900, from: after(30) } as const
  const known = [knownAs(aCharge(0))]
  const late = take({ ...active, next }, [aCharge(0), aCharge(1)], { known, now: after(31) })
  expect(late.kinds).toEqual(['paid'])
  expect(late.subscription).toMatchObject({ plan: 'monthly', priceInCents: 3990, next })
  // Where it costs more than was agreed, the owner is told.
  const less = { plan: 'monthly', priceInCents: 2990, from: after(30) } as const
  const dear = take({ ...active, next: less }, [aCharge(0), aCharge(1)], { known, now: after(31) })
  expect(dear.kinds).toEqual(['other-amount', 'paid'])
})
