/**
 * The one way to the database: a pg pool and Kysely on it. Says nothing about which tables exist (schema.ts).
 */
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Logger } from '../logger.ts'
import { boundStatements, STATEMENT_PATIENCE_MS } from './connection-bounds.ts'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>
/** What the server ends by itself; connection-bounds.ts has the patience of this side. */
export const SESSION_LIMITS = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
} as const

/** A connection or a transaction: repositories take either. */
export type DbOrTx = Kysely<Database> | Transaction<Database>
export type Tx = Transaction<Database>

export type DatabaseTarget =
  | { url: string }
  | { host: string; port: number; user: string; password: string; database: string }

/**
 * Two ways to one database. `direct` is for what needs a session of its own: announcements, locks, migrations, backups.
 * Null: the first one keeps its sessions, too.
 */
export type DatabaseWays = { readonly target: DatabaseTarget; readonly direct: DatabaseTarget | null }

/**
 * A pool that survives the restart of its server: a broken connection is dropped, not thrown. The pool itself listens
 * to the idle ones only, and one that breaks between two queries of a transaction would end the process.
 *
 * @param options.keepsSessions false: a pooler in between hands each transaction another server connection. Nothing is
 *   set for the session then (such poolers refuse the limits at the connect), and nothing is prepared under a name
 * @param options.connectMs how long a connection is waited for
 * @param options.statementPatienceMs how long an answer is waited for here: a shorter one where somebody else can be asked
 */
export function createPool(
  target: DatabaseTarget,
  options: {
    max: number
    logger: Logger
    keepsSessions?: boolean
    connectMs?: number
    statementPatienceMs?: number
  },
): pg.Pool {
  const { url, ...address } = 'url' in target ? target : { ...target, url: undefined }
  const { keepsSessions = true } = options
  const pool = new pg.Pool({
    ...address,
    ...(url === undefined ? {} : { connectionString: url }),
    max: options.max,
    connectionTimeoutMillis: options.connectMs ?? 10_000,
    idleTimeoutMillis: 60_000,
    ...(keepsSessions ? SESSION_LIMITS : {}),
    application_name: 'domine-a-redacao',
    // A server that has lost its power is noticed on connections at rest, too.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  boundStatements(pool, options.statementPatienceMs ?? STATEMENT_PATIENCE_MS)
  if (!keepsSessions) pool.on('connect', leaveUnnamed)
  pool.on('error', () => {})
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      // At a stop the database ends what the pool was just about to end.
      if (!pool.ending) options.logger.warn({ err: error }, 'a database connection was lost')
    }),
  )
  return pool
}

/** A statement that was prepared under a name is unknown to the next server connection. */
function leaveUnnamed(client: pg.PoolClient): void {
  // The driver's own function, which takes texts and objects, with a callback and without.
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  const unnamed = (asked: unknown, ...rest: unknown[]) =>
    query(isNamed(asked) ? { ...asked, name: undefined } : asked, ...rest)
  client.query = unnamed as typeof client.query
}

/** Not a statement of a class of its own, which sends itself. */
function isNamed(asked: unknown): asked is object {
  return typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked)
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
