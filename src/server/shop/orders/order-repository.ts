/** Queries of orders after their checkout: reading one, and what a payment or its absence writes. */
import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '#domain/shared/money.ts'
import type { OrderStatus } from '#domain/shop/order.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import { grantLicences } from '#server/shop/licences/purchased-licences.ts'
import type { PaymentEvent } from '../payments/provider.ts'
import { grantAccess } from './granted-access-repository.ts'

export type OrderRecord = {
  readonly id: string
  readonly number: number
  readonly accessTokenHash: Buffer
  readonly status: OrderStatus
  readonly userId: string | null
  readonly buyerEmail: string | null
  readonly buyerName: string | null
  readonly totalAmount: number
  readonly currencyCode: string
  readonly currency: Currency
  readonly provider: string
  readonly successUrl: string
  readonly cancelUrl: string
  readonly reservedUntil: Date
  /** Null while nothing was paid. */
  readonly paidAt: Date | null
  /** Cents that have gone back so far. */
  readonly refundedAmount: number
  /** Cents that stay with the shop for what was used, of an order that was given back. */
  readonly keptAmount: number
  readonly createdAt: Date
  /** Since when the buyer holds a boleto; null where the order never waited for one. */
  readonly waitingSince: Date | null
  readonly waitingMethod: string | null
  readonly payableUntil: Date | null
  readonly voucherUrl: string | null
  /** Where the provider takes the payment; null once the order has ended. */
  readonly paymentUrl: string | null
  /** Null where the order was made without one. */
  readonly couponCode: string | null
  /** Cents off in all lines together. */
  readonly discountAmount: number
}

export type OrderLineRecord = {
  readonly variantId: string
  readonly productTitle: string
  readonly variantTitle: string
  readonly unitAmount: number
  readonly quantity: number
  readonly imageUrl: string | null
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** @param options.lock holds the order until the transaction ends */
export async function findOrder(
  db: DbOrTx,
  orderId: string,
  options: { lock: boolean } = { lock: false },
): Promise<OrderRecord | null> {
  if (!UUID.test(orderId)) return null
  let query = db
    .selectFrom('orders as o')
    .innerJoin('currencies as c', 'c.code', 'o.currency_code')
    .select([
      'o.id',
      'o.number',
      'o.access_token_hash as accessTokenHash',
      'o.status',
      'o.user_id as userId',
      'o.buyer_email as buyerEmail',
      'o.buyer_name as buyerName',
      'o.total_amount as totalAmount',
      'o.currency_code as currencyCode',
      'c.symbol',
      'c.template',
      'c.decimal_digits',
      'o.provider',
      'o.success_url as successUrl',
      'o.cancel_url as cancelUrl',
      'o.reserved_until as reservedUntil',
      'o.paid_at as paidAt',
      'o.refunded_amount as refundedAmount',
      'o.kept_amount as keptAmount',
      'o.created_at as createdAt',
      'o.waiting_since as waitingSince',
      'o.waiting_method as waitingMethod',
      'o.payable_until as payableUntil',
      'o.voucher_url as voucherUrl',
      'o.payment_url as paymentUrl',
      'o.coupon_code as couponCode',
      discountOf('o.id').as('discountAmount'),
    ])
    .where('o.id', '=', orderId)
  if (options.lock) query = query.forNoKeyUpdate('o')
  const row = await query.executeTakeFirst()
  if (!row) return null
  const { symbol, template, decimal_digits, ...order } = row
  return {
    ...order,
    number: Number(row.number),
    currency: { code: row.currencyCode, symbol, template, decimal_digits },
  }
}

/** Null for a number that no order has. */
export async function findOrderByNumber(
  db: DbOrTx,
  orderNumber: number,
  options: { lock: boolean } = { lock: false },
): Promise<OrderRecord | null> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', String(orderNumber))
    .executeTakeFirst()
  return found ? findOrder(db, found.id, options) : null
}

