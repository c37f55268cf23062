/**
 * Where buyers come from (decision 0254): the counts of visits by source, which name nobody, beside the orders that were
 * made with the same source; and how far each product was looked at and bought.
 */
import { sql } from 'kysely'
import type { Overview } from '#domain/console/overview-wire.ts'
import { OTHER_SOURCES } from '#domain/shop/visit-source.ts'
import type { DbOrTx } from '../platform/db/client.ts'
import { MAIN_CURRENCY, NO_SALES, spread, startOf } from './overview-days.ts'

/** Rows of each table; sources beyond are told as one. */
const ROWS = 20

type SourceRow = Overview['visits']['sources'][number]

/** @param days YYYY-MM-DD, the oldest first */
export async function readVisits(db: DbOrTx, days: readonly string[]): Promise<Overview['visits']> {
  const first = days[0] ?? ''
  const [byDay, counted, ordered, products] = await Promise.all([
    db
      .selectFrom('source_days')
      .select(['day', sql<number>`sum(visits)::int`.as('count')])
      .where('day', '>=', first)
      .groupBy('day')
      .execute(),
    db
      .selectFrom('source_days')
      .select(['source', sql<number>`sum(visits)::int`.as('visits')])
      .select(sql<number>`sum(product_views)::int`.as('productViews'))
      .select(sql<number>`sum(carts)::int`.as('carts'))
      .where('day', '>=', first)
      .groupBy('source')
      .execute(),
    db
      .selectFrom('orders')
      // Orders of before, and of clients that tell nothing, stand under no name.
      .select([sql<string>`coalesce(source, '')`.as('source'), sql<number>`count(*)::int`.as('checkouts')])
      .select(sql<number>`(count(*) filter (where paid_at is not null))::int`.as('paid'))
      .select(
        sql<number>`coalesce(sum(total_amount) filter (where paid_at is not null and currency_code = ${MAIN_CURRENCY}), 0)::int`.as(
          'amount',
        ),
      )
      .where('created_at', '>=', startOf(first))
      .where('provider', 'not in', NO_SALES)
      .groupBy(sql`coalesce(source, '')`)
      .execute(),
    readProducts(db, first),
  ])
  const rows = new Map<string, SourceRow>()
  for (const row of counted) rows.set(row.source, addRows(rows.get(row.source) ?? emptyRow(row.source), row))
  for (const row of ordered) rows.set(row.source, addRows(rows.get(row.source) ?? emptyRow(row.source), row))
  return { byDay: spread(days, byDay), sources: foldRows([...rows.values()]), products }
}

async function readProducts(db: DbOrTx, first: string): Promise<Overview['visits']['products']> {
  // Titles come last, of the rows that are shown: a shop has thousands of products, and few are looked at.
  const { rows } = await sql<Overview['visits']['products'][number]>`
    with viewed as (
      select product_id, sum(views)::int as views from product_view_days where day >= ${first} group by product_id
    ), ordered as (
      select l.product_id, count(distinct o.id)::int as checkouts,
        (count(distinct o.id) filter (where o.paid_at is not null))::int as paid,
        (count(distinct o.id) filter (where o.paid_at is not null and l.offered_with is not null))::int as taken
      from orders o join order_lines l on l.order_id = o.id
      where o.created_at >= ${startOf(first)} and o.provider not in (${sql.join(NO_SALES)})
      group by l.product_id
    ), shown as materialized (
      select product_id, coalesce(views, 0) as views, coalesce(checkouts, 0) as checkouts,
        coalesce(paid, 0) as paid, coalesce(taken, 0) as taken
      from viewed full join ordered using (product_id)
      order by paid desc, checkouts desc, views desc, product_id
      limit ${ROWS}
    )
    select p.id, p.title, s.views, s.checkouts, s.paid, s.taken as "takenAlong"
    from shown s join products p on p.id = s.product_id
    order by s.paid desc, s.checkouts desc, s.views desc, p.id`.execute(db)
  return rows
}

function emptyRow(source: string): SourceRow {
  return { source, visits: 0, productViews: 0, carts: 0, checkouts: 0, paid: 0, amount: 0 }
}

function addRows(one: SourceRow, other: Partial<Omit<SourceRow, 'source'>>): SourceRow {
  return {
    source: one.source,
    visits: one.visits + (other.visits ?? 0),
    productViews: one.productViews + (other.productViews ?? 0),
    carts: one.carts + (other.carts ?? 0),
    checkouts: one.checkouts + (other.checkouts ?? 0),
    paid: one.paid + (other.paid ?? 0),
    amount: one.amount + (other.amount ?? 0),
  }
}

/** Those that sold most, then those that brought most; the rest as one, which stands last. */
function foldRows(rows: readonly SourceRow[]): SourceRow[] {
  const named = rows
    .filter(({ source }) => source !== OTHER_SOURCES)
    .toSorted(
      (a, b) =>
        b.amount - a.amount || b.paid - a.paid || b.visits - a.visits || (a.source < b.source ? -1 : 1),
    )
  const others = [...rows.filter(({ source }) => source === OTHER_SOURCES), ...named.slice(ROWS)]
  const rest = others.reduce(addRows, emptyRow(OTHER_SOURCES))
  return others.length === 0 ? named : [...named.slice(0, ROWS), rest]
}
