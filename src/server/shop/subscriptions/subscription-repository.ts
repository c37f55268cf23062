/** Queries of subscriptions and their charges. A row is locked after its account, as everything that grants credits is. */
import { type Selectable, sql } from 'kysely'
import { isOver, opensPremium, type Subscription, wantedKey, wantedOf } from '#domain/shop/subscription.ts'
import type { GiveBackReason, KnownCharge, ReportedCharge } from '#domain/shop/subscription-report.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type {
  SubscriptionChargesTable,
  SubscriptionsTable,
} from '#server/platform/db/tables/subscriptions.ts'
import { lockCredits } from '../credits/credit-repository.ts'

const HOUR_MS = 3600_000

export type SubscriptionRecord = Subscription & {
  readonly id: string
  readonly userId: string | null
  readonly provider: string
  readonly currencyCode: string
  readonly correctionsPerMonth: number
  readonly wantedKey: string
  readonly alignedKey: string
  readonly toldAt: Date | null
}

export type ChargeRecord = Selectable<SubscriptionChargesTable>

function recordOf(row: Selectable<SubscriptionsTable>): SubscriptionRecord {
  const { next_plan: plan, next_price_in_cents: priceInCents, next_from: from } = row
  return {
    id: row.id,
    userId: row.user_id,
    provider: row.provider,
    status: row.status,
    plan: row.plan,
    priceInCents: row.price_in_cents,
    currencyCode: row.currency_code,
    correctionsPerMonth: row.corrections_per_month,
    next: plan && priceInCents && from ? { plan, priceInCents, from } : null,
    createdAt: row.created_at,
    firstPaidAt: row.first_paid_at,
    paidUntil: row.paid_until,
    failures: row.failures,
    cancelledAt: row.cancelled_at,
    endedAt: row.ended_at,
    endReason: row.end_reason,
    wantedKey: row.wanted_key,
    alignedKey: row.aligned_key,
    toldAt: row.told_at,
  }
}

export async function insertSubscription(
  tx: Tx,
  subscription: Subscription,
  facts: {
    userId: string
    provider: string
    currencyCode: string
    correctionsPerMonth: number
    contractId: string
  },
): Promise<string> {
  const key = wantedKey(wantedOf(subscription))
  const { id } = await tx
    .insertInto('subscriptions')
    .values({
      user_id: facts.userId,
      provider: facts.provider,
      currency_code: facts.currencyCode,
      corrections_per_month: facts.correctionsPerMonth,
      contract_id: facts.contractId,
      created_at: subscription.createdAt,
      wanted_key: key,
      aligned_key: key,
      ask_at: new Date(subscription.createdAt.getTime() + HOUR_MS),
      ...columnsOf(subscription),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The one of the account that runs, or the last that did. */
export async function findNewestOf(db: DbOrTx, userId: string): Promise<SubscriptionRecord | null> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy(sql`status in ('ended', 'withdrawn')`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row ? recordOf(row) : null
}

export async function findSubscription(db: DbOrTx, id: string): Promise<SubscriptionRecord | null> {
  const row = await db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? recordOf(row) : null
}

/** With its account, until the transaction ends. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRecord | null> {
  const found = await findSubscription(tx, id)
  if (!found) return null
  if (found.userId !== null) await lockCredits(tx, found.userId)
  const row = await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? recordOf(row) : null
}

export async function hasOtherOpen(tx: Tx, { id, userId }: SubscriptionRecord): Promise<boolean> {
  if (userId === null) return false
  const other = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .where('status', 'in', ['awaiting', 'active', 'past_due', 'grace'])
    .executeTakeFirst()
  return other !== undefined
}

/** Keeps its state; what the provider is to do about it is due at once. */
export async function saveSubscription(
  tx: Tx,
  record: SubscriptionRecord,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const key = wantedKey(wantedOf(subscription))
  await tx
    .updateTable('subscriptions')
    .set({
      ...columnsOf(subscription),
      wanted_key: key,
      ...(key === record.wantedKey ? {} : { align_at: key === record.alignedKey ? null : now }),
      ask_at: nextAsk(subscription, now),
    })
    .where('id', '=', record.id)
    .execute()
}

function columnsOf(subscription: Subscription) {
  const { next } = subscription
  return {
    status: subscription.status,
    plan: subscription.plan,
    price_in_cents: subscription.priceInCents,
    next_plan: next?.plan ?? null,
    next_price_in_cents: next?.priceInCents ?? null,
    next_from: next?.from ?? null,
    first_paid_at: subscription.firstPaidAt,
    paid_until: subscription.paidUntil,
    failures: subscription.failures,
    cancelled_at: subscription.cancelledAt,
    ended_at: subscription.endedAt,
    end_reason: subscription.endReason,
  }
}

/** Each hour while something is due, each day while nothing is; after its end only when the provider knows of it. */
function nextAsk({ status, paidUntil }: Subscription, now: Date): Date | null {
  if (isOver(status)) return null
  const hour = new Date(now.getTime() + HOUR_MS)
  if (!opensPremium(status) || status !== 'active' || !paidUntil || paidUntil <= hour) return hour
  const day = new Date(now.getTime() + 24 * HOUR_MS)
  return paidUntil < day ? paidUntil : day
}

export async function listCharges(db: DbOrTx, subscriptionId: string): Promise<ChargeRecord[]> {
  return db
    .selectFrom('subscription_charges')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('period_start')
    .orderBy('id')
    .execute()
}

export function knownCharge(row: ChargeRecord): KnownCharge {
  return {
    id: row.reference,
    periodStart: row.period_start,
    amount: row.amount,
    refundedAmount: row.refunded_amount,
    isGivenBack: row.give_back_reason !== null,
  }
}

/** @param reason why it goes back; null where it is kept */
export async function insertCharge(
  tx: Tx,
  { id, provider, currencyCode, plan }: Pick<SubscriptionRecord, 'id' | 'provider' | 'currencyCode' | 'plan'>,
  charge: ReportedCharge,
  reason: GiveBackReason | null,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('subscription_charges')
    .values({
      subscription_id: id,
      provider,
      reference: charge.id,
      plan,
      period_start: charge.periodStart,
      period_end: charge.periodEnd,
      amount: charge.amount,
      currency_code: currencyCode,
      paid_at: charge.paidAt ?? now,
      refunded_amount: charge.refundedAmount,
      give_back_reason: reason,
      refund_due_at: reason && charge.refundedAmount < charge.amount ? now : null,
      created_at: now,
    })
    .execute()
}

/** What the provider has given back by now. */
export async function noteRefunded(tx: Tx, provider: string, charge: ReportedCharge): Promise<void> {
  const isWhole = charge.refundedAmount >= charge.amount
  await tx
    .updateTable('subscription_charges')
    .set((eb) => ({
      refunded_amount: charge.refundedAmount,
      ...(isWhole
        ? {
            refund_due_at: null,
            give_back_reason: eb.fn.coalesce('give_back_reason', eb.val('provider' as const)),
          }
        : {}),
    }))
    .where('provider', '=', provider)
    .where('reference', '=', charge.id)
    .execute()
}
