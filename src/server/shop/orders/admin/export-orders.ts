/**
 * The orders of a period as a table for spreadsheets: all of them, or the paid ones as an accountant reads them. Read and
 * sent batch by batch in the order of their moment, so that a hundred thousand need no more memory than one batch.
 */
import { sql } from 'kysely'
import type { ExportKind } from '#domain/console/orders-admin-wire.ts'
import { CSV_MARK, type CsvCell, csvRow } from '#domain/shared/csv.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ordersDeskTexts } from '#texts/console/orders.ts'

const BATCH = 1000
const texts = ordersDeskTexts.export

export type ExportPeriod = { readonly from: Date; readonly until: Date }

type Row = {
  readonly id: string
  readonly key_at: Date
  readonly number: string
  readonly status: keyof typeof ordersDeskTexts.states
  readonly made_on: string
  readonly paid_on: string | null
  readonly buyer_name: string | null
  readonly buyer_email: string | null
  readonly lines: string
  readonly gross: number
  readonly total_amount: number
  readonly refunded_amount: number
  readonly refunded_on: string | null
  readonly currency_code: string
  readonly provider: string
  readonly method: string | null
}

/** The text in pieces; the first one is the mark and the head of the table. */
export async function* exportOrders(
  { db }: AppContext,
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
    row.provider,
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
    row.provider,
    row.method,
    texts.states[row.status],
  ],
}

async function readBatch(
  db: Db,
  kind: ExportKind,
  { from, until }: ExportPeriod,
  after: { at: Date; id: string } | null,
): Promise<Row[]> {
  const key = sql.ref(kind === 'fiscal' ? 'o.paid_at' : 'o.created_at')
  // What was free is no sale; what was paid stays one when its money goes back.
  const isWanted = kind === 'fiscal' ? sql`o.paid_at is not null and o.total_amount > 0` : sql`true`
  const isAfter = after ? sql`(${key}, o.id) > (${after.at}, ${after.id})` : sql`true`
  const moment = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI')`
  const { rows } = await sql<Row>`
    with page as (
      select o.*, ${key} as key_at from orders o
      where ${key} >= ${from} and ${key} < ${until} and ${isWanted} and ${isAfter}
      order by ${key}, o.id limit ${BATCH}
    )
    select p.id, p.key_at, p.number, p.status, ${moment('p.created_at')} as made_on, ${moment('p.paid_at')} as paid_on,
      p.buyer_name, p.buyer_email, p.total_amount, p.refunded_amount, p.currency_code, p.provider,
      l.lines, l.gross, ${moment('back.done_at')} as refunded_on, paid.method
    from page p
    cross join lateral (
      select coalesce(sum(quantity * unit_amount), 0)::int as gross,
        coalesce(string_agg(quantity || ' × ' || product_title
          || case when variant_title in ('', product_title) then '' else ' (' || variant_title || ')' end,
          ' | ' order by sort_order), '') as lines
      from order_lines where order_id = p.id
    ) l
    left join lateral (select max(done_at) as done_at from refunds where order_id = p.id) back on true
    left join lateral (
      select method from payment_events
      where order_id = p.id and outcome in ('paid', 'paid-late', 'refund-due') limit 1
    ) paid on true
    order by p.key_at, p.id`.execute(db)
  return rows
}
