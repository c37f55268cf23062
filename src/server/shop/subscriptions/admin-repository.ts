/** Queries of the subscriptions' admin page: the numbers of a provider, and the newest subscriptions. */
import { sql } from 'kysely'
import type { SubscriptionsAdmin } from '#domain/console/subscriptions-admin-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import type { Terms } from '#domain/shop/subscription.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { SANDBOX } from '../payments/sandbox/sandbox-provider.ts'

const SHOWN = 100

export async function readNumbers(
  db: DbOrTx,
  provider: string,
  now: Date,
): Promise<SubscriptionsAdmin['numbers']> {
  const month = new Date(`${dayInBrasilia(now).slice(0, 7)}-01T00:00:00-03:00`)
  const [states, money] = await Promise.all([
    db
      .selectFrom('subscriptions')
      .select([
        sql<number>`count(*) filter (where status in ('active', 'past_due', 'grace'))::int`.as('active'),
        sql<number>`count(*) filter (where status = 'active' and cancelled_at is not null)::int`.as(
          'cancelled',
        ),
        sql<number>`count(*) filter (where status in ('past_due', 'grace'))::int`.as('late'),
        sql<number>`count(*) filter (where first_paid_at >= ${month})::int`.as('begun'),
        sql<number>`count(*) filter (where ended_at >= ${month} and first_paid_at is not null)::int`.as(
          'ended',
        ),
        // monthlyShare of src/domain/shop/subscription.ts.
        sql<number>`coalesce(sum(case plan when 'yearly' then price_in_cents / 12.0 else price_in_cents end)
          filter (where status in ('active', 'past_due', 'grace') and cancelled_at is null), 0)::int`.as(
          'monthlySum',
        ),
      ])
      .where('provider', '=', provider)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('subscription_charges')
      .select([
        sql<number>`coalesce(sum(amount - refunded_amount) filter (where paid_at >= ${month}), 0)::int`.as(
          'received',
        ),
        sql<number>`count(*) filter (where refund_due_at is not null)::int`.as('owed'),
      ])
      .where('provider', '=', provider)
      .executeTakeFirstOrThrow(),
  ])
  return { ...states, ...money }
}

/** How many subscribers pay another price than the plan's, and were not told of it yet. */
export async function countOtherPrices(db: DbOrTx, { plan, priceInCents }: Terms): Promise<number> {
  return (await selectOtherPrices(db, { plan, priceInCents })).length
}

/** Those whose price can be announced (announcePrice of src/domain/shop/subscription.ts decides of each). */
export async function selectOtherPrices(db: DbOrTx, { plan, priceInCents }: Terms): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('plan', '=', plan)
    .where('status', 'in', ['active', 'past_due', 'grace'])
    .where('cancelled_at', 'is', null)
    .where((eb) => eb.or([eb('next_plan', 'is', null), eb('next_plan', '=', plan)]))
    .where(sql<boolean>`coalesce(next_price_in_cents, price_in_cents) <> ${priceInCents}`)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id }) => id)
}

export async function listNewest(db: DbOrTx): Promise<SubscriptionsAdmin['subscriptions']> {
  const rows = await db
    .selectFrom('subscriptions as s')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('profiles as p', 'p.id', 's.user_id')
    .select([
      's.id',
      's.status',
      's.plan',
      's.price_in_cents',
      's.cancelled_at',
      's.paid_until',
      's.provider',
    ])
    .select(['u.id as userId', 'u.email', 'p.full_name as name'])
    // A payment page that nobody paid at is nothing to look at.
    .where((eb) => eb.or([eb('s.end_reason', 'is', null), eb('s.end_reason', '!=', 'not-begun')]))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    student: row.userId && row.email ? { id: row.userId, name: row.name, email: row.email } : null,
    status: row.status,
    plan: row.plan,
    priceInCents: row.price_in_cents,
    isCancelled: row.cancelled_at !== null,
    paidUntil: row.paid_until?.toISOString() ?? null,
    isTest: row.provider === SANDBOX,
  }))
}
