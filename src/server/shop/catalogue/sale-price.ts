/**
 * The sale of a price as the database decides it: an amount while the sale runs, else null. The catalogue, its order
 * by price and the checkout all ask here; the same rule for screens is in src/domain/shop/sale.ts.
 */
import { type RawBuilder, sql } from 'kysely'

/** For queries that call the table of prices `pr`. */
export function runningSale(now: Date): RawBuilder<number | null> {
  return sql<number | null>`running_sale(pr.sale_amount, pr.sale_starts_at, pr.sale_ends_at, ${now})`
}
