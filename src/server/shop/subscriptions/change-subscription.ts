/** What a subscriber does with the own subscription: cancel, take that back, change the plan, give it back, another card. */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { cancel, changePlan, isOver, resume, type Subscription, withdraw } from '#domain/shop/subscription.ts'
import { priceOf } from '#domain/shop/subscription-offer.ts'
import type { PlanChoice } from '#domain/shop/subscription-wire.ts'
import type { AppContext } from '#server/context.ts'
import { needsPurchaseApproval } from '#server/identity/guardian.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { readOffer } from './begin-subscription.ts'
import { takeBackMonths } from './monthly-corrections.ts'
import { queueSubscriptionMail } from './subscription-mail.ts'
import {
  findNewestOf,
  listCharges,
  lockSubscription,
  type SubscriptionRecord,
  saveSubscription,
} from './subscription-repository.ts'

type Changed<Code extends string> = Ok<null> | Refusal<Code | 'not_subscribed'>

export function cancelSubscription(context: AppContext, userId: string): Promise<Changed<never>> {
  return change(
    context,
    userId,
    (record, now) => cancel(record, now),
    async (tx, record, before, now) => {
      if (record.endReason === 'not-begun' || before.cancelledAt) return
      await queueSubscriptionMail(tx, record, { event: isOver(record.status) ? 'ended' : 'cancelled' }, now)
    },
  )
}

/** Charges that begin again are a purchase: where a guardian wants to be asked, it waits for the end and is asked for then. */
export async function resumeSubscription(
  context: AppContext,
  userId: string,
): Promise<Changed<'approval_needed'>> {
  if (await needsPurchaseApproval(context.db, userId, context.now())) return refuse('approval_needed')
  return change(context, userId, (record, now) => resume(record, now))
}

export async function choosePlan(
  context: AppContext,
  userId: string,
  choice: PlanChoice,
): Promise<
  Changed<'already_cancelled' | 'payment_owed' | 'plan_not_sold' | 'price_changed' | 'approval_needed'>
> {
  const price = priceOf(readOffer(context), choice.plan)
  const isAsked = await needsPurchaseApproval(context.db, userId, context.now())
  return change(context, userId, (record, now) => {
    // Back to the plan that runs: at the price that it has.
    if (choice.plan === record.plan) return changePlan(record, record, now)
    if (isAsked) return refuse('approval_needed')
    if (price === null) return refuse('plan_not_sold')
    return price === choice.priceInCents ? changePlan(record, choice, now) : refuse('price_changed')
  })
}

/** All of it goes back; used corrections stay used (decision 0223). */
export function withdrawSubscription(
  context: AppContext,
  userId: string,
): Promise<Changed<'withdrawal_too_late'>> {
  return change(context, userId, withdraw, async (tx, record, before, now) => {
    if (before.status === 'withdrawn') return
    let amount = 0
    for (const charge of await listCharges(tx, record.id)) {
      if (charge.give_back_reason !== null) continue
      amount += charge.amount - charge.refunded_amount
      await takeBackMonths(tx, userId, charge, now)
      await tx
        .updateTable('subscription_charges')
        .set({ give_back_reason: 'withdrawn', refund_due_at: now })
        .where('id', '=', charge.id)
        .execute()
    }
    await queueSubscriptionMail(tx, record, { event: 'withdrawn', amount }, now)
  })
}

/** @returns where another card is given */
export async function openCardPage(
  context: AppContext,
  userId: string,
): Promise<Ok<{ url: string }> | Refusal<'not_subscribed'>> {
  const newest = await findNewestOf(context.db, userId)
  const provider = newest && context.payments.find(newest.provider)?.subscriptions
  if (!newest || !provider || isOver(newest.status)) return refuse('not_subscribed')
  return ok(await provider.changeCard(context, newest.id, `${context.config.siteUrl}/premium`))
}

async function change<Code extends string>(
  context: AppContext,
  userId: string,
  decide: (record: Subscription, now: Date) => Ok<Subscription> | Refusal<Code>,
  afterwards: (
    tx: Tx,
    record: SubscriptionRecord,
    before: SubscriptionRecord,
    now: Date,
  ) => Promise<void> = async () => {},
): Promise<Ok<null> | Refusal<Code | 'not_subscribed'>> {
  const now = context.now()
  const answer = await context.db.transaction().execute(async (tx) => {
    const newest = await findNewestOf(tx, userId)
    const record = newest && (await lockSubscription(tx, newest.id))
    if (!record) return refuse('not_subscribed')
    const decided = decide(record, now)
    if (!decided.ok) return decided
    await saveSubscription(tx, record, decided.value, now)
    await afterwards(tx, { ...record, ...decided.value }, record, now)
    return ok(null)
  })
  if (answer.ok) {
    context.jobs.wake('tend-subscriptions')
    context.jobs.wake('deliver-mail')
  }
  return answer
}
