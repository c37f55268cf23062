/** The orders as the owner looks through them: newest first, narrowed by state, found by number, e-mail, name or product. */
import { type RawBuilder, sql } from 'kysely'
import type { OrderFilter, OrderRow } from '#domain/console/orders-admin-wire.ts'
import type { MomentKey } from '#domain/shared/keyset.ts'
import { writeMomentKey } from '#domain/shared/keyset.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { findRareIds, holdsParts } from '#server/platform/db/find-parts.ts'
import { type Page, pageOf } from '#server/platform/http/page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SANDBOX } from '#server/shop/payments/sandbox/sandbox-provider.ts'

const PAGE_SIZE = 30
/** Looked through first: a word that stands in many orders fills the page from them. */
const NEWEST = 500
const ORDER_NUMBER = /^(?:n[ºo°.]*\s*|#)?(\d{1,15})$/i

export type OrderQuery = {
  readonly filter: OrderFilter
  /** As typed; empty for all. */
  readonly search: string
  readonly after: MomentKey | null
}

export async function listOrders(
  { db }: Pick<Platform, 'db'>,
  { filter, search, after }: OrderQuery,
): Promise<Page<OrderRow>> {
  const number = ORDER_NUMBER.exec(search)?.[1]
  let orders = allOrders(db)
  if (number) orders = orders.where('number', '=', number)
  if (after) {
    orders = orders.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)))
  }
  const found =
    search === '' || number
      ? await selectPage(db, orders, filter)
      : await findPage(db, orders, { filter, search })
  const { rows, next } = pageOf(found, PAGE_SIZE, (last) =>
    writeMomentKey({ at: last.createdAt, id: last.id }),
  )
  return {
    next,
    rows: rows.map(({ id: _, symbol, template, decimal_digits, code, ...row }) => ({
      ...row,
      number: Number(row.number),
      createdAt: row.createdAt.toISOString(),
      currency: { code, symbol, template, decimal_digits },
    })),
  }
}

/** Among the newest orders, then by the index, and where each word stands in many of the older ones among all. */
async function findPage(
  db: DbOrTx,
  orders: OrdersWanted,
  { filter, search }: Pick<OrderQuery, 'filter' | 'search'>,
) {
  const isFound = holdsParts(TEXTS, search)
  const newest = orders.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(NEWEST)
  const near = await selectPage(db, newest, filter, isFound)
  if (near.length > PAGE_SIZE) return near
  const ids = await findRareIds(db, SEARCHED, search)
  const rest = ids === null ? orders : orders.where(sql<boolean>`id = any(${ids}::uuid[])`)
  return selectPage(db, rest, filter, isFound)
}

const SEARCHED = [
  ['orders', 'id'],
  ['order_lines', 'order_id'],
] as const
const TEXTS = sql<string>`concat_ws(' ', o.searched,
  (select string_agg(l.searched, ' ') from order_lines l where l.order_id = o.id))`

type OrdersWanted = ReturnType<typeof allOrders>

function allOrders(db: DbOrTx) {
  return db.selectFrom('orders').selectAll()
}

function selectPage(
  db: DbOrTx,
  orders: OrdersWanted,
  filter: OrderFilter,
  isFound: RawBuilder<boolean> | null = null,
) {
  let query = db
    .selectFrom(orders.as('o'))
    .innerJoin('currencies as c', 'c.code', 'o.currency_code')
    .select([
      'o.id',
      'o.number',
      'o.status',
      'o.created_at as createdAt',
      'o.buyer_name as buyerName',
      'o.buyer_email as buyerEmail',
      'o.total_amount as totalAmount',
      'o.refunded_amount as refundedAmount',
      sql<boolean>`o.provider = ${SANDBOX}`.as('isTest'),
      'c.code',
      'c.symbol',
      'c.template',
      'c.decimal_digits',
      sql<
        string[]
      >`array(select product_title from order_lines l where l.order_id = o.id order by sort_order)`.as(
        'titles',
      ),
      openDispute.as('hasOpenDispute'),
    ])
  if (filter !== 'all') query = query.where(whereState(filter))
  if (isFound) query = query.where(isFound)
  return query
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
}

const openDispute = sql<boolean>`exists (select 1 from disputes d where d.order_id = o.id and d.status = 'open')`

function whereState(filter: Exclude<OrderFilter, 'all'>) {
  switch (filter) {
    case 'paid':
      return sql<boolean>`o.status = 'paid' and o.refunded_amount = 0`
    case 'part-refunded':
      return sql<boolean>`o.status = 'paid' and o.refunded_amount > 0`
    case 'disputed':
      return openDispute
    case 'unpaid':
      return sql<boolean>`o.status in ('expired', 'canceled')`
    default:
      return sql<boolean>`o.status = ${filter}`
  }
}
