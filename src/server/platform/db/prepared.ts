/**
 * Hot queries as prepared statements: PostgreSQL plans them once per connection instead of at every call, which for
 * a look-up by keys over several tables is most of its work. Behind a pool in transaction mode they are plain ones
 * (client.ts).
 */
import type { CompiledQuery } from 'kysely'
import type pg from 'pg'

/**
 * @param name unique to the query; its SQL text must be the same at every call (the driver refuses another)
 * @param query what `compile()` of a Kysely query gives
 */
export async function executePrepared<Row>(
  pool: pg.Pool,
  name: string,
  query: CompiledQuery<Row>,
): Promise<Row[]> {
  const { rows } = await pool.query({ name, text: query.sql, values: [...query.parameters] })
  // The driver knows no row types; Kysely has derived this one from the query that made the text.
  return rows as Row[]
}
