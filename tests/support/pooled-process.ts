/** A process of the product behind a pool in transaction mode, with its sockets, on the database of a test's first app. */
import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { AppContext } from '#server/context.ts'
import { createContext } from '#server/create-context.ts'
import type { DatabaseTarget } from '#server/platform/db/client.ts'
import { openPools } from '#server/platform/db/open-pools.ts'
import { answerBy, createNodeServer } from '#server/platform/http/node-server.ts'
import { attachRealtime } from '#server/realtime.ts'
import type { TestApp } from './test-app.ts'
import { onDatabase } from './test-database.ts'
import type { TransactionPooler } from './transaction-pooler.ts'

/** The database of an app, without anything in between. */
export async function ownTarget({ context }: TestApp): Promise<DatabaseTarget> {
  const { rows } = await context.pool.query<{ name: string }>('select current_database() as name')
  return onDatabase(inject('databaseServer'), rows[0]!.name)
}

/** @param options.siteUrl of the one beside it, as visitors see both */
export async function startPooledProcess(
  first: TestApp,
  pooler: TransactionPooler,
  { siteUrl, ...overrides }: Partial<AppContext> & { siteUrl?: string } = {},
): Promise<TestApp> {
  const { config, logger } = first.context
  const ways = { target: pooler.target, direct: await ownTarget(first) }
  const { pool, direct, end } = openPools(ways, config, logger)
  const http = createNodeServer((request, response) => listener(request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const made = await createContext({ config: { ...config, siteUrl: siteUrl ?? url }, logger, pool, direct })
  const context: AppContext = { ...made, ...overrides }
  const listener = answerBy(buildApp(context, null).fetch)
  const realtime = attachRealtime(http, context)
  await realtime.listening
  return {
    url,
    context,
    server: http,
    async [Symbol.asyncDispose]() {
      await realtime.close()
      http.closeAllConnections()
      await new Promise<void>((resolve) => http.close(() => resolve()))
      await end()
    },
  }
}
