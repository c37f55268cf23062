/** One account with what the owner needs to help or to decide: purchases, counts, age, premium, ban. */
import { sql } from 'kysely'
import { currentAgeBand } from '#domain/account/age.ts'
import type { StudentFile } from '#domain/console/students-admin-wire.ts'
import { hasOpenSubscription } from '#server/identity/premium.ts'
import { hasLicenceSeat, LICENCE_RUNS } from '#server/identity/school-licence.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { selectStudents, toStudentRow } from './student-list.ts'

/** More are found at the orders' admin page. */
const MOST_ORDERS = 20

/** @returns null when there is no such account */
export async function readStudentFile(db: DbOrTx, id: string, now: Date): Promise<StudentFile | null> {
  const row = await selectStudents(db)
    .leftJoin('age_declarations as age', 'age.user_id', 'users.id')
    .leftJoin('premium_grants as gift', 'gift.user_id', 'users.id')
    .leftJoin('guardian_permissions as permission', 'permission.user_id', 'users.id')
    .select([
      'profiles.city',
      'profiles.state',
      'profiles.phone',
      'profiles.xp',
      'users.ban_reason',
      'age.age_band',
      'age.declared_at',
      'gift.reason as gift_reason',
      'gift.granted_at as gift_granted_at',
      'permission.granted_at as permitted_at',
      'permission.given_link_id as permitting_link_id',
    ])
    .select([
      sql<boolean>`exists (select from teacher_grants t where t.user_id = users.id)`.as('is_teacher'),
      sql<number | null>`(
        select sum(licence.licence_seats)::int from purchases licence
        where licence.user_id = users.id and ${LICENCE_RUNS}
      )`.as('licence_seats'),
      sql<Date | null>`(
        select max(licence.licence_ends_at) from purchases licence
        where licence.user_id = users.id and ${LICENCE_RUNS}
      )`.as('licence_until'),
      sql<boolean>`exists (
        select from entitlements e where e.user_id = users.id and e.name = 'premium' and e.revoked_at is null
      )`.as('is_bought'),
      hasOpenSubscription('users.id').as('is_subscribed'),
      hasLicenceSeat('users.id').as('has_seat'),
      sql<number>`(
        select count(*)::int
          from (select essay_id from essay_versions union all select essay_id from exam_versions) v
          join essays e on e.id = v.essay_id where e.user_id = users.id
      )`.as('corrections'),
      sql<number>`(select count(*)::int from earned_badges b where b.user_id = users.id)`.as('badges'),
      sql<number>`(
        select count(*)::int from referrals r where r.referrer_id = users.id and r.confirmed_at is not null
      )`.as('referrals'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const student = toStudentRow(row, now)
  return {
    ...student,
    city: row.city,
    state: row.state,
    phone: row.phone,
    ageBand: row.age_band && row.declared_at ? currentAgeBand(row.age_band, row.declared_at, now) : null,
    guardianPermission: row.permitted_at && {
      by: row.permitting_link_id === null ? 'owner' : 'guardian',
      at: row.permitted_at.toISOString(),
    },
    isTeacher: row.is_teacher,
    licence:
      row.licence_seats !== null && row.licence_until !== null
        ? { seats: row.licence_seats, until: row.licence_until.toISOString() }
        : null,
    xp: row.xp ?? 0,
    counts: { corrections: row.corrections, badges: row.badges, referrals: row.referrals },
    banReason: student.bannedUntil === null ? null : row.ban_reason,
    premium: {
      isBought: row.is_bought,
      passing: row.is_subscribed ? 'subscription' : row.has_seat ? 'seat' : null,
      gift:
        row.gift_reason !== null && row.gift_granted_at !== null
          ? { reason: row.gift_reason, grantedAt: row.gift_granted_at.toISOString() }
          : null,
    },
    orders: await listOrders(db, id),
  }
}

async function listOrders(db: DbOrTx, userId: string): Promise<StudentFile['orders']> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('currencies as c', 'c.code', 'o.currency_code')
    .select(['o.number', 'o.status', 'o.total_amount', 'o.created_at', 'c.code', 'c.symbol', 'c.template'])
    .where('o.user_id', '=', userId)
    .orderBy('o.created_at', 'desc')
    .limit(MOST_ORDERS)
    .execute()
  return rows.map((order) => ({
    number: Number(order.number),
    status: order.status,
    totalAmount: order.total_amount,
    currency: { code: order.code, symbol: order.symbol, template: order.template },
    createdAt: order.created_at.toISOString(),
  }))
}
