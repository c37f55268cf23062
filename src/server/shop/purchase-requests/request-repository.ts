/** Queries of a minor's purchase requests: what was asked, who may answer, and what became of it (product §10 Guardians). */
import { sql } from 'kysely'
import {
  type RequestedLine,
  type RequestState,
  requestState,
  type StoredState,
} from '#domain/shop/purchase-request.ts'
import type { PurchaseRequest } from '#domain/shop/purchase-request-wire.ts'
import type { Plan } from '#domain/shop/subscription.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

const MOST_SHOWN = 50

export type RequestRecord = {
  readonly id: string
  readonly minorId: string
  readonly state: RequestState
  readonly plan: Plan | null
  readonly lines: readonly RequestedLine[]
  readonly couponCode: string | null
  readonly totalAmount: number
  readonly currency: PurchaseRequest['currency']
  readonly askedAt: Date
  readonly decidedAt: Date | null
  readonly expiresAt: Date
}

function select(db: DbOrTx) {
  return db
    .selectFrom('purchase_requests as r')
    .innerJoin('currencies as c', 'c.code', 'r.currency_code')
    .leftJoin('orders as o', 'o.id', 'r.order_id')
    .leftJoin('subscriptions as s', 's.id', 'r.subscription_id')
    .select([
      ...(['r.id', 'r.minor_id', 'r.state', 'r.plan', 'r.lines', 'r.coupon_code', 'r.total_amount'] as const),
      ...(['r.asked_at', 'r.decided_at', 'r.expires_at', 'c.code', 'c.symbol', 'c.template'] as const),
      sql<'none' | 'open' | 'done'>`case when o.status = 'pending' then 'open'
        when o.status in ('paid', 'refund_due', 'refunded') then 'done'
        when s.status <> 'awaiting' and s.end_reason is distinct from 'not-begun' then 'done'
        else 'none' end`.as('payment'),
      sql<boolean>`case when r.state = 'asked'
        then exists (select from guardian_links l where l.minor_id = r.minor_id)
        else r.decided_link_id is not null end`.as('is_tied'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

function recordOf(row: Row, now: Date): RequestRecord {
  const facts = { stored: row.state as StoredState, expiresAt: row.expires_at, isTied: row.is_tied }
  return {
    id: row.id,
    minorId: row.minor_id,
    state: requestState({ ...facts, payment: row.payment }, now),
    plan: row.plan,
    lines: row.lines,
    couponCode: row.coupon_code,
    totalAmount: row.total_amount,
    currency: { code: row.code, symbol: row.symbol, template: row.template },
    askedAt: row.asked_at,
    decidedAt: row.decided_at,
    expiresAt: row.expires_at,
  }
}

/** Newest first. */
export async function listRequests(
  db: DbOrTx,
  minorIds: readonly string[],
  now: Date,
): Promise<RequestRecord[]> {
  if (minorIds.length === 0) return []
  const rows = await select(db)
    .where('r.minor_id', 'in', minorIds)
    .orderBy('r.asked_at', 'desc')
    .orderBy('r.id')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map((row) => recordOf(row, now))
}

/** Somebody else's is none. */
export async function findOwnRequest(
  db: DbOrTx,
  minorId: string,
  id: string,
  now: Date,
): Promise<RequestRecord | null> {
  const row = await select(db).where('r.id', '=', id).where('r.minor_id', '=', minorId).executeTakeFirst()
  return row ? recordOf(row, now) : null
}

/** Until the transaction ends. Accounts are locked before it, orders and stock after it. */
export async function lockRequest(tx: Tx, id: string, now: Date): Promise<RequestRecord | null> {
  await tx.selectFrom('purchase_requests').select('id').where('id', '=', id).forUpdate().execute()
  const row = await select(tx).where('r.id', '=', id).executeTakeFirst()
  return row ? recordOf(row, now) : null
}

/** By which tie this guardian may answer it; null to everybody else. */
export async function findTieOfRequest(
  db: DbOrTx,
  guardianId: string,
  requestId: string,
): Promise<{ linkId: string; minorId: string } | null> {
  const row = await db
    .selectFrom('purchase_requests as r')
    .innerJoin('guardian_links as l', 'l.minor_id', 'r.minor_id')
    .select(['l.id as linkId', 'r.minor_id as minorId'])
    .where('r.id', '=', requestId)
    .where('l.guardian_id', '=', guardianId)
    .executeTakeFirst()
  return row ?? null
}

export type NewRequest = Pick<RequestRecord, 'minorId' | 'plan' | 'lines' | 'couponCode' | 'totalAmount'> & {
  readonly currencyCode: string
  readonly askedAt: Date
  readonly expiresAt: Date
}

export async function insertRequest(tx: Tx, request: NewRequest): Promise<string> {
  const { id } = await tx
    .insertInto('purchase_requests')
    .values({
      minor_id: request.minorId,
      plan: request.plan,
      lines: JSON.stringify(request.lines),
      coupon_code: request.couponCode,
      total_amount: request.totalAmount,
      currency_code: request.currencyCode,
      state: 'asked',
      asked_at: request.askedAt,
      expires_at: request.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function noteDecision(
  tx: Tx,
  id: string,
  decided: { state: 'approved' | 'refused'; linkId: string; at: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('purchase_requests')
    .set({
      state: decided.state,
      decided_at: decided.at,
      decided_link_id: decided.linkId,
      expires_at: decided.expiresAt,
    })
    .where('id', '=', id)
    .execute()
}

export async function noteTakenBack(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('purchase_requests')
    .set({ state: 'taken-back', decided_at: at })
    .where('id', '=', id)
    .execute()
}

/** The order or subscription that is begun with it. */
export async function noteBegun(
  tx: Tx,
  id: string,
  begun: { order_id: string } | { subscription_id: string },
): Promise<void> {
  await tx.updateTable('purchase_requests').set(begun).where('id', '=', id).execute()
}
