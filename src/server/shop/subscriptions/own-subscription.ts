/** The own subscription as its page shows it: the one that runs or the last that did, and whether there can be another. */

import { lastDayOf } from '#domain/shop/credits.ts'
import { graceEnd, isOver, withdrawableUntil } from '#domain/shop/subscription.ts'
import type { OwnSubscription } from '#domain/shop/subscription-wire.ts'
import type { AppContext } from '#server/context.ts'
import { mayNotSubscribe } from './begin-subscription.ts'
import { findNewestOf, listCharges, type SubscriptionRecord } from './subscription-repository.ts'

export async function readOwnSubscription(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  userId: string,
): Promise<OwnSubscription> {
  const at = now()
  const newest = await findNewestOf(db, userId)
  const refusal = await mayNotSubscribe(db, userId, newest, at)
  // One that was never paid is nothing to look at.
  const isShown = newest !== null && newest.endReason !== 'not-begun'
  return {
    subscription: isShown ? await shownOf(db, newest, at) : null,
    refusal: refusal?.code ?? null,
  }
}

async function shownOf(db: AppContext['db'], record: SubscriptionRecord, now: Date) {
  const charges = await listCharges(db, record.id)
  const until = withdrawableUntil(record)
  const isLate = record.status === 'past_due' || record.status === 'grace'
  return {
    status: record.status,
    endReason: record.endReason,
    plan: record.plan,
    priceInCents: record.priceInCents,
    correctionsPerMonth: record.correctionsPerMonth,
    paidUntil: record.paidUntil?.toISOString() ?? null,
    graceUntil: isLate ? (graceEnd(record)?.toISOString() ?? null) : null,
    next: record.next && { ...record.next, from: record.next.from.toISOString() },
    isCancelled: record.cancelledAt !== null,
    withdrawableUntil: until && now < until && !isOver(record.status) ? lastDayOf(until) : null,
    isTest: record.provider === 'sandbox',
    charges: charges.map((charge) => ({
      paidAt: charge.paid_at.toISOString(),
      periodStart: charge.period_start.toISOString(),
      periodEnd: charge.period_end.toISOString(),
      amount: charge.amount,
      isGivenBack: charge.give_back_reason !== null,
      isRefunded: charge.refunded_amount >= charge.amount,
    })),
  }
}
