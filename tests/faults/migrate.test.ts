/** Migrations on a database that serves visitors: they take their time, but nobody waits behind them for a lock. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPool } from '#server/platform/db/client.ts'
import { endPool } from '#server/platform/db/connection-bounds.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import { type Migration, migrate } from '#server/platform/db/migrate.ts'
import { createLogger } from '#server/platform/logger.ts'
import { copyPrepared } from './prepared-data.ts'

const logger = createLogger({ level: 'silent' })

async function aDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'domine-migrate-'))
  const dataDir = join(folder, 'data')
  copyPrepared('empty', dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir, logger, durable: false })
  const pool = createPool(postgres.connection, { max: 4, logger })
  return {
    pool,
    [Symbol.asyncDispose]: async () => {
      await endPool(pool)
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const aMigration = (name: string, sql: string): Migration => ({ name, sql, sha256: name })

test('a migration that takes longer than any call may is applied, and its limits stay with it', async () => {
  await using database = await aDatabase()
  const { pool } = database
  await migrate(pool, logger, [aMigration('0001-slow.sql', 'select pg_sleep(21)')])
  const { rows } = await pool.query('select name from schema_migrations')
  expect(rows).toEqual([{ name: '0001-slow.sql' }])
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }])
})

test('a migration that finds a table in use lets visitors pass, tries again and is applied once', async () => {
  await using database = await aDatabase()
  const { pool } = database
  await pool.query('create table visited (id int)')
  const user = await pool.connect()
  await user.query('begin')
  await user.query('select from visited')
  const migrated = migrate(pool, logger, [
    aMigration('0001-alter.sql', 'alter table visited add column more int'),
  ])
  await sleep(500)
  // Behind the waiting migration, until it lets go.
  const startedAtMs = performance.now()
  await pool.query('select from visited')
  expect(performance.now() - startedAtMs).toBeLessThan(10_000)
  const second = migrate(pool, logger, [
    aMigration('0001-alter.sql', 'alter table visited add column more int'),
  ])
  await user.query('commit')
  user.release()
  await Promise.all([migrated, second])
  expect((await pool.query('select count(more)::int as count from visited')).rows).toEqual([{ count: 0 }])
})
