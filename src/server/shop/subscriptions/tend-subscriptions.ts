/**
 * What is due of subscriptions: the provider is told what is wanted and is asked how things stand, what is owed goes back, a
 * month's corrections are granted. Any number of processes may run it at once; each step is taken first and done then.
 */
import { sql } from 'kysely'
import { wantedKey, wantedOf } from '#domain/shop/subscription.ts'
import type { AppContext } from '#server/context.ts'
import { runSandboxBilling } from '../payments/sandbox/sandbox-subscriptions.ts'
import { deliverSandboxNews } from './deliver-sandbox-news.ts'
import { followSubscription } from './follow-subscription.ts'
import { grantMonths } from './monthly-corrections.ts'
import { findSubscription, lockSubscription } from './subscription-repository.ts'

const BATCH = 100
const MINUTE_MS = 60_000
const LONGEST_RETRY_MINUTES = 6 * 60

/** @returns how many steps were done */
export async function tendSubscriptions(context: AppContext): Promise<number> {
  let done = await each(context, takeToAlign, (id) => align(context, id), 'told what is wanted')
  await runSandboxBilling(context)
  done += await deliverSandboxNews(context)
  done += await each(context, takeToAsk, (id) => followSubscription(context, id), 'asked')
  // What was just heard may want something, too.
  done += await each(context, takeToAlign, (id) => align(context, id), 'told what is wanted')
  done += await giveBackOwed(context)
  return done + (await grantDueMonths(context))
}

/** A subscription that fails waits for its next turn, and holds up no other. */
async function each(
  context: AppContext,
  take: (context: AppContext) => Promise<readonly { id: string }[]>,
  act: (id: string) => Promise<unknown>,
  what: string,
): Promise<number> {
  let done = 0
  for (const { id } of await take(context)) {
    try {
      await act(id)
      done += 1
    } catch (error) {
      context.logger.warn({ err: error, subscription: id }, `a subscription could not be ${what}`)
    }
  }
  return done
}

/** Taken for some minutes: who dies with it in hand leaves it to the next. */
async function takeToAlign({ db, now }: AppContext) {
  const due = db
    .selectFrom('subscriptions')
    .select('id')
    .where('align_at', '<=', now())
    .orderBy('align_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('subscriptions')
    .set({ align_at: new Date(now().getTime() + 2 * MINUTE_MS) })
    .where('id', 'in', due)
    .returning('id')
    .execute()
}

async function takeToAsk({ db, now }: AppContext) {
  const due = db
    .selectFrom('subscriptions')
    .select('id')
    .where('ask_at', '<=', now())
    .orderBy('ask_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('subscriptions')
    .set({ ask_at: new Date(now().getTime() + 60 * MINUTE_MS) })
    .where('id', 'in', due)
    .returning('id')
    .execute()
}

async function align(context: AppContext, id: string): Promise<void> {
  const { db, payments, now } = context
  const record = await findSubscription(db, id)
  const provider = record && payments.find(record.provider)?.subscriptions
  if (!record || !provider) return
  const wanted = wantedOf(record)
  await provider.align(context, id, wanted)
  const key = wantedKey(wanted)
  await db
    .updateTable('subscriptions')
    .set({ aligned_key: key })
    // What was wanted meanwhile is due still.
    .set({
      align_at: sql<Date | null>`case when wanted_key = ${key} then null else ${now()}::timestamptz end`,
    })
    // What was charged until then is asked for once more.
    .$if(wanted.isOver, (query) => query.set({ ask_at: now() }))
    .where('id', '=', id)
    .execute()
}

async function giveBackOwed(context: AppContext): Promise<number> {
  const { db, payments, logger, now } = context
  let done = 0
  for (const charge of await takeOwed(context)) {
    try {
      const provider = payments.find(charge.provider)?.subscriptions
      if (!provider) throw new Error(`no provider ${charge.provider} is configured`)
      await provider.refund(context, {
        subscriptionId: charge.subscription_id,
        reference: charge.reference,
        amount: charge.amount,
      })
      await db
        .updateTable('subscription_charges')
        .set({ refunded_amount: charge.amount, refund_due_at: null, refund_error: null })
        .where('id', '=', charge.id)
        .execute()
      done += 1
    } catch (error) {
      logger.error({ err: error, charge: charge.id }, 'a charge could not be given back')
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
      const minutes = Math.min(2 * 2 ** charge.refund_attempts, LONGEST_RETRY_MINUTES)
      await db
        .updateTable('subscription_charges')
        .set({ refund_error: reason, refund_due_at: new Date(now().getTime() + minutes * MINUTE_MS) })
        .where('id', '=', charge.id)
        .execute()
    }
  }
  return done
}

async function takeOwed({ db, now }: AppContext) {
  const due = db
    .selectFrom('subscription_charges')
    .select('id')
    .where('refund_due_at', '<=', now())
    .orderBy('refund_due_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('subscription_charges')
    .set((eb) => ({
      refund_due_at: new Date(now().getTime() + 2 * MINUTE_MS),
      refund_attempts: eb('refund_attempts', '+', 1),
    }))
    .where('id', 'in', due)
    .returning(['id', 'subscription_id', 'provider', 'reference', 'amount', 'refund_attempts'])
    .execute()
}

/** Of a paid year each month; and what waited for the days in which a subscription may be given back. */
async function grantDueMonths({ db, now }: AppContext): Promise<number> {
  const due = await db
    .selectFrom('subscription_charges as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .select(['c.id as chargeId', 's.id'])
    .where('s.status', 'in', ['active', 'past_due', 'grace'])
    .where('s.corrections_per_month', '>', 0)
    .where('c.give_back_reason', 'is', null)
    .where(sql<boolean>`c.months_granted < case c.plan when 'yearly' then 12 else 1 end`)
    .where(sql<boolean>`c.period_start + make_interval(months => c.months_granted) <= ${now()}::timestamptz`)
    .orderBy('c.period_start')
    .limit(BATCH)
    .execute()
  let granted = 0
  for (const { id, chargeId } of due) {
    granted += await db.transaction().execute(async (tx) => {
      const record = await lockSubscription(tx, id)
      const charge = await tx
        .selectFrom('subscription_charges')
        .selectAll()
        .where('id', '=', chargeId)
        .executeTakeFirstOrThrow()
      return record ? grantMonths(tx, record, charge, now()) : 0
    })
  }
  return granted
}
