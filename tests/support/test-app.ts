/** A whole server with a database of its own, as a test needs it: `await using app = await startTestApp()`. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { AppContext } from '#server/context.ts'
import { createContext } from '#server/create-context.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { createPool } from '#server/platform/db/client.ts'
import { answerBy, createNodeServer } from '#server/platform/http/node-server.ts'
import { createLogger } from '#server/platform/logger.ts'
import { createAdminPool, onDatabase, TEMPLATE_DATABASE } from './test-database.ts'

export type TestApp = AsyncDisposable & { url: string; context: AppContext; server: Server }

/** One for all apps of a process: opening it takes as long as the copy of a database. */
let adminPool: pg.Pool | undefined

/**
 * @param env variables over the defaults of tests (rate limits are off unless asked for)
 * @param overrides members of the context to replace: the clock, the mail transport …
 */
export async function startTestApp(
  env: Readonly<Record<string, string>> = {},
  overrides: Partial<AppContext> = {},
  logger = createLogger({ level: process.env['TEST_LOG'] ?? 'silent' }),
): Promise<TestApp> {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  adminPool ??= createAdminPool(server)
  const admin = adminPool
  // A third of the work that writing every page of the template to the log would be.
  await admin.query(`create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`)
  const pool = createPool(onDatabase(server, name), { max: 10, logger })
  const dataDir = await mkdtemp(join(tmpdir(), 'domine-files-'))

  const http = createNodeServer((request, response) => listener(request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const config = loadConfig({ SITE_URL: url, DATA_DIR: dataDir, RATE_LIMITS: 'off', ...env })
  const context: AppContext = { ...(await createContext({ config, logger, pool })), ...overrides }
  const listener = context.telemetry.wrap(answerBy(buildApp(context, null).fetch))

  return {
    url,
    context,
    server: http,
    async [Symbol.asyncDispose]() {
      http.closeAllConnections()
      await new Promise<void>((resolve) => http.close(() => resolve()))
      await context.telemetry.close()
      await pool.end()
      await admin.query(`drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
