/**
 * What a guardian sees of a minor, and the minor of what is seen: days and deeds by number, and what was paid (product
 * §10 Guardians). Texts, marks and talks are not read here.
 */
import { sql } from 'kysely'
import type { Deeds, GuardianSight } from '#domain/account/guardian-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { addDays } from '#domain/study/exam-date.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'

const WEEK_DAYS = 7
const FOUR_WEEKS_DAYS = 28
const MOST_PURCHASES = 20

export async function readSight(db: DbOrTx, minorId: string, now: Date): Promise<GuardianSight> {
  const today = dayInBrasilia(now)
  return {
    week: await countDeeds(db, minorId, addDays(today, 1 - WEEK_DAYS)),
    fourWeeks: await countDeeds(db, minorId, addDays(today, 1 - FOUR_WEEKS_DAYS)),
    purchases: await listPurchases(db, minorId),
  }
}

async function countDeeds(db: DbOrTx, minorId: string, from: string): Promise<Deeds> {
  const since = sql`(${from}::date)::timestamp at time zone 'America/Sao_Paulo'`
  const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone 'America/Sao_Paulo')::date`
  const { rows } = await sql<{ days: number; essays: number; practiceDays: number; lessons: number }>`
    with deeds as (
      select ${dayOf('v.corrected_at')} as day, 'essay' as what
        from essays e join essay_versions v on v.essay_id = e.id
        where e.user_id = ${minorId} and v.corrected_at >= ${since}
      union all
      select ${dayOf('v.corrected_at')}, 'essay'
        from essays e join exam_versions v on v.essay_id = e.id
        where e.user_id = ${minorId} and v.corrected_at >= ${since}
      union all
      select d.day::date, 'practice' from practice_days d
        where d.user_id = ${minorId} and d.day >= ${from}
          and exists (select from jsonb_array_elements(d.items) i where i->>'state' <> 'open')
      union all
      select ${dayOf('l.done_at')}, 'lesson' from course_lessons_done l
        where l.user_id = ${minorId} and l.done_at >= ${since}
    )
    select count(distinct day)::int as days,
      (count(*) filter (where what = 'essay'))::int as essays,
      (count(*) filter (where what = 'practice'))::int as "practiceDays",
      (count(*) filter (where what = 'lesson'))::int as lessons
    from deeds`.execute(db)
  return rows[0] ?? { days: 0, essays: 0, practiceDays: 0, lessons: 0 }
}

/** The newest that were paid, of the shop and of a subscription. */
async function listPurchases(db: DbOrTx, minorId: string): Promise<GuardianSight['purchases']> {
  const orders = await db
    .selectFrom('orders as o')
    .innerJoin('currencies as c', 'c.code', 'o.currency_code')
    .select([
      'o.paid_at',
      'o.total_amount as amount',
      'o.refunded_amount',
      'c.code',
      'c.symbol',
      'c.template',
    ])
    .where('o.user_id', '=', minorId)
    .where('o.paid_at', 'is not', null)
    .where('o.total_amount', '>', 0)
    .orderBy('o.created_at', 'desc')
    .limit(MOST_PURCHASES)
    .execute()
  const charges = await db
    .selectFrom('subscription_charges as h')
    .innerJoin('subscriptions as s', 's.id', 'h.subscription_id')
    .innerJoin('currencies as c', 'c.code', 'h.currency_code')
    .select(['h.paid_at', 'h.amount', 'h.refunded_amount', 'c.code', 'c.symbol', 'c.template'])
    .where('s.user_id', '=', minorId)
    .orderBy('h.paid_at', 'desc')
    .limit(MOST_PURCHASES)
    .execute()
  const told = (what: 'order' | 'premium', rows: readonly Paid[]) =>
    rows.flatMap(({ paid_at, amount, refunded_amount, ...currency }) =>
      paid_at === null
        ? []
        : [{ paidAt: paid_at.toISOString(), what, amount, refundedAmount: refunded_amount, currency }],
    )
  return [...told('order', orders), ...told('premium', charges)]
    .sort((one, other) => other.paidAt.localeCompare(one.paidAt))
    .slice(0, MOST_PURCHASES)
}

type Paid = {
  paid_at: Date | null
  amount: number
  refunded_amount: number
  code: string
  symbol: string
  template: string | null
}
