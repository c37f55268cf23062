/**
 * Hot queries as prepared statements: PostgreSQL plans them once per connection instead of at every call, which for
 * a look-up by keys over several tables is most of its work. Behind a pool in transaction mode they are plain ones
 * (client.ts).
 */
import type { Compilable, CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Db } from './client.ts'

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

/**
 * As `executePrepared`, for a query whose text is also made once, at its first use: to write it anew costs more than to
 * send it.
 *
 * @param write the query for these values, which it may only pass on: it is called with others in their place
 */
export function prepareOnce<Values extends readonly string[], Row>(
  name: string,
  write: (db: Db, ...values: Values) => Compilable<Row>,
): (ways: { db: Db; pool: pg.Pool }, ...values: Values) => Promise<Row[]> {
  let written: { query: CompiledQuery<Row>; places: readonly number[] } | undefined
  return ({ db, pool }, ...values) => {
    written ??= writeOnce(db, write, values)
    const { query, places } = written
    const parameters = query.parameters.map((constant, n) => values[places[n] ?? -1] ?? constant)
    return executePrepared(pool, name, { ...query, parameters })
  }
}

function writeOnce<Values extends readonly string[], Row>(
  db: Db,
  write: (db: Db, ...values: Values) => Compilable<Row>,
  values: Values,
) {
  const marks = values.map((_, n) => `value ${n} of a prepared query`)
  // As many as there are values, and texts as they are.
  const query = write(db, ...(marks as unknown as Values)).compile()
  return { query, places: query.parameters.map((parameter) => marks.indexOf(String(parameter))) }
}
