/**
 * Forward-only migrations: migrations/NNNN-verb-noun.sql, each in a transaction, its name and SHA-256 recorded.
 * A recorded file that has changed, or one that is gone, refuses the start. Several processes may call it at once.
 * A migration may take as long as it takes, but it never waits long for a lock: whoever comes after it in the queue,
 * every visitor of a process that still runs, would wait too. It lets go and tries again.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '#server/platform/start-error.ts'
import type { Logger } from '../logger.ts'
import { PROJECT_ROOT } from '../project-files.ts'
import { allowLongStatements } from './connection-bounds.ts'

const MIGRATIONS_DIR = join(PROJECT_ROOT, 'migrations')
const LOCK_KEY = 727_501
/** What visitors of another process wait for at most. */
const LOCK_WAIT_MS = 3_000
/** Between two tries, and how many there are: about ten minutes. */
const RETRY_MS = 2_000
const TRIES = 120
const LOCK_NOT_AVAILABLE = '55P03'
/** No migration takes longer; a connection that died meanwhile is noticed by then at the latest. */
const LONGEST_MIGRATION_MS = 6 * 3600_000

export type Migration = { name: string; sha256: string; sql: string }

/** The migrations of this version of the product, in order. */
export async function readMigrations(dir: string = MIGRATIONS_DIR): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${dir}/${name}`, 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Brings the database to the newest migration; does nothing when it is there already.
 * @throws StartError when a recorded migration was edited or is unknown to this version
 */
export async function migrate(
  pool: pg.Pool,
  logger: Logger,
  migrations?: readonly Migration[],
): Promise<void> {
  const wanted = migrations ?? (await readMigrations())
  const client = await connect(pool)
  try {
    allowLongStatements(client, LONGEST_MIGRATION_MS)
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from schema_migrations',
    )
    const recorded = new Map(rows.map((row) => [row.name, row.sha256]))
    refuseForeignHistory(wanted, recorded)
    for (const migration of wanted) {
      if (recorded.has(migration.name)) continue
      await applyBetweenVisitors(client, migration, logger)
      logger.info({ migration: migration.name }, 'database migrated')
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => {})
    // With its limits off it is nobody else's.
    client.release(true)
  }
}

/** The first use of the database at a start: anyone who gave its address can fix it. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (cause) {
    throw new StartError(`the database cannot be reached: ${(cause as Error).message}`, { cause })
  }
}

function refuseForeignHistory(wanted: readonly Migration[], recorded: ReadonlyMap<string, string>): void {
  const known = new Map(wanted.map((migration) => [migration.name, migration.sha256]))
  for (const [name, sha256] of recorded) {
    if (!known.has(name)) {
      throw new StartError(
        `the database was migrated by a newer version of the product (it knows ${name}): update this one`,
      )
    }
    if (known.get(name) !== sha256) {
      throw new StartError(`the migration ${name} was changed after it had been applied: restore the file`)
    }
  }
}

async function applyBetweenVisitors(
  client: pg.PoolClient,
  migration: Migration,
  logger: Logger,
): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await apply(client, migration)
    } catch (error) {
      if (left <= 1 || !isLockRefusal(error)) {
        throw new StartError(`the migration ${migration.name} failed: ${(error as Error).message}`, {
          cause: error,
        })
      }
      logger.warn({ migration: migration.name }, 'a migration waits for a lock that others hold')
      await sleep(RETRY_MS)
    }
  }
}

function isLockRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`)
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
