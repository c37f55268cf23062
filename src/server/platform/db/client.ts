/**
 * The one way to the database: a pg pool and Kysely on it. Says nothing about which tables exist (schema.ts).
 */
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Logger } from '../logger.ts'
import { boundStatements, STATEMENT_PATIENCE_MS } from './connection-bounds.ts'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>
/** A connection or a transaction: repositories take either. */
export type DbOrTx = Kysely<Database> | Transaction<Database>
export type Tx = Transaction<Database>

export type DatabaseTarget =
  | { url: string }
  | { host: string; port: number; user: string; password: string; database: string }

/**
 * A pool that survives the restart of its server: a broken connection is dropped, not thrown. The pool itself listens
 * to the idle ones only, and one that breaks between two queries of a transaction would end the process.
 *
 * @param options.statementPatienceMs how long an answer is waited for here: another one in tests only
 */
export function createPool(
  target: DatabaseTarget,
  options: { max: number; logger: Logger; statementPatienceMs?: number },
): pg.Pool {
  const { url, ...address } = 'url' in target ? target : { ...target, url: undefined }
  const pool = new pg.Pool({
    ...address,
    ...(url === undefined ? {} : { connectionString: url }),
    max: options.max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'domine-a-redacao',
    // A server that has lost its power is noticed on connections at rest, too.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  boundStatements(pool, options.statementPatienceMs ?? STATEMENT_PATIENCE_MS)
  pool.on('error', () => {})
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      // At a stop the database ends what the pool was just about to end.
      if (!pool.ending) options.logger.warn({ err: error }, 'a database connection was lost')
    }),
  )
  return pool
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/** Throws where the database does not answer. */
export async function askDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  let isBroken = true
  try {
    await client.query('select 1')
    isBroken = false
  } finally {
    client.release(isBroken)
  }
}