/** What the lines of the order have off together. */
export function discountOf(orderId: 'o.id'): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(discount_amount), 0)::int from order_lines where order_id = ${sql.ref(orderId)})`
}

/** @param orderNumber as people read it; somebody else's order is none */
export async function findOwnOrder(
  db: DbOrTx,
  userId: string,
  orderNumber: number,
  options: { lock: boolean } = { lock: false },
): Promise<OrderRecord | null> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', String(orderNumber))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found ? findOrder(db, found.id, options) : null
}

export async function findOrderLines(db: DbOrTx, orderId: string): Promise<OrderLineRecord[]> {
  return db
    .selectFrom('order_lines as l')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select([
      'l.variant_id as variantId',
      'l.product_title as productTitle',
      'l.variant_title as variantTitle',
      'l.unit_amount as unitAmount',
      'l.quantity',
      sql<string | null>`coalesce(v.image_url, p.thumbnail)`.as('imageUrl'),
    ])
    .where('l.order_id', '=', orderId)
    .orderBy('l.sort_order')
    .execute()
}

/** @returns false when this event was taken before */
export async function recordPaymentEvent(
  tx: Tx,
  provider: string,
  event: PaymentEvent,
  outcome: string,
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('payment_events')
    .values({
      provider,
      event_id: event.id,
      order_id: event.orderId,
      type: event.type,
      amount: event.amount,
      currency_code: event.currencyCode,
      method: event.method,
      outcome,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** What came of it after all: more than the payment's own state said. */
export async function noteOutcome(
  tx: Tx,
  provider: string,
  event: PaymentEvent,
  outcome: string,
): Promise<void> {
  await tx
    .updateTable('payment_events')
    .set({ outcome })
    .where('provider', '=', provider)
    .where('event_id', '=', event.id)
    .execute()
}

export async function closeOrder(
  tx: Tx,
  orderId: string,
  status: OrderStatus,
  now: Date,
  buyer?: { userId: string | null; email: string | null; name: string | null },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      status,
      updated_at: now,
      voucher_url: null,
      payment_url: null,
      ...(status === 'paid' ? { paid_at: now } : {}),
      ...(buyer ? { user_id: buyer.userId, buyer_email: buyer.email, buyer_name: buyer.name } : {}),
    })
    .where('id', '=', orderId)
    .execute()
}

/** The pieces stay reserved while a boleto may still be paid; never shorter than before. */
export async function reserveLonger(tx: Tx, order: OrderRecord, until: Date): Promise<void> {
  if (until <= order.reservedUntil) return
  await tx.updateTable('orders').set({ reserved_until: until }).where('id', '=', order.id).execute()
}

/** Free orders of this buyer, by account or else by e-mail, that were completed after this moment. */
export async function countFreeOrders(
  tx: Tx,
  buyer: { userId: string | null; email: string | null },
  since: Date,
): Promise<number> {
  const { count } = await tx
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('total_amount', '=', 0)
    .where('paid_at', '>', since)
    .where((eb) =>
      buyer.userId === null
        ? eb.and([eb('user_id', 'is', null), eb('buyer_email', '=', buyer.email)])
        : eb('user_id', '=', buyer.userId),
    )
    .executeTakeFirstOrThrow()
  return count
}

/**
 * One purchase per line, and each access that a product of the order grants (metadata.grants).
 * @returns how many of them are materials, and neither generations nor corrections nor a licence
 */
export async function insertPurchases(
  tx: Tx,
  orderId: string,
  buyer: { userId: string | null; email: string; name: string | null },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ variant_id: string; granted: number }>`
    insert into purchases
      (order_id, variant_id, user_id, buyer_email, buyer_name, product_title, variant_title, quantity, purchased_at,
        generations, corrections_granted, corrections_months,
        corrections_readers)
    select l.order_id, l.variant_id, ${buyer.userId}::uuid, ${buyer.email}, ${buyer.name}::text,
      l.product_title, l.variant_title, l.quantity, ${now}::timestamptz, v.generations * l.quantity,
      v.corrections_granted * l.quantity, v.corrections_months,
      v.corrections_readers
    from order_lines l join variants v on v.id = l.variant_id
    where l.order_id = ${orderId} order by l.sort_order
    returning variant_id, generations + corrections_granted as granted`.execute(tx)
  await grantAccess(tx, orderId, buyer, now)
  const licences = await grantLicences(tx, orderId, now)
  return rows.filter(({ granted, variant_id: id }) => granted === 0 && !licences.has(id)).length
}

/** Outcomes of events that brought the money. */
export const PAYING_OUTCOMES = ['paid', 'paid-late', 'refund-due'] as const

/** How an order was paid; null where no event of these outcomes says so. */
export async function findPaymentMethod(
  db: DbOrTx,
  orderId: string,
  outcomes: readonly (typeof PAYING_OUTCOMES)[number][] = PAYING_OUTCOMES,
): Promise<string | null> {
  const event = await db
    .selectFrom('payment_events')
    .select('method')
    .where('order_id', '=', orderId)
    .where('outcome', 'in', outcomes)
    .limit(1)
    .executeTakeFirst()
  return event?.method ?? null
}
