/**
 * Premium that recurs: which states has a subscription, what does it open, and what may its subscriber do with it (product
 * §3 Subscription; decision 0222)? What the provider reports becomes a state in subscription-report.ts.
 */
import { type Ok, ok, type Refusal, refuse } from '../shared/result.ts'
import { withdrawalEnd } from './withdrawal.ts'

export const PLANS = ['monthly', 'yearly'] as const
export type Plan = (typeof PLANS)[number]

/**
 * awaiting: the payment page was opened. active: paid, also after a cancellation until what was paid ends. past_due: a
 * charge failed and is tried again. grace: the last try failed, and the subscriber may still pay. The other two are over.
 */
export const SUBSCRIPTION_STATUSES = [
  'awaiting',
  'active',
  'past_due',
  'grace',
  'ended',
  'withdrawn',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export const END_REASONS = ['not-begun', 'cancelled', 'unpaid', 'refunded', 'withdrawn', 'erased'] as const
export type EndReason = (typeof END_REASONS)[number]

/** A charge is tried so many times … */
export const CHARGE_TRIES = 3
/** … so many days after the paid time has ended; premium stays open meanwhile, and until the grace is over. */
export const TRY_DAYS = [0, 3, 6] as const
const GRACE_DAYS = 10
/** A price that changes is told so long before. */
const PRICE_NOTICE_DAYS = 30
/** A payment page that nobody has paid at is forgotten. */
const AWAITING_HOURS = 48
const DAY_MS = 24 * 3600_000

export type Terms = { readonly plan: Plan; readonly priceInCents: number }
/** What holds for the first period that begins at this moment or later. */
export type NextTerms = Terms & { readonly from: Date }

export type Subscription = Terms & {
  readonly status: SubscriptionStatus
  readonly next: NextTerms | null
  readonly createdAt: Date
  readonly firstPaidAt: Date | null
  readonly paidUntil: Date | null
  /** Of the charge that is due. */
  readonly failures: number
  /** It will not be renewed. */
  readonly cancelledAt: Date | null
  readonly endedAt: Date | null
  readonly endReason: EndReason | null
}

/** What the provider is to do from now on. */
export type Wanted = {
  readonly isOver: boolean
  readonly cancelsAtEnd: boolean
  /** For the next period. */
  readonly terms: Terms | null
}

/** Whether it opens premium now. */
export function opensPremium(status: SubscriptionStatus): boolean {
  return status === 'active' || status === 'past_due' || status === 'grace'
}

export function isOver(status: SubscriptionStatus): boolean {
  return status === 'ended' || status === 'withdrawn'
}

/** One that was just begun. */
export function beginSubscription(terms: Terms, now: Date): Subscription {
  return {
    plan: terms.plan,
    priceInCents: terms.priceInCents,
    status: 'awaiting',
    next: null,
    createdAt: now,
    firstPaidAt: null,
    paidUntil: null,
    failures: 0,
    cancelledAt: null,
    endedAt: null,
    endReason: null,
  }
}

/** What a period that begins at this moment costs. */
export function termsFor(subscription: Subscription, periodStart: Date): Terms {
  const { next, plan, priceInCents } = subscription
  return next && periodStart >= next.from ? next : { plan, priceInCents }
}

/** Until when premium stays open while a charge fails. */
export function graceEnd({ paidUntil }: Pick<Subscription, 'paidUntil'>): Date | null {
  return paidUntil && new Date(paidUntil.getTime() + GRACE_DAYS * DAY_MS)
}

/** What time alone changes. */
export function passTime(subscription: Subscription, now: Date): Subscription {
  const { status, createdAt, paidUntil, cancelledAt } = subscription
  switch (status) {
    case 'awaiting':
      return now.getTime() - createdAt.getTime() < AWAITING_HOURS * 3600_000
        ? subscription
        : end(subscription, 'not-begun', now)
    case 'active':
      return cancelledAt && paidUntil && now >= paidUntil ? end(subscription, 'cancelled', now) : subscription
    case 'past_due':
    case 'grace': {
      const last = graceEnd(subscription)
      return last && now >= last ? end(subscription, 'unpaid', now) : subscription
    }
    default:
      return subscription
  }
}

export function end(subscription: Subscription, endReason: EndReason, now: Date): Subscription {
  const status = endReason === 'withdrawn' ? 'withdrawn' : 'ended'
  return { ...subscription, status, endReason, endedAt: now, next: null }
}

/** Cancelling keeps what is paid; where nothing is, it ends at once. Asked again, the answer is the same. */
export function cancel(subscription: Subscription, now: Date): Ok<Subscription> | Refusal<'not_subscribed'> {
  const { status, cancelledAt, paidUntil } = subscription
  if (isOver(status)) return refuse('not_subscribed')
  if (status === 'awaiting') return ok(end(subscription, 'not-begun', now))
  const cancelled = { ...subscription, cancelledAt: cancelledAt ?? now, next: null }
  return ok(paidUntil && paidUntil > now ? cancelled : end(cancelled, 'cancelled', now))
}

/** Takes a cancellation back while something is paid. */
export function resume(subscription: Subscription, now: Date): Ok<Subscription> | Refusal<'not_subscribed'> {
  const { status, paidUntil } = subscription
  if (status !== 'active' || !paidUntil || paidUntil <= now) return refuse('not_subscribed')
  return ok({ ...subscription, cancelledAt: null })
}

/** From the next period on, at today's price; the plan that runs takes the change back. */
export function changePlan(
  subscription: Subscription,
  wanted: Terms,
  now: Date,
): Ok<Subscription> | Refusal<'not_subscribed' | 'already_cancelled' | 'payment_owed'> {
  const { status, paidUntil, cancelledAt } = subscription
  if (isOver(status) || status === 'awaiting' || !paidUntil) return refuse('not_subscribed')
  if (status !== 'active' || paidUntil <= now) return refuse('payment_owed')
  if (cancelledAt) return refuse('already_cancelled')
  const isPlanPending = subscription.next !== null && subscription.next.plan !== subscription.plan
  // A price that was announced stays announced.
  if (wanted.plan === subscription.plan) {
    return ok({ ...subscription, next: isPlanPending ? null : subscription.next })
  }
  return ok({
    ...subscription,
    next: { plan: wanted.plan, priceInCents: wanted.priceInCents, from: paidUntil },
  })
}

/** Null where there is nothing to tell: another price was agreed on, or no period will follow. */
export function announcePrice(
  subscription: Subscription,
  priceInCents: number,
  now: Date,
): Subscription | null {
  const { status, plan, next, cancelledAt } = subscription
  if (!opensPremium(status) || cancelledAt) return null
  if (next && next.plan !== plan) return null
  if ((next ?? subscription).priceInCents === priceInCents) return null
  const from = new Date(now.getTime() + PRICE_NOTICE_DAYS * DAY_MS)
  return { ...subscription, next: { plan, priceInCents, from } }
}

/** The first moment that is too late for giving it back; null while nothing is paid. */
export function withdrawableUntil({ firstPaidAt }: Pick<Subscription, 'firstPaidAt'>): Date | null {
  return firstPaidAt && withdrawalEnd(firstPaidAt)
}

/** All that was paid goes back, and premium ends at once (CDC art. 49). */
export function withdraw(
  subscription: Subscription,
  now: Date,
): Ok<Subscription> | Refusal<'not_subscribed' | 'withdrawal_too_late'> {
  if (subscription.status === 'withdrawn') return ok(subscription)
  const until = withdrawableUntil(subscription)
  if (!until || isOver(subscription.status)) return refuse('not_subscribed')
  return now < until ? ok(end(subscription, 'withdrawn', now)) : refuse('withdrawal_too_late')
}

/** The next terms go to the provider only when the period that they are for comes next. */
export function wantedOf({ status, cancelledAt, next, paidUntil }: Subscription): Wanted {
  if (isOver(status)) return { isOver: true, cancelsAtEnd: true, terms: null }
  const isNext = next !== null && paidUntil !== null && paidUntil >= next.from
  return {
    isOver: false,
    cancelsAtEnd: cancelledAt !== null,
    terms: isNext ? { plan: next.plan, priceInCents: next.priceInCents } : null,
  }
}

/** One word for it: what was told to the provider is compared by it. */
export function wantedKey({ isOver: over, cancelsAtEnd, terms }: Wanted): string {
  if (over) return 'over'
  return [cancelsAtEnd ? 'ends' : 'goes-on', ...(terms ? [terms.plan, terms.priceInCents] : [])].join(':')
}

/** Cents that a month of it brings, for the owner's sum. */
export function monthlyShare({ plan, priceInCents }: Terms): number {
  return plan === 'yearly' ? priceInCents / MONTHS_OF_PLAN.yearly : priceInCents
}

export const MONTHS_OF_PLAN = { monthly: 1, yearly: 12 } as const satisfies Record<Plan, number>

/** The same moment so many months later; the last day of a month that has no such day. */
export function addMonths(from: Date, months: number): Date {
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
  const moved = new Date(from)
  moved.setUTCDate(1)
  moved.setUTCMonth(from.getUTCMonth() + months)
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return moved
}

/** How many months of a paid period have begun: each brings its corrections. */
export function monthsBegun(periodStart: Date, plan: Plan, now: Date): number {
  let begun = 0
  while (begun < MONTHS_OF_PLAN[plan] && addMonths(periodStart, begun) <= now) begun += 1
  return begun
}
