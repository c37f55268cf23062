/** The database answers nothing and closes nothing: each statement, each wait and each stop has an end of its own. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { allowLongStatements, endPool } from '#server/platform/db/connection-bounds.ts'
import { isHearing, listenToDatabase } from '#server/platform/db/listen.ts'
import { createHealth } from '#server/platform/http/health.ts'
import { createLogger } from '#server/platform/logger.ts'
import { startSilentProxy } from '#tests/support/silent-proxy.ts'

const logger = createLogger({ level: 'silent' })
const PATIENCE_MS = 1_000

async function aPoolOverAProxy(max = 4) {
  const proxy = await startSilentProxy(inject('databaseServer'))
  const pool = createPool(proxy.target, { max, logger, statementPatienceMs: PATIENCE_MS })
  return {
    ...proxy,
    pool,
    [Symbol.asyncDispose]: async () => {
      if (!pool.ending) await endPool(pool)
      await proxy[Symbol.asyncDispose]()
    },
  }
}

test('a statement without an answer fails, and takes the connections at rest with it', async () => {
  await using database = await aPoolOverAProxy()
  const { pool } = database
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
  for (const client of clients) client.release()
  expect(pool.idleCount).toBe(3)
  database.fallSilent()
  await expect(pool.query('select 1')).rejects.toMatchObject({
    code: 'ETIMEDOUT',
    message: 'the database did not answer within 1 s',
  })
  expect([pool.totalCount, pool.idleCount]).toEqual([0, 0])
  database.comeBack()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a transaction without an answer fails and gives its place back', async () => {
  await using database = await aPoolOverAProxy(1)
  const { pool } = database
  const failed = createDb(pool)
    .transaction()
    .execute(async (tx) => {
      await tx
        .selectFrom('schema_migrations' as never)
        .execute()
        .catch(() => {})
      database.fallSilent()
      await tx.selectFrom('schema_migrations' as never).execute()
    })
  await expect(failed).rejects.toThrow()
  database.comeBack()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a statement that takes longer than others may, and an answer that comes in time, are left alone', async () => {
  await using database = await aPoolOverAProxy()
  const client = await database.pool.connect()
  await client.query('select pg_sleep(0.5)')
  allowLongStatements(client, 60_000)
  await client.query('select pg_sleep(1.5)')
  client.release(true)
})

test('an answer that came while the process was busy counts', async () => {
  await using database = await aPoolOverAProxy()
  const asked = database.pool.query('select 1 as one')
  await sleep(0)
  const busyUntil = performance.now() + PATIENCE_MS + 500
  while (performance.now() < busyUntil);
  expect((await asked).rows).toEqual([{ one: 1 }])
})

test('a pool ends although a connection is held and nobody answers', async () => {
  await using database = await aPoolOverAProxy()
  const { pool } = database
  const held = await pool.connect()
  database.fallSilent()
  const startedAtMs = performance.now()
  await endPool(pool)
  expect(performance.now() - startedAtMs).toBeLessThan(4_000)
  await expect(held.query('select 1')).rejects.toThrow()
})

test('who listens is told of a silence, is deaf meanwhile, and hears again', async () => {
  await using database = await aPoolOverAProxy()
  const { pool } = database
  const told: string[] = []
  const listening = listenToDatabase(pool, logger, {
    channels: ['silence_test'],
    onNotification: (_, payload) => told.push(payload),
    onListening: () => told.push('listening'),
    onLost: () => told.push('lost'),
  })
  expect(isHearing(pool)).toBe(false)
  await expect.poll(() => told).toEqual(['listening'])
  await expect.poll(() => isHearing(pool)).toBe(true)
  await pool.query("notify silence_test, 'one'")
  await expect.poll(() => told).toEqual(['listening', 'one'])

  database.fallSilent()
  await expect.poll(() => told.at(-1), { timeout: 15_000 }).toBe('lost')
  expect(isHearing(pool)).toBe(false)
  expect(await createHealth(pool).findHindrance()).not.toBeNull()
  database.comeBack()
  await expect.poll(() => told.at(-1), { timeout: 25_000 }).toBe('listening')
  await expect.poll(() => isHearing(pool)).toBe(true)
  await pool.query("notify silence_test, 'two'")
  await expect.poll(() => told.at(-1)).toBe('two')
  await listening.close()
  expect(isHearing(pool)).toBe(true)
})

test('readiness is told within two seconds, death after the time given, and both end with the silence', async () => {
  await using database = await aPoolOverAProxy()
  const health = createHealth(database.pool, { deadAfterMs: 8_000 })
  const watch = health.watch()
  expect([await health.findHindrance(), health.findDeath()]).toEqual([null, null])
  database.fallSilent()
  const startedAtMs = performance.now()
  expect(await health.findHindrance()).toBe('the database does not answer')
  expect(performance.now() - startedAtMs).toBeLessThan(2_000)
  expect(health.findDeath()).toBeNull()
  await expect
    .poll(() => health.findDeath(), { timeout: 20_000 })
    .toMatch(/^the database has not answered for \d+ s$/)
  database.comeBack()
  await expect.poll(() => health.findHindrance(), { timeout: 25_000 }).toBeNull()
  expect(health.findDeath()).toBeNull()
  health.leave()
  expect(await health.findHindrance()).toBe('the process stops')
  await watch.close()
})

test('a process whose connections are all busy is ready as long as the database answers others', async () => {
  await using database = await aPoolOverAProxy(1)
  const { pool } = database
  const held = await pool.connect()
  const health = createHealth(pool)
  const others = setInterval(() => void held.query('select 1').catch(() => {}), 200)
  expect(await health.findHindrance()).toBeNull()
  database.fallSilent()
  await sleep(100)
  expect(await health.findHindrance()).toBe('the database does not answer')
  clearInterval(others)
  held.release(true)
})
