/** What the owner does with subscriptions: see them, announce a price, turn the test provider's clock. Each is in the log. */
import { sql } from 'kysely'
import type { SubscriptionsAdmin } from '#domain/console/subscriptions-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { announcePrice, type Terms } from '#domain/shop/subscription.ts'
import { priceOf } from '#domain/shop/subscription-offer.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import { SANDBOX } from '../payments/sandbox/sandbox-provider.ts'
import { turnBookOn } from '../payments/sandbox/sandbox-subscriptions.ts'
import { countOtherPrices, listNewest, readNumbers, selectOtherPrices } from './admin-repository.ts'
import { readOffer } from './begin-subscription.ts'
import { queueSubscriptionMail } from './subscription-mail.ts'
import { lockSubscription, saveSubscription } from './subscription-repository.ts'
import { tendSubscriptions } from './tend-subscriptions.ts'

export async function readSubscriptionsAdmin(context: AppContext): Promise<SubscriptionsAdmin> {
  const { db, payments } = context
  const provider = (payments.recurring ?? payments.current).id
  const announceable = []
  for (const { plan, priceInCents } of readOffer(context).plans) {
    const count = await countOtherPrices(db, { plan, priceInCents })
    if (count > 0) announceable.push({ plan, priceInCents, count })
  }
  return {
    isTest: provider === SANDBOX,
    numbers: await readNumbers(db, provider, context.now()),
    announceable,
    subscriptions: await listNewest(db),
  }
}

/** To each who pays another price, in a transaction of its own: again, it is told to nobody twice. */
export async function announcePlanPrice(
  context: AppContext,
  actorId: string,
  terms: Terms,
): Promise<Ok<number> | Refusal<'price_changed'>> {
  const { db, jobs } = context
  if (priceOf(readOffer(context), terms.plan) !== terms.priceInCents) return refuse('price_changed')
  const others = await selectOtherPrices(db, terms)
  if (others.length === 0) return ok(0)
  await db.transaction().execute((tx) =>
    recordAuditEntry(tx, {
      actorId,
      action: 'subscription.announce-price',
      subjectKind: 'subscription',
      subject: terms.plan,
      details: { amount: terms.priceInCents, notifiedCount: others.length },
      at: context.now(),
    }),
  )
  let told = 0
  for (const id of others) {
    told += await db.transaction().execute(async (tx) => {
      const now = context.now()
      const record = await lockSubscription(tx, id)
      const next = record && announcePrice(record, terms.priceInCents, now)
      if (!record || !next) return 0
      await saveSubscription(tx, record, next, now)
      await queueSubscriptionMail(tx, { ...record, ...next }, { event: 'price' }, now)
      return 1
    })
  }
  jobs.wake('deliver-mail')
  return ok(told)
}

/** All days of one of the test provider's move back, here and there: what was to come is due (decision 0224). */
export async function turnClockOn(
  context: AppContext,
  actorId: string,
  id: string,
  days: number,
): Promise<Ok<null> | Refusal<'subscription_not_found'>> {
  // What is wanted of the provider by now, it knows before its days move.
  await tendSubscriptions(context)
  const now = context.now()
  const turned = await context.db.transaction().execute(async (tx) => {
    const record = await lockSubscription(tx, id)
    if (record?.provider !== SANDBOX) return false
    const back = sql`make_interval(days => ${days})`
    const moved = (column: string) => sql<Date>`${sql.ref(column)} - ${back}`
    await tx
      .updateTable('subscriptions')
      .set({
        created_at: moved('created_at'),
        next_from: moved('next_from'),
        first_paid_at: moved('first_paid_at'),
        paid_until: moved('paid_until'),
        cancelled_at: moved('cancelled_at'),
        ask_at: now,
      })
      .where('id', '=', id)
      .execute()
    await tx
      .updateTable('subscription_charges')
      .set({
        period_start: moved('period_start'),
        period_end: moved('period_end'),
        paid_at: moved('paid_at'),
      })
      .where('subscription_id', '=', id)
      .execute()
    await turnBookOn(tx, id, days, now)
    await recordAuditEntry(tx, {
      actorId,
      action: 'subscription.turn-clock',
      subjectKind: 'subscription',
      subject: id,
      details: { days },
      at: now,
    })
    return true
  })
  if (!turned) return refuse('subscription_not_found')
  await tendSubscriptions(context)
  return ok(null)
}
