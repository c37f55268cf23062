/** From the built-in database to a second real PostgreSQL: all of it or nothing, and never two shops. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { moveDatabase } from '#server/platform/backup/move-database.ts'
import { refuseUnfinishedMove } from '#server/platform/backup/move-marker.ts'
import { createPool } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import {
  closePlace,
  contentsOf,
  filesOf,
  fillPlace,
  logger,
  newPath,
  openPlace,
  rulesOf,
} from './backup-fixture.ts'
import { until } from './embedded-postgres-driver.ts'
import { compileCache } from './prepared-data.ts'

const ROOT = join(import.meta.dirname, '../..')
const NOW = new Date('2026-11-21T12:00:00Z')

/** A filled shop that is stopped, and an empty database on another server. */
async function aShopAndAServer() {
  const shop = await fillPlace(newPath('data'))
  const before = { contents: await contentsOf(shop.pool), rules: await rulesOf(shop.pool) }
  await closePlace(shop)
  const server = await openPlace(newPath('server'))
  const { host, user, password } = server.postgres.connection
  await server.pool.query('create database shop')
  const url = `postgresql://${user}:${password}@/shop?host=${encodeURIComponent(host)}`
  const pool = createPool({ url }, { max: 2, logger })
  onTestFinished(() => pool.end())
  return { dataDir: shop.dataDir, filesDir: shop.filesDir, before, url, pool }
}

function command(dataDir: string, url: string, env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [join(ROOT, 'scripts/move-database.ts'), url], {
    env: { PATH: '/usr/bin:/bin', ...compileCache(), DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
  })
}

function start(dataDir: string, env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [join(ROOT, 'build/product/main.js')], {
    env: {
      PATH: '/usr/bin:/bin',
      ...compileCache(),
      DATA_DIR: dataDir,
      PORT: '0',
      NODE_ENV: 'production',
      ...env,
    },
    encoding: 'utf8',
  })
}

test('by one command every row, rule and number is on the other server, and the old database is left alone for good', async () => {
  const { dataDir, filesDir, before, url, pool } = await aShopAndAServer()
  const files = filesOf(filesDir)
  const { status, stdout, stderr } = command(dataDir, url)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  // PostgreSQL may report before that it ended an autovacuum.
  expect(stdout).toMatch(/^moved to .*\/shop: \d+ tables, \d+ rows/m)
  expect(stdout).not.toContain('postgres:')
  expect(await contentsOf(pool)).toEqual(before.contents)
  expect(await rulesOf(pool)).toEqual(before.rules)
  expect(filesOf(filesDir)).toEqual(files)
  await refuseUnfinishedMove(pool)

  const onTheOld = start(dataDir)
  expect(onTheOld.status).not.toBe(0)
  expect(onTheOld.stderr).toMatch(/was moved to .*\/shop at .*: set DATABASE_URL/)
  const again = command(dataDir, url)
  expect(again.status).toBe(1)
  expect(again.stderr).toContain('nothing was moved: the database of')

  rmSync(join(dataDir, 'database.moved'))
  const back = await openPlace(dataDir)
  expect(await contentsOf(back.pool)).toEqual(before.contents)
})

test('a target that is not empty is refused and left as it is', async () => {
  const { dataDir, url, pool } = await aShopAndAServer()
  await pool.query('create table letters (id int); insert into letters values (7)')
  const { status, stderr } = command(dataDir, url)
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'nothing was moved: the database to move to is not empty (letters): only an empty one is taken\n',
  })
  expect((await pool.query('select id from letters')).rows).toEqual([{ id: 7 }])
  expect(existsSync(join(dataDir, 'database.moved'))).toBe(false)
  await pool.query('drop table letters')
  await migrate(pool, logger)
  expect(command(dataDir, url).stderr).toContain('is not empty')
})

test('a move that was killed leaves a target on which nothing starts, and the next one does all of it', async () => {
  const { dataDir, before, url, pool } = await aShopAndAServer()
  const child = spawn(process.execPath, [join(ROOT, 'scripts/move-database.ts'), url], {
    env: { PATH: '/usr/bin:/bin', ...compileCache(), DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const hasBegun = async () =>
    (await pool.query("select from pg_namespace where nspname = 'domine_move_unfinished'")).rowCount === 1
  await until(hasBegun, 'the move has begun')
  child.kill('SIGKILL')
  await ended
  const started = start(newPath('other'), { DATABASE_URL: url })
  expect(started.stderr).toContain('did not finish: run npm run move-database again')

  const { status, stderr } = command(dataDir, url)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(await contentsOf(pool)).toEqual(before.contents)
})

test('a move that fails in the middle gives the target back empty, and the shop goes on as it was', async () => {
  const { dataDir, before, url, pool } = await aShopAndAServer()
  // The server refuses what a table of ours is made of.
  await pool.query(`
    create function refuse() returns event_trigger language plpgsql as $$
    begin
      if exists (select from pg_event_trigger_ddl_commands() where object_identity = 'public.order_lines')
      then raise exception 'not here'; end if;
    end $$;
    create event trigger refuse on ddl_command_end execute function refuse()`)
  await expect(moveDatabase({ dataDir, url, logger, now: NOW })).rejects.toThrow('not here')
  const left = await pool.query("select from pg_class where relnamespace = 'public'::regnamespace")
  expect(left.rowCount).toBe(0)
  const back = await openPlace(dataDir)
  expect(await contentsOf(back.pool)).toEqual(before.contents)
})

test('beside the running product, with DATABASE_URL set and without an address nothing is moved', async () => {
  const { dataDir, url } = await aShopAndAServer()
  expect(command(dataDir, url, { DATABASE_URL: url }).stderr).toContain('DATABASE_URL is set')
  expect(command(dataDir, 'mysql://x').stderr).toContain('DATABASE_URL must begin with postgres://')
  expect(command(dataDir, 'postgres://nobody:x@127.0.0.1:1/none').stderr).toContain('cannot be reached')
  await openPlace(dataDir)
  expect(command(dataDir, url).stderr).toContain('another instance is already running')
})
