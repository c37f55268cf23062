/** Two processes of the whole product while their database answers nothing and closes nothing: silence, not refusal. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type RunningProduct, startProduct } from '#server/lifecycle.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import { createLogger } from '#server/platform/logger.ts'
import { startSilentProxy } from '#tests/support/silent-proxy.ts'
import { copyPrepared } from './prepared-data.ts'

const logger = createLogger({ level: process.env['TEST_LOG'] ?? 'silent' })
/** What is promised for a stop (docs/operations.md), and what a loaded machine needs besides. */
const STOP_MS = 30_000 + 10_000

type Product = RunningProduct & { url: string }

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'domine-silent-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

async function start(env: Record<string, string>): Promise<Product> {
  const config = loadConfig({ PORT: '0', RATE_LIMITS: 'off', ...env })
  const product = await startProduct(config, logger, 'production')
  const address = product.server.address()
  return { ...product, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` }
}

async function ask({ url }: Product, path: string) {
  const startedAtMs = performance.now()
  const response = await fetch(url + path)
  const text = await response.text()
  return { status: response.status, text, ms: performance.now() - startedAtMs }
}

const untilReady = (product: Product) =>
  expect
    .poll(async () => (await ask(product, '/readyz')).status, { timeout: 60_000, interval: 100 })
    .toBe(200)

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAtMs = performance.now()
  await work()
  return performance.now() - startedAtMs
}

/** A visitor of the chat: what its socket was told. */
async function aListener({ url, context }: Product): Promise<{ heard: string[]; close: () => void }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0`, {
    origin: context.config.siteUrl,
  })
  const heard: string[] = []
  socket.on('message', (data) => heard.push(String(data)))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(
    JSON.stringify({
      topic: 'realtime:chat:global',
      event: 'phx_join',
      payload: {},
      ref: '1',
      join_ref: '1',
    }),
  )
  await expect
    .poll(() => heard.some((text) => text.includes('"status":"ok"')), { timeout: 20_000 })
    .toBe(true)
  return { heard, close: () => socket.terminate() }
}

test('the network swallows what two processes say to the database: they say so, and come back by themselves', async () => {
  await using place = await aFolder()
  const dataDir = join(place.folder, 'data')
  copyPrepared('empty', dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir, logger, durable: false })
  await using proxy = await startSilentProxy(postgres.connection)
  const env = { DATABASE_URL: proxy.url, DATA_DIR: join(place.folder, 'files') }
  const first = await start(env)
  const second = await start(env)
  const both = [first, second]
  const listener = await aListener(first)
  try {
    for (const product of both) await untilReady(product)
    proxy.fallSilent()
    for (const product of both) {
      const { status, ms } = await ask(product, '/readyz')
      expect([status, ms < 2_500]).toEqual([503, true])
    }
    // More callers than there are connections; each is answered.
    const answers = await Promise.all(
      both.flatMap((product) =>
        Array.from({ length: 15 }, () => ask(product, '/store/store_redacao/collections')),
      ),
    )
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([503])
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(30_000)
    const told = listener.heard.filter((text) => text.includes('"gap"')).length

    proxy.comeBack()
    for (const product of both) await untilReady(product)
    for (const product of both)
      expect((await ask(product, '/store/store_redacao/collections')).status).toBe(200)
    expect(listener.heard.filter((text) => text.includes('"gap"')).length).toBeGreaterThan(told)
    // What one changes the other hears again.
    const { pool } = first.context
    const before = await ask(second, '/store/store_redacao/products?limit=1')
    await pool.query("update products set title = 'Apostila de outro nome'")
    await expect
      .poll(async () => (await ask(second, '/store/store_redacao/products?limit=1')).text, {
        timeout: 10_000,
      })
      .toContain('Apostila de outro nome')
    expect(before.text).not.toContain('Apostila de outro nome')

    proxy.fallSilent()
    listener.close()
    void ask(first, '/store/store_redacao/collections?again').catch(() => {})
    expect(await timeOf(() => Promise.all(both.map((product) => product.stop())))).toBeLessThan(STOP_MS)
  } finally {
    proxy.comeBack()
    await Promise.all(both.map((product) => product.stop().catch(() => {})))
    await postgres.stop()
  }
})

/** Of the postmaster and of all that it has started. */
async function processesOf(postmaster: number): Promise<number[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(
    numbers.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return { pid, parent: Number(status.slice(status.lastIndexOf(')')).split(' ')[2]) }
    }),
  )
  return [postmaster, ...parents.filter(({ parent }) => parent === postmaster).map(({ pid }) => pid)]
}

test.runIf(process.platform === 'linux')(
  'the built-in PostgreSQL is frozen: the process says that it is not ready, and ends in time',
  async () => {
    await using place = await aFolder()
    const product = await start({ DATA_DIR: place.folder })
    const postmaster = Number(
      (await readFile(join(place.folder, 'pg/postmaster.pid'), 'utf8')).split('\n')[0],
    )
    const send = async (signal: NodeJS.Signals) => {
      // The postmaster first: while it stands still nobody is added to those that are looked up.
      process.kill(postmaster, signal)
      for (const pid of await processesOf(postmaster)) {
        try {
          process.kill(pid, signal)
        } catch {}
      }
    }
    try {
      await untilReady(product)
      await send('SIGSTOP')
      const { status, ms } = await ask(product, '/readyz')
      expect([status, ms < 2_500]).toEqual([503, true])
      await sleep(25_000)
      await send('SIGCONT')
      await untilReady(product)
      expect((await ask(product, '/store/store_redacao/collections')).status).toBe(200)
      await send('SIGSTOP')
      await ask(product, '/readyz')
      expect(await timeOf(product.stop)).toBeLessThan(STOP_MS)
      expect(await processesOf(postmaster).then((left) => left.filter(isThere))).toEqual([])
    } finally {
      await send('SIGCONT').catch(() => {})
      await product.stop().catch(() => {})
    }
  },
)

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
