/**
 * What becomes of a subscription when its provider tells how it stands (decision 0222)? A report tells everything each
 * time, so that a message that came twice, late or never changes nothing: each charge counts once by its number.
 */
import {
  CHARGE_TRIES,
  end,
  isOver,
  opensPremium,
  passTime,
  type Subscription,
  termsFor,
  type Wanted,
} from './subscription.ts'

/** A charge of one period as the provider knows it. */
export type ReportedCharge = {
  /** The provider's number. */
  readonly id: string
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly amount: number
  readonly isPaid: boolean
  readonly paidAt: Date | null
  /** How often it was tried without success. */
  readonly failures: number
  readonly refundedAmount: number
}

export type SubscriptionReport = {
  readonly isEnded: boolean
  readonly cancelsAtEnd: boolean
  readonly charges: readonly ReportedCharge[]
}

/** A charge that our books hold already. */
export type KnownCharge = {
  readonly id: string
  readonly periodStart: Date
  readonly amount: number
  readonly refundedAmount: number
  /** It is to go back, or is back. */
  readonly isGivenBack: boolean
}

export type GiveBackReason = 'withdrawn' | 'after-end' | 'twice' | 'after-cancelling'

export type SubscriptionEffect =
  | {
      readonly kind: 'paid'
      readonly charge: ReportedCharge
      readonly isFirst: boolean
      readonly plan: Subscription['plan']
    }
  /** Money that nothing is given for goes back. */
  | { readonly kind: 'give-back'; readonly charge: ReportedCharge; readonly reason: GiveBackReason }
  /** The owner looks at it. */
  | { readonly kind: 'other-amount'; readonly charge: ReportedCharge; readonly expected: number }
  | { readonly kind: 'failed'; readonly failures: number }
  | { readonly kind: 'refunded'; readonly charge: ReportedCharge }
  | { readonly kind: 'ended' }

export type Surroundings = {
  readonly known: readonly KnownCharge[]
  /** What the provider was told last. */
  readonly aligned: Pick<Wanted, 'cancelsAtEnd'>
  /** The account has another subscription that is open. */
  readonly hasOther: boolean
  readonly now: Date
}

export type Taken = { readonly subscription: Subscription; readonly effects: readonly SubscriptionEffect[] }

/** @param report null where the provider knows nothing of it yet */
export function takeReport(
  before: Subscription,
  report: SubscriptionReport | null,
  around: Surroundings,
): Taken {
  const effects: SubscriptionEffect[] = []
  const charges = [...(report?.charges ?? [])].sort((a, b) => Number(a.periodStart) - Number(b.periodStart))
  const known = new Map(around.known.map((one) => [one.id, one]))
  let now = before
  for (const charge of charges) {
    const own = known.get(charge.id)
    if (charge.isPaid && !own) {
      now = takePaid(now, charge, [...known.values()], around, effects)
      const isGivenBack = effects.at(-1)?.kind === 'give-back'
      known.set(charge.id, { ...charge, isGivenBack })
    } else if (own && charge.refundedAmount > own.refundedAmount) {
      effects.push({ kind: 'refunded', charge })
      now = afterRefund(now, charge, own, around.now)
    } else if (!charge.isPaid) {
      now = takeFailures(now, charge, effects)
    }
  }
  if (report) now = takeStanding(now, report, around)
  now = passTime(now, around.now)
  if (isOver(now.status) && !isOver(before.status)) effects.push({ kind: 'ended' })
  return { subscription: now, effects }
}

function takePaid(
  subscription: Subscription,
  charge: ReportedCharge,
  known: readonly KnownCharge[],
  { hasOther, now }: Surroundings,
  effects: SubscriptionEffect[],
): Subscription {
  const reason = giveBackReason(subscription, charge, known, hasOther)
  if (reason) {
    effects.push({ kind: 'give-back', charge, reason })
    return subscription
  }
  const { paidUntil, firstPaidAt, next } = subscription
  const agreed = termsFor(subscription, charge.periodStart)
  // The provider could not be told in time: one more period under the terms of before, and the others follow it.
  const isAsBefore = charge.amount === subscription.priceInCents && charge.amount !== agreed.priceInCents
  const terms = isAsBefore ? subscription : agreed
  if (charge.amount > agreed.priceInCents || charge.amount !== terms.priceInCents) {
    effects.push({ kind: 'other-amount', charge, expected: agreed.priceInCents })
  }
  effects.push({ kind: 'paid', charge, isFirst: firstPaidAt === null, plan: terms.plan })
  return {
    ...subscription,
    status: 'active',
    plan: terms.plan,
    priceInCents: terms.priceInCents,
    next: !isAsBefore && next && charge.periodStart >= next.from ? null : next,
    firstPaidAt: firstPaidAt ?? charge.paidAt ?? now,
    paidUntil: paidUntil && paidUntil > charge.periodEnd ? paidUntil : charge.periodEnd,
    failures: 0,
    endedAt: null,
    endReason: null,
  }
}

function giveBackReason(
  { status, endReason, cancelledAt, paidUntil }: Subscription,
  charge: ReportedCharge,
  known: readonly KnownCharge[],
  hasOther: boolean,
): GiveBackReason | null {
  if (status === 'withdrawn') return 'withdrawn'
  // A payment page that was given up may be paid at after all; where nothing else runs, it counts.
  if (status === 'ended' && (endReason !== 'not-begun' || hasOther)) return 'after-end'
  const isSamePeriod = (one: KnownCharge) =>
    !one.isGivenBack && one.periodStart.getTime() === charge.periodStart.getTime()
  if (known.some(isSamePeriod)) return 'twice'
  return cancelledAt && paidUntil && charge.periodStart >= paidUntil ? 'after-cancelling' : null
}

function takeFailures(
  subscription: Subscription,
  { failures, periodStart }: ReportedCharge,
  effects: SubscriptionEffect[],
): Subscription {
  const { status, paidUntil } = subscription
  if (!opensPremium(status) || !paidUntil || periodStart < paidUntil) return subscription
  const counted = Math.min(failures, CHARGE_TRIES)
  if (counted <= subscription.failures) return subscription
  effects.push({ kind: 'failed', failures: counted })
  return { ...subscription, failures: counted, status: counted === CHARGE_TRIES ? 'grace' : 'past_due' }
}

/** The period that runs is not paid any more when all of it went back. */
function afterRefund(
  subscription: Subscription,
  { refundedAmount, amount, periodEnd }: ReportedCharge,
  own: KnownCharge,
  now: Date,
): Subscription {
  if (own.isGivenBack || refundedAmount < amount || isOver(subscription.status)) return subscription
  const { paidUntil } = subscription
  return paidUntil && periodEnd < paidUntil ? subscription : end(subscription, 'refunded', now)
}

/** What was done at the provider itself. */
function takeStanding(
  subscription: Subscription,
  { isEnded, cancelsAtEnd }: SubscriptionReport,
  { aligned, now }: Surroundings,
): Subscription {
  const { status, cancelledAt } = subscription
  if (isOver(status)) return subscription
  if (isEnded && status === 'awaiting') return end(subscription, 'not-begun', now)
  if (isEnded && status !== 'active') return end(subscription, 'unpaid', now)
  // Where we have just told it otherwise, ours is the newer word.
  const isTheirs = isEnded || (cancelsAtEnd && !aligned.cancelsAtEnd)
  return isTheirs && !cancelledAt ? { ...subscription, cancelledAt: now, next: null } : subscription
}
