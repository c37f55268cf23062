/**
 * The numbers of the owner's first page. Sums and counts of what the shop keeps anyway; carts are counted without
 * anything about who filled them (day_counts).
 */
import { sql } from 'kysely'
import type { Overview, OverviewDays } from '#domain/console/overview-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { addDays } from '#domain/study/exam-date.ts'
import { LICENCE_RUNS } from '../identity/school-licence.ts'
import type { DbOrTx } from '../platform/db/client.ts'
import { MAIN_CURRENCY, NO_SALES, spread, startOf, type Tally, TEST_PROVIDER } from './overview-days.ts'
import { readVisits } from './overview-visits.ts'

/** @param days how many, today among them */
export async function readOverview(db: DbOrTx, days: OverviewDays, now: Date): Promise<Overview> {
  const list = lastDays(days, now)
  const first = list[0] ?? ''
  const [
    sales,
    test,
    refunded,
    carts,
    checkouts,
    signUps,
    corrections,
    active,
    waiting,
    currency,
    visits,
    licences,
  ] = await Promise.all([
    db
      .selectFrom('orders')
      .select([dayOf('paid_at').as('day'), sql<number>`sum(total_amount)::int`.as('amount')])
      .select(sql<number>`count(*)::int`.as('count'))
      .where('paid_at', '>=', startOf(first))
      .where('currency_code', '=', MAIN_CURRENCY)
      .where('provider', 'not in', NO_SALES)
      .groupBy('day')
      .execute(),
    db
      .selectFrom('orders')
      .select([
        sql<number>`coalesce(sum(total_amount), 0)::int`.as('amount'),
        sql<number>`count(*)::int`.as('orders'),
      ])
      .where('paid_at', '>=', startOf(first))
      .where('currency_code', '=', MAIN_CURRENCY)
      .where('provider', '=', TEST_PROVIDER)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.id', 'refunds.order_id')
      .select(sql<number>`coalesce(sum(amount), 0)::int`.as('amount'))
      .where('done_at', '>=', startOf(first))
      .where('orders.currency_code', '=', MAIN_CURRENCY)
      .where('orders.provider', 'not in', NO_SALES)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('day_counts')
      .select(sql<number>`coalesce(sum(count), 0)::int`.as('count'))
      .where('event', '=', 'cart-begun')
      .where('day', '>=', first)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('orders')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number>`(count(*) filter (where paid_at is not null))::int`.as('paid'),
      ])
      .where('created_at', '>=', startOf(first))
      .where('provider', 'not in', NO_SALES)
      .executeTakeFirstOrThrow(),
    countByDay(db, 'users', 'created_at', first),
    countByDay(db, 'essay_versions', 'corrected_at', first),
    db
      .selectFrom('sessions')
      .select(sql<number>`count(distinct user_id)::int`.as('count'))
      .where('refreshed_at', '>=', startOf(first))
      .executeTakeFirstOrThrow(),
    readWaiting(db),
    db
      .selectFrom('currencies')
      .select(['code', 'symbol', 'template'])
      .where('code', '=', MAIN_CURRENCY)
      .executeTakeFirstOrThrow(),
    readVisits(db, list),
    countLicences(db),
  ])
  const amountByDay = list.map((day) => sales.find((row) => row.day === day)?.amount ?? 0)
  return {
    days: list,
    currency,
    sales: {
      amountByDay,
      amount: amountByDay.reduce((sum, amount) => sum + amount, 0),
      orders: sales.reduce((sum, row) => sum + row.count, 0),
      refunded: refunded.amount,
      test,
    },
    conversion: { carts: carts.count, checkouts: checkouts.count, paid: checkouts.paid },
    signUpsByDay: spread(list, signUps),
    correctionsByDay: spread(list, corrections),
    visits,
    activeStudents: active.count,
    licences,
    waiting,
  }
}

async function countLicences(db: DbOrTx): Promise<Overview['licences']> {
  return db
    .selectFrom('purchases as licence')
    .select([
      sql<number>`count(*)::int`.as('running'),
      sql<number>`coalesce(sum(licence.licence_seats), 0)::int`.as('seats'),
    ])
    .where(LICENCE_RUNS)
    .where('licence.user_id', 'is not', null)
    .executeTakeFirstOrThrow()
}

async function readWaiting(db: DbOrTx): Promise<Overview['waiting']> {
  return db
    .selectNoFrom([
      sql<number>`(
        select count(*)::int from moderation_cases
        where status in ('open', 'hidden') or (appealed_at is not null and appeal_decided_at is null)
      )`.as('moderation'),
      sql<number>`(
        select count(*)::int from challenge_essays where listed_at is null and hidden_at is null
      )`.as('challengeEssays'),
      sql<number>`(select count(*)::int from contact_messages where answered_at is null)`.as('messages'),
      sql<number>`(select count(*)::int from lesson_questions where answer is null)`.as('questions'),
      sql<number>`(select count(*)::int from refunds where done_at is null)`.as('refunds'),
      sql<number>`(select count(*)::int from disputes where status = 'open')`.as('disputes'),
      sql<number>`(select count(*)::int from payment_differences where settled_at is null)`.as('differences'),
    ])
    .executeTakeFirstOrThrow()
}

async function countByDay(
  db: DbOrTx,
  table: 'users' | 'essay_versions',
  column: 'created_at' | 'corrected_at',
  first: string,
): Promise<Tally[]> {
  return db
    .selectFrom(sql.table<{ at: Date }>(table).as('counted'))
    .select([dayOf(column).as('day'), sql<number>`count(*)::int`.as('count')])
    .where(sql.ref<Date>(column), '>=', startOf(first))
    .groupBy('day')
    .execute()
}

function dayOf(column: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`
}

function lastDays(days: number, now: Date): string[] {
  const today = dayInBrasilia(now)
  return Array.from({ length: days }, (_, index) => addDays(today, index - days + 1))
}
