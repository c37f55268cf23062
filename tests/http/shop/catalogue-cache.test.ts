import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { createCatalogueCache } from '#server/shop/catalogue/catalogue-cache.ts'
import { listProducts } from '#server/shop/catalogue/service.ts'
import { aProduct } from '#tests/support/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const PATIENCE_MS = 20_000

/** The pool of the app, of which so many connections die between being given out and being used. */
function withDyingConnections(app: TestApp, count: number): { pool: pg.Pool; given: pg.PoolClient[] } {
  const { pool } = app.context
  const given: pg.PoolClient[] = []
  const connect = async () => {
    const client = await pool.connect()
    given.push(client)
    if (given.length <= count) {
      await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {})
    }
    return client
  }
  // Of a pool, the cache uses this one method.
  return { pool: { connect } as unknown as pg.Pool, given }
}

test('a connection that dies before it listens goes back to the pool, and the next one listens', async () => {
  await using app = await startTestApp()
  const { pool, given } = withDyingConnections(app, 2)
  const cache = createCatalogueCache(pool, app.context.logger)
  await using _closed = { [Symbol.asyncDispose]: cache.close }
  let changes = 0
  cache.onChange(() => {
    changes += 1
  })
  const giveUpAt = Date.now() + PATIENCE_MS
  for (let heard = 0; given.length < 3 || changes === heard; await sleep(50)) {
    if (Date.now() > giveUpAt) throw new Error('the cache does not listen again')
    if (given.length < 3) heard = changes
    await aProduct(app.context.db, {})
  }
  // The two that died hold no place any more; the third one is in use.
  expect(app.context.pool.totalCount - app.context.pool.idleCount).toBe(1)
  await cache.close()
  expect(app.context.pool.totalCount - app.context.pool.idleCount).toBe(0)
})

test('what is kept turns by itself when one sale begins and another ends', async () => {
  await using app = await startTestApp()
  const { db, pool, logger } = app.context
  const boundaryAt = new Date(Date.now() + 2_000)
  for (const [id, days] of [
    ['begins', { sale_starts_at: boundaryAt }],
    ['ends', { sale_ends_at: boundaryAt }],
  ] as const) {
    await aProduct(db, { id, variants: [{ id: `var_${id}`, saleAmountInCents: 900 }] })
    await db.updateTable('prices').set(days).where('variant_id', '=', `var_${id}`).execute()
  }
  const cache = createCatalogueCache(pool, logger)
  await using _closed = { [Symbol.asyncDispose]: cache.close }
  const ask = async (): Promise<[string, number | null][]> =>
    JSON.parse(
      await cache.json('prices', async () =>
        (await listProducts(app.context)).products.map(({ id, variants }) => [
          id,
          variants[0]?.prices[0]?.sale_amount,
        ]),
      ),
    )
  const giveUpAt = Date.now() + PATIENCE_MS
  const isTurned = (prices: [string, number | null][]) => new Map(prices).get('begins') === 900
  // Nobody writes anything meanwhile.
  for (let prices = await ask(); !isTurned(prices); prices = await ask()) {
    if (Date.now() > giveUpAt) throw new Error('the prices do not turn')
    if (Date.now() < boundaryAt.getTime()) expect(new Map(prices).get('ends')).toBe(900)
    await sleep(20)
  }
  expect(Date.now()).toBeGreaterThanOrEqual(boundaryAt.getTime())
  expect(new Map(await ask()).get('ends')).toBeNull()
})

test('what was asked for weighs as much as the answer: long keys do not fill the memory', async () => {
  await using app = await startTestApp()
  const cache = createCatalogueCache(app.context.pool, app.context.logger)
  await using _closed = { [Symbol.asyncDispose]: cache.close }
  let loads = 0
  const ask = (key: string) =>
    cache.json(key, async () => {
      loads += 1
      return null
    })
  const giveUpAt = Date.now() + PATIENCE_MS
  const first = `0${'k'.repeat(1 << 20)}`
  // Nothing is kept before the cache listens.
  for (let before = -1; loads !== before; await sleep(20)) {
    if (Date.now() > giveUpAt) throw new Error('the cache keeps nothing')
    before = loads
    await ask(first)
  }
  for (let key = 1; key <= 16; key += 1) await ask(`${key}${'k'.repeat(1 << 20)}`)
  const before = loads
  await ask(first)
  expect(loads).toBe(before + 1)
})
