/** What every audit is given, and what it says. */
import type pg from 'pg'
import type { KeptFiles } from '../kept-files.ts'
import type { Ledger } from '../ledger.ts'
import type { MailServer } from '../mail-server.ts'
import type { Payments } from '../payments.ts'
import type { Memory, Product } from '../product.ts'
import type { Reader } from '../reader.ts'

export type Evidence = {
  readonly pool: pg.Pool
  readonly ledger: Ledger
  readonly payments: Payments
  readonly mail: MailServer
  readonly files: KeptFiles
  readonly products: readonly Pick<Product, 'unaskedEnds'>[]
  readonly readers: readonly Reader[]
  /** Pieces by variant, before anybody bought. */
  readonly firstStock: ReadonlyMap<string, number>
  /** Of the process that was never killed, after warming up and at the end. */
  readonly memory: { readonly first: Memory; readonly last: Memory }
  /** Students who were served after the last fault, out of all. */
  readonly served: { readonly students: number; readonly served: number }
}

export type Audited = {
  /** What was looked at, with its counts. */
  readonly checked: string
  /** Each as one line; none when everything is as it must be. */
  readonly differences: readonly string[]
}

export type Audit = { readonly name: string; readonly run: (evidence: Evidence) => Promise<Audited> }

/** One line for each row of a query that must find none. */
export async function rowsAsLines(pool: pg.Pool, what: string, query: string): Promise<string[]> {
  const { rows } = await pool.query<Record<string, unknown>>(query)
  return rows.map((row) => `${what}: ${JSON.stringify(row)}`)
}

export async function countOf(pool: pg.Pool, query: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(query)
  return Number(rows[0]?.count ?? 0)
}
