/** The orders as the owner looks through them: newest first, narrowed by state, found by number, e-mail, name or product. */
import { sql } from 'kysely'
import type { OrderFilter, OrderRow } from '#domain/console/orders-admin-wire.ts'
import type { MomentKey } from '#domain/shared/keyset.ts'
import { writeMomentKey } from '#domain/shared/keyset.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { holdsParts } from '#server/platform/db/find-parts.ts'
import { type Page, pageOf } from '#server/platform/http/page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SANDBOX } from '#server/shop/payments/sandbox/sandbox-provider.ts'

const PAGE_SIZE = 30
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
  let query = selectRows(db)
  if (filter !== 'all') query = query.where(whereState(filter))
  if (search !== '') query = query.where(whereFound(search))
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('o.created_at', 'o.id'), '<', eb.tuple(after.at, after.id)))
  }
  const found = await query
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
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

function selectRows(db: DbOrTx) {
  return db
    .selectFrom('orders as o')
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

function whereFound(search: string) {
  const number = ORDER_NUMBER.exec(search)?.[1]
  if (number) return sql<boolean>`o.number = ${number}::bigint`
  return holdsParts(
    sql<string>`concat_ws(' ', o.searched,
      (select string_agg(l.searched, ' ') from order_lines l where l.order_id = o.id))`,
    search,
  )
}
