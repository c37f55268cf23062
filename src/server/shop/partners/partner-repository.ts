/** Queries of partners: the owner's list, one as it is written, its months and their entries. */
import { type SqlBool, sql } from 'kysely'
import type { PartnerDraft } from '#domain/console/partners-admin-wire.ts'
import type { MonthSums } from '#domain/shop/partner-share.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type PartnerRow = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly email: string | null
  readonly user_id: string | null
  readonly share_percent: number
  readonly note: string
  readonly ended_at: Date | null
}

const COLUMNS = ['id', 'code', 'name', 'email', 'user_id', 'share_percent', 'note', 'ended_at'] as const

export function draftOf(row: PartnerRow): PartnerDraft {
  const { name, email, code, share_percent: sharePercent, note } = row
  return { name, email: email ?? '', code, sharePercent, note }
}

/** The newest first. */
export async function listPartners(db: DbOrTx): Promise<PartnerRow[]> {
  return db.selectFrom('partners').select(COLUMNS).orderBy('created_at', 'desc').orderBy('code').execute()
}

export async function findPartner(db: DbOrTx, id: string): Promise<PartnerRow | null> {
  return (await db.selectFrom('partners').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null
}

/** The partner behind an account: tied to it, or written to at the address that it has proven since. */
export async function findPartnerOf(db: DbOrTx, userId: string): Promise<PartnerRow | null> {
  const proven = db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
  const row = await db
    .selectFrom('partners')
    .select(COLUMNS)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', proven)]))
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Null for an order that came by nobody's link. */
export async function findPartnerOfOrder(db: DbOrTx, orderId: string) {
  const row = await db
    .selectFrom('partner_orders as o')
    .innerJoin('partners as p', 'p.id', 'o.partner_id')
    .select(['p.id', 'p.code', 'o.share_percent as sharePercent'])
    .select(sql<boolean>`o.own_since is not null`.as('isOwn'))
    .where('o.order_id', '=', orderId)
    .executeTakeFirst()
  return row ?? null
}

/** Null for one that is not there; held until the transaction ends. */
export async function lockPartnerRow(tx: Tx, id: string): Promise<PartnerRow | null> {
  const row = await tx
    .selectFrom('partners')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Whether another partner is written to at this address. */
export async function isEmailTaken(tx: Tx, email: string, exceptId: string | null): Promise<boolean> {
  let others = tx.selectFrom('partners').select('id').where('email', '=', email)
  if (exceptId !== null) others = others.where('id', '<>', exceptId)
  return (await others.limit(1).executeTakeFirst()) !== undefined
}

type WrittenPartner = {
  readonly draft: PartnerDraft & { readonly sharePercent: number }
  readonly userId: string | null
}

/** @param id null for a new one, whose code stands from then on */
export async function writePartner(
  tx: Tx,
  id: string | null,
  { draft, userId }: WrittenPartner,
  now: Date,
): Promise<void> {
  const values = {
    name: draft.name,
    email: draft.email,
    user_id: userId,
    share_percent: draft.sharePercent,
    note: draft.note,
    updated_at: now,
  }
  if (id === null) {
    await tx
      .insertInto('partners')
      .values({ ...values, code: draft.code, ended_at: null, created_at: now })
      .execute()
  } else await tx.updateTable('partners').set(values).where('id', '=', id).execute()
}

export async function endPartner(tx: Tx, id: string, isEnded: boolean, now: Date): Promise<void> {
  await tx
    .updateTable('partners')
    .set({ ended_at: isEnded ? now : null, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export type PartnerMonth = MonthSums & { readonly partnerId: string; readonly orders: number }

/** Each month with an entry, in its order. @param countsTest see decision 0266 */
export async function sumMonths(
  db: DbOrTx,
  countsTest: boolean,
  partnerId: string | null = null,
): Promise<PartnerMonth[]> {
  let months = db
    .selectFrom('partner_entries')
    .select([
      'partner_id as partnerId',
      'month',
      sql<number>`coalesce(sum(share_change) filter (where value_change > 0), 0)::int`.as('earned'),
      sql<number>`coalesce(sum(share_change) filter (where value_change < 0), 0)::int`.as('takenBack'),
      sql<number>`count(distinct order_id) filter (where value_change > 0)::int`.as('orders'),
    ])
    .where(isCounted(countsTest))
  if (partnerId !== null) months = months.where('partner_id', '=', partnerId)
  return months.groupBy(['partner_id', 'month']).orderBy('partner_id').orderBy('month').execute()
}

export async function listPayments(db: DbOrTx, countsTest: boolean, partnerId: string | null = null) {
  let payments = db
    .selectFrom('partner_payments')
    .select(['partner_id as partnerId', 'month', 'amount', 'note', 'paid_at as paidAt'])
    .where('is_test', '=', countsTest)
  if (partnerId !== null) payments = payments.where('partner_id', '=', partnerId)
  return payments.execute()
}

export async function insertPayment(
  tx: Tx,
  payment: { partnerId: string; month: string; isTest: boolean; amount: number; note: string; at: Date },
): Promise<void> {
  const { partnerId, month, isTest, amount, note, at } = payment
  await tx
    .insertInto('partner_payments')
    .values({ partner_id: partnerId, month, is_test: isTest, amount, note, paid_at: at })
    .execute()
}

/** Of one month, in the order in which they were booked. @param after the id of the last one that is known */
export async function listEntries(
  db: DbOrTx,
  where: { partnerId: string; month: string; countsTest: boolean; after: string | null; limit: number },
) {
  let entries = db
    .selectFrom('partner_entries as e')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .innerJoin('partner_orders as po', 'po.order_id', 'e.order_id')
    .select(['e.id', 'o.number', 'e.at', 'e.value_change as value', 'e.share_change as share'])
    .select('po.share_percent as sharePercent')
    .where('e.partner_id', '=', where.partnerId)
    .where('e.month', '=', where.month)
    .where('e.is_test', '=', where.countsTest)
  if (where.after !== null) entries = entries.where('e.id', '>', where.after)
  return entries.orderBy('e.id').limit(where.limit).execute()
}

/** Money of the test provider counts as long as the shop takes no other, and never beside it. */
function isCounted(countsTest: boolean) {
  return sql<SqlBool>`is_test = ${countsTest}`
}
