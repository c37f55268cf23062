/** The whole product while its PostgreSQL is killed: it says so, comes back by itself, and can always be stopped. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { type RunningProduct, startProduct } from '#server/lifecycle.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { createLogger } from '#server/platform/logger.ts'
import { storeTexts } from '#texts/shop/store.ts'

type Product = RunningProduct & { url: string; killDatabase: () => Promise<void> } & AsyncDisposable

async function aProductOfItsOwn(): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'domine-outage-'))
  const config = loadConfig({ PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  const product = await startProduct(config, createLogger({ level: 'silent' }), 'production')
  const address = product.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const postmaster = async () => (await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0]
  return {
    ...product,
    url: `http://127.0.0.1:${port}`,
    killDatabase: async () => void process.kill(Number(await postmaster()), 'SIGKILL'),
    [Symbol.asyncDispose]: async () => {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const ask = async (product: Product, path: string, init?: RequestInit) => {
  const response = await fetch(product.url + path, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const untilReady = (product: Product) =>
  expect.poll(async () => (await ask(product, '/readyz')).status, { timeout: 60_000, interval: 50 }).toBe(200)

const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]

test('every kind of answer carries the headers that protect its reader', async () => {
  await using product = await aProductOfItsOwn()
  for (const [kind, path, status] of [
    ['a fresh page', '/store', 200],
    ['a kept page', '/store', 200],
    ['a page with a query', '/store?x=1', 200],
    ['a missing page', '/nada-disso', 404],
    ['a file', '/favicon.svg', 200],
    ['a call', '/store/store_redacao/products', 200],
    ['a refused call', '/auth/v1/user', 401],
    ['a download that is none', '/storage/v1/object/sign/materials/a/b/c.pdf', 403],
    ['the data of a page', '/store.data', 200],
  ] as const) {
    const answer = await ask(product, path)
    expect(answer.status, kind).toBe(status)
    const missing = SECURITY_HEADERS.filter((name) => !answer.headers.has(name))
    expect(missing, kind).toEqual([])
    expect(answer.headers.get('cache-control') ?? '', kind).not.toContain('s-maxage')
    expect(answer.text, kind).not.toContain('nonce=')
  }
  const refused = await ask(product, '/store', { method: 'POST' })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('on a machine whose clock is two hours ahead the product goes by the clock of its database', async () => {
  const begun = { at: Date.now(), running: performance.now() }
  vi.useFakeTimers({ toFake: ['Date'], now: begun.at + 2 * 3_600_000 })
  try {
    await using product = await aProductOfItsOwn()
    const trueMs = begun.at + performance.now() - begun.running
    expect(Math.abs(product.context.now().getTime() - trueMs)).toBeLessThan(60_000)
  } finally {
    vi.useRealTimers()
  }
})

test('while the database is away the product answers 503, and serves again by itself', async () => {
  await using product = await aProductOfItsOwn()
  const { pool } = product.context
  // A transaction that waits for something else, as one does that sends a mail.
  const waiting = await pool.connect()
  await waiting.query('begin')
  // Until it is noticed, the old connections would still answer.
  const lost = new Promise<void>((resolve) => waiting.on('end', () => resolve()))
  await product.killDatabase()
  await lost
  const answers = await Promise.all(
    [
      '/store/store_redacao/collections',
      '/product/prod_introducao?x=1',
      '/pagamento/6c0f4f0e-0000-4000-8000-000000000001?token=x',
      '/readyz',
      '/sitemap.xml',
    ].map((path) => ask(product, path)),
  )
  for (const { status, text } of answers) {
    expect([503, 200, 404]).toContain(status)
    expect(text).not.toMatch(/postmaster|57P0|node_modules/)
  }
  await ask(product, '/')
  waiting.release(true)
  await untilReady(product)
  await expect
    .poll(async () => (await ask(product, '/')).text, { timeout: 30_000, interval: 100 })
    .not.toContain('HTTP 503')
  expect((await ask(product, '/store/store_redacao/collections')).status).toBe(200)
})

test('the store without its database answers 503 with a page that says so, and is not kept', async () => {
  await using product = await aProductOfItsOwn()
  const { pool } = product.context
  const refused = vi
    .spyOn(pool, 'connect')
    .mockImplementation(() => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })))
  const store = await ask(product, '/store')
  expect(store.status).toBe(503)
  expect(store.text).toContain('Erro ao carregar produtos: HTTP 503: Service Unavailable')
  expect(store.text).toContain(storeTexts.tryAgain)
  refused.mockRestore()
  const again = await ask(product, '/store')
  expect([again.status, again.text.includes('Erro ao carregar')]).toEqual([200, false])
})

test('when somebody deletes the socket of PostgreSQL, it gets a new one', async () => {
  await using product = await aProductOfItsOwn()
  const { pool } = product.context
  const { rows } = await pool.query<{ path: string }>(
    "select current_setting('unix_socket_directories') as path",
  )
  await rm(rows[0]!.path, { recursive: true })
  const before = await pool.query('select pg_postmaster_start_time() as at')
  await expect
    .poll(
      () =>
        pool.query('select pg_postmaster_start_time() as at').then(
          ({ rows }) => rows,
          () => [],
        ),
      {
        timeout: 60_000,
      },
    )
    .toEqual([expect.not.objectContaining(before.rows[0])])
  await untilReady(product)
  const fresh = await pool.connect()
  expect((await fresh.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  fresh.release(true)
})

test('it stops in the midst of an outage, and closes what it had opened', async () => {
  await using product = await aProductOfItsOwn()
  await product.killDatabase()
  await product.stop()
  await expect(fetch(`${product.url}/healthz`)).rejects.toThrow()
})

test('a caller who never ends the headers is cut off, and others are served meanwhile', async () => {
  await using product = await aProductOfItsOwn()
  const { server } = product
  expect(server.headersTimeout).toBeLessThanOrEqual(20_000)
  expect(server.requestTimeout).toBeLessThanOrEqual(60_000)
  server.headersTimeout = 500
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  const cut = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))))
  const trickle = setInterval(() => socket.write('X-A: b\r\n'), 100)
  expect((await ask(product, '/healthz')).status).toBe(200)
  expect(await Promise.race([cut, sleep(20_000, 'still open')])).toMatch(/^HTTP\/1.1 408 /)
  clearInterval(trickle)
  socket.destroy()
})
