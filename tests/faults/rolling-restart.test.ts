/**
 * A new version behind deploy/Caddyfile: two processes are restarted one after the other while requests come, and none
 * of them is lost. ROLLING_REQUESTS restarts them until that many were asked.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import { createLogger } from '#server/platform/logger.ts'
import { freePortOf, startCaddy } from '#tests/support/caddy.ts'
import { startSilentProxy } from '#tests/support/silent-proxy.ts'
import { compileCache, copyPrepared } from './prepared-data.ts'

const ROOT = join(import.meta.dirname, '../..')
const HAS_CADDY = spawnSync('caddy', ['version']).status === 0
const WANTED = Number(process.env['ROLLING_REQUESTS'] ?? 1)
const CALLERS = 16
/** A kept page, an answer of the database, and one that no proxy may send twice. */
const ASKED = [
  ['GET', '/', 200],
  ['GET', '/store/store_redacao/products?limit=1', 200],
  ['POST', '/healthz', 405],
] as const

type Product = { port: number; start: () => Promise<void>; stop: () => Promise<void> }

async function aProduct(env: Record<string, string>): Promise<Product> {
  const port = await freePortOf()
  let child: ChildProcess | null = null
  return {
    port,
    async start() {
      child = spawn(join(ROOT, 'node_modules/.bin/node'), ['build/product/main.js'], {
        cwd: ROOT,
        stdio: 'ignore',
        env: { ...process.env, ...compileCache(), NODE_ENV: 'production', PORT: String(port), ...env },
      })
      await expect
        .poll(
          () =>
            fetch(`http://127.0.0.1:${port}/readyz`).then(
              ({ ok }) => ok,
              () => false,
            ),
          {
            timeout: 120_000,
            interval: 100,
          },
        )
        .toBe(true)
    },
    async stop() {
      if (!child) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      expect((await ended)[0]).toBe(0)
      child = null
    },
  }
}

test.skipIf(!HAS_CADDY)(
  'a rolling restart under load loses no request',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'domine-rolling-'))
    const logger = createLogger({ level: 'silent' })
    const dataDir = join(folder, 'data')
    copyPrepared('empty', dataDir)
    const postgres = await startEmbeddedPostgres({ dataDir, logger, durable: false })
    const database = await startSilentProxy(postgres.connection)
    const env = { DATABASE_URL: database.url, DATA_DIR: folder, TRUSTED_PROXIES: '1', RATE_LIMITS: 'off' }
    const products = [await aProduct(env), await aProduct(env)]
    try {
      for (const { start } of products) await start()
      await using proxy = await startCaddy(products.map(({ port }) => `127.0.0.1:${port}`))
      const load = startLoad(proxy.port)
      do {
        for (const { stop, start } of products) {
          await stop()
          await start()
          // Until the proxy has seen it.
          await sleep(3_000)
        }
      } while (load.count() < WANTED)
      const wrong = await load.end()
      console.warn(`${load.count()} requests, ${wrong.length} of them wrong`)
      expect(wrong).toEqual([])
    } finally {
      for (const { stop } of products) await stop()
      await database[Symbol.asyncDispose]()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
  3_600_000,
)

/** Callers on kept connections, each asking again as soon as it is answered. */
function startLoad(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  const wrong: string[] = []
  let count = 0
  let isOver = false
  const call = async (offset: number) => {
    for (let turn = offset; !isOver; turn += 1) {
      const [method, path, status] = ASKED[turn % ASKED.length]!
      const answered = await ask(agent, port, method, path)
      count += 1
      if (answered !== status) wrong.push(`${method} ${path}: ${answered}`)
    }
  }
  const callers = Array.from({ length: CALLERS }, (_, offset) => call(offset))
  return {
    count: () => count,
    async end() {
      isOver = true
      await Promise.all(callers)
      agent.destroy()
      return wrong
    },
  }
}

function ask(agent: Agent, port: number, method: string, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const call = request({ agent, port, host: '127.0.0.1', method, path }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', (error) => resolve(error.message))
    })
    call.once('error', (error) => resolve(error.message))
    call.end()
  })
}
