/**
 * The orders of a period as a table for spreadsheets: all of them, or the paid ones as an accountant reads them. Read and
 * sent batch by batch in the order of their moment, so that a hundred thousand need no more memory than one batch.
 */
import { sql } from 'kysely'
import type { ExportKind } from '#domain/console/orders-admin-wire.ts'
import { CSV_MARK, type CsvCell, csvRow } from '#domain/shared/csv.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SANDBOX } from '#server/shop/payments/sandbox/sandbox-provider.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { PAYING_OUTCOMES } from '../order-repository.ts'

const BATCH = 1000
const texts = ordersAdminTexts.export

export type ExportPeriod = { readonly from: Date; readonly until: Date }

type Row = Awaited<ReturnType<typeof readBatch>>[number]

/** The text in pieces; the first one is the mark and the head of the table. */
export async function* exportOrders(
  { db }: Pick<Platform, 'db'>,
  kind: ExportKind,
  period: ExportPeriod,
): AsyncGenerator<string> {
  yield CSV_MARK + csvRow(texts.columns[kind])
  let after: { at: Date; id: string } | null = null
  for (;;) {
    const rows: Row[] = await readBatch(db, kind, period, after)
    if (rows.length > 0) yield rows.map((row) => csvRow(CELLS[kind](row))).join('')
    const last = rows.at(-1)
    if (rows.length < BATCH || !last) return
    after = { at: last.key_at, id: last.id }
  }
}

const CELLS: Record<ExportKind, (row: Row) => CsvCell[]> = {
  orders: (row) => [
    Number(row.number),
    texts.states[row.status],
    row.made_on,
    row.paid_on,
    row.buyer_name,
    row.buyer_email,
    row.lines,
    { cents: row.total_amount },
    { cents: row.refunded_amount },
    row.currency_code.toUpperCase(),
    providerName(row),
    row.method,
  ],
  fiscal: (row) => [
    Number(row.number),
    row.paid_on,
    row.buyer_name,
    row.buyer_email,
    row.lines,
    { cents: row.gross },
    { cents: row.gross - row.total_amount },
    { cents: row.total_amount },
    { cents: row.refunded_amount },
    row.refunded_on,
    { cents: row.total_amount - row.refunded_amount },
    row.currency_code.toUpperCase(),
    providerName(row),
    row.method,
    texts.states[row.status],
  ],
}

/** Test money looks like it in every table. */
function providerName({ provider }: Row): string {
  return provider === SANDBOX ? texts.testMoney : provider
}

async function readBatch(
  db: Db,
  kind: ExportKind,
  { from, until }: ExportPeriod,
  after: { at: Date; id: string } | null,
) {
  // Null only for an order that the period leaves out.
  const key = sql.ref<Date>(kind === 'fiscal' ? 'o.paid_at' : 'o.created_at')
  let page = db
    .selectFrom('orders as o')
    .selectAll('o')
    .select(sql<Date>`${key}`.as('key_at'))
    .where(key, '>=', from)
    .where(key, '<', until)
  // What was free is no sale; what was paid stays one when its money goes back.
  if (kind === 'fiscal') page = page.where('o.paid_at', 'is not', null).where('o.total_amount', '>', 0)
  if (after) page = page.where(sql<boolean>`(${key}, o.id) > (${after.at}, ${after.id})`)
  return db
    .with('page', () => page.orderBy(key).orderBy('o.id').limit(BATCH))
    .selectFrom('page as p')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('order_lines')
        .select([
          sql<number>`coalesce(sum(quantity * unit_amount), 0)::int`.as('gross'),
          sql<string>`coalesce(string_agg(quantity || ' × ' || product_title
            || case when variant_title in ('', product_title) then '' else ' (' || variant_title || ')' end,
            ' | ' order by sort_order), '')`.as('lines'),
        ])
        .whereRef('order_lines.order_id', '=', 'p.id')
        .as('l'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('refunds')
          .select((refund) => refund.fn.max('refunds.done_at').as('done_at'))
          .whereRef('refunds.order_id', '=', 'p.id')
          .as('back'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payment_events')
          .select('payment_events.method')
          .whereRef('payment_events.order_id', '=', 'p.id')
          .where('payment_events.outcome', 'in', PAYING_OUTCOMES)
          .limit(1)
          .as('paid'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.key_at', 'p.number', 'p.status', 'p.buyer_name', 'p.buyer_email'])
    .select(['p.total_amount', 'p.refunded_amount', 'p.currency_code', 'p.provider'])
    .select(['l.lines', 'l.gross', 'paid.method'])
    .select([
      moment<string>('p.created_at').as('made_on'),
      moment<string | null>('p.paid_at').as('paid_on'),
      moment<string | null>('back.done_at').as('refunded_on'),
    ])
    .orderBy('p.key_at')
    .orderBy('p.id')
    .execute()
}

function moment<Text extends string | null>(column: string) {
  return sql<Text>`to_char(${sql.ref(column)} at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI')`
}
