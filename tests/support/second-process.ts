/** Several processes on one database, as behind a load balancer: another server beside a test's first. */
import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { AppContext } from '#server/context.ts'
import { createContext } from '#server/create-context.ts'
import { createPool } from '#server/platform/db/client.ts'
import { answerBy, createNodeServer } from '#server/platform/http/node-server.ts'
import { answerKeptCalls } from '#server/shop/catalogue/kept-calls.ts'
import type { TestApp } from './test-app.ts'
import { onDatabase } from './test-database.ts'

/** Another process on the database of the first, with the same public address. */
export async function startSecondProcess(
  { context: first }: TestApp,
  overrides: Partial<AppContext> = {},
): Promise<TestApp> {
  const { rows } = await first.pool.query<{ name: string }>('select current_database() as name')
  const target = onDatabase(inject('databaseServer'), rows[0]!.name)
  const pool = createPool(target, { max: 10, logger: first.logger })
  const made = await createContext({ config: first.config, logger: first.logger, pool })
  const context: AppContext = { ...made, ...overrides }
  const http = createNodeServer(
    answerKeptCalls(context.catalogueCache, answerBy(buildApp(context, null).fetch)),
  )
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    context,
    server: http,
    async [Symbol.asyncDispose]() {
      http.closeAllConnections()
      await new Promise<void>((resolve) => http.close(() => resolve()))
      await pool.end()
    },
  }
}
