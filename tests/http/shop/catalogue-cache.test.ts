import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { type KeptAnswer, keepAnswer } from '#server/platform/http/kept-answer.ts'
import { createCatalogueCache, type ListeningCatalogueCache } from '#server/shop/catalogue/catalogue-cache.ts'
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
  const ask = async (): Promise<[string, number | null][]> => {
    const answer = await cache.answer({ key: 'prices', address: '/prices' }, async () => {
      const { products } = await listProducts(app.context)
      const prices = products.map(({ id, variants }) => [id, variants[0]?.prices[0]?.sale_amount])
      return keepAnswer(JSON.stringify(prices), {})
    })
    return JSON.parse(answer.bodies.identity.toString())
  }
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

/** A cache that listens, and how often it had to make what it was asked for. */
async function aListeningCache(app: TestApp) {
  const cache = createCatalogueCache(app.context.pool, app.context.logger)
  const answer = await keepAnswer('{}', {})
  let made = 0
  const ask = (key: string, address = `/${key}`, make = async (): Promise<KeptAnswer> => answer) =>
    cache.answer({ key, address }, () => {
      made += 1
      return make()
    })
  const giveUpAt = Date.now() + PATIENCE_MS
  // Nothing is kept before the cache listens.
  for (; cache.at('/first') === undefined; await sleep(20)) {
    if (Date.now() > giveUpAt) throw new Error('the cache keeps nothing')
    await ask('first')
  }
  return { cache, ask, made: () => made, [Symbol.asyncDispose]: cache.close }
}

/** Announced as a change of the database is. */
async function announced(app: TestApp, cache: ListeningCatalogueCache): Promise<void> {
  const heard = new Promise<void>((resolve) => cache.onChange(resolve))
  await app.context.pool.query('notify catalogue_changed')
  await heard
}

test('what was asked for weighs as much as the answer: long keys do not fill the memory', async () => {
  await using app = await startTestApp()
  await using kept = await aListeningCache(app)
  for (let key = 1; key <= 16; key += 1) await kept.ask(`${key}${'k'.repeat(1 << 20)}`)
  expect(kept.cache.at('/first')).toBeUndefined()
})

test('small answers are bounded in number, and the latest stay', async () => {
  await using app = await startTestApp()
  await using kept = await aListeningCache(app)
  for (let key = 1; key <= 5_000; key += 1) await kept.ask(`product ${key}`, '/first')
  const before = kept.made()
  await kept.ask('first')
  await kept.ask('product 5000')
  expect(kept.made()).toBe(before + 1)
})

test('addresses are bounded in number and length: what stands behind them is found by its key', async () => {
  await using app = await startTestApp()
  await using kept = await aListeningCache(app)
  const long = `/${'a'.repeat(300)}`
  await kept.ask('first', long)
  await kept.ask('first', long.slice(0, -1))
  expect([kept.cache.at(long), kept.cache.at(long.slice(0, -1))]).toEqual([undefined, expect.anything()])
  for (let n = 1; n <= 2_000; n += 1) await kept.ask('first', `/products?utm=${n}`)
  expect(kept.cache.at('/first')).toBeUndefined()
  const before = kept.made()
  await kept.ask('first')
  expect([kept.made(), kept.cache.at('/first')]).toEqual([before, expect.anything()])
})

test('what is made while a change is announced is not kept, nor given to who asks after it', async () => {
  await using app = await startTestApp()
  await using kept = await aListeningCache(app)
  const { promise: before, resolve } = Promise.withResolvers<KeptAnswer>()
  const waiting = [kept.ask('slow', '/slow', () => before), kept.ask('slow', '/slow')]
  await announced(app, kept.cache)
  const after = await kept.ask('slow', '/slow', () => keepAnswer('after', {}))
  resolve(await keepAnswer('before', {}))
  const texts = [...(await Promise.all(waiting)), after].map(({ bodies }) => bodies.identity.toString())
  expect(texts).toEqual(['before', 'before', 'after'])
  expect(kept.cache.at('/slow')?.bodies.identity.toString()).toBe('after')
})

test('an error is nobody else’s: the next one who asks has it made anew', async () => {
  await using app = await startTestApp()
  await using kept = await aListeningCache(app)
  await expect(kept.ask('wrong', '/wrong', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(kept.cache.at('/wrong')).toBeUndefined()
  await kept.ask('wrong', '/wrong')
  expect(kept.cache.at('/wrong')).toBeDefined()
})

test('where nobody listens nothing is kept and nothing is shared', async () => {
  await using app = await startTestApp()
  const deaf = { connect: () => new Promise(() => {}) } as unknown as pg.Pool
  const cache = createCatalogueCache(deaf, app.context.logger)
  const texts = await Promise.all(
    ['one', 'two'].map(async (text) => {
      const answer = await cache.answer({ key: 'k', address: '/k' }, () => keepAnswer(text, {}))
      return answer.bodies.identity.toString()
    }),
  )
  expect([texts, cache.at('/k')]).toEqual([['one', 'two'], undefined])
})
