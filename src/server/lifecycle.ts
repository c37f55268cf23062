/**
 * The order of starting and stopping, each step one line in the log.
 * Start: database → migrations → file store → seed → listen → sockets → jobs. Stop: jobs → sockets → no new connections → drain → database.
 */

import { mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { appointConfiguredOwner } from './account/roles/appoint-owner.ts'
import { buildApp } from './app.ts'
import type { AppContext } from './context.ts'
import { createContext } from './create-context.ts'
import { createJobs } from './job-list.ts'
import { createPages } from './pages/page-handler.ts'
import { refuseMovedDatabase, refuseUnfinishedMove } from './platform/backup/move-marker.ts'
import { refuseUnfinishedRestore } from './platform/backup/restore-marker.ts'
import type { Config } from './platform/config/config.ts'
import { createPool, type DatabaseTarget } from './platform/db/client.ts'
import { startEmbeddedPostgres } from './platform/db/embedded/start-embedded.ts'
import { migrate } from './platform/db/migrate.ts'
import { checkFileStore, checkMaterialsAreThere } from './platform/files/open-file-store.ts'
import { answerBy, createNodeServer } from './platform/http/node-server.ts'
import type { Logger } from './platform/logger.ts'
import { StartError } from './platform/start-error.ts'
import { attachRealtime } from './realtime.ts'
import { seedCommunity } from './seed/seed-community.ts'
import { seedDemoShop } from './seed/seed-demo-shop.ts'
import { seedExtraGeneration } from './seed/seed-extra-generation.ts'
import { createCatalogueCache } from './shop/catalogue/catalogue-cache.ts'
import { followSiteChanges } from './site/site.ts'

const DRAIN_MS = 10_000
/**
 * How long a caller may take: a connection that only trickles is cut, so that nobody holds them all. The headers
 * have room for an access token with the metadata of its account; a body is at most 256 KB, an upload 10 MB.
 */
const SERVER_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
} as const

export type RunningProduct = { context: AppContext; server: Server; stop: () => Promise<void> }

/** @throws StartError for what the person who starts the product can fix */
export async function startProduct(
  config: Config,
  logger: Logger,
  mode: 'production' | 'development',
): Promise<RunningProduct> {
  const closers: (() => Promise<void>)[] = []
  const closeAll = async () => {
    // Each step is taken, also after one that failed: the database must be stopped in any case.
    const failures: unknown[] = []
    for (const close of closers.reverse()) await close().catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }
  try {
    const target = await openDatabase(config, logger, closers)
    const pool = createPool(target, { max: config.databasePoolSize, logger })
    closers.push(() => pool.end())
    await migrate(pool, logger)
    await refuseUnfinishedMove(pool)
    const catalogueCache = createCatalogueCache(pool, logger)
    closers.push(() => catalogueCache.close())
    const jobs = createJobs(logger)
    const context: AppContext = {
      ...(await createContext({ config, logger, pool })),
      catalogueCache,
      jobs,
    }
    closers.push(async () => context.mailer.close?.())
    const { telemetry } = context
    closers.push(() => telemetry.close())
    const fresh = followSiteChanges(context.site, pool, logger)
    closers.push(() => fresh.close())
    await checkFileStore(context)
    await seedDemoShop(context)
    await checkMaterialsAreThere(context)
    await seedExtraGeneration(context)
    await seedCommunity(context)
    await appointConfiguredOwner(context)
    const pages = await createPages(context, mode)
    closers.push(() => pages.close())
    catalogueCache.onChange(pages.forget)
    const app = buildApp(context, pages.handle)
    const server = createNodeServer(telemetry.wrap(pages.wrap(answerBy(app.fetch))), SERVER_LIMITS)
    await listen(server, config)
    closers.push(() => drain(server, logger))
    const realtime = attachRealtime(server, context)
    // Before the requests are drained: an open socket would hold the drain until its end.
    closers.push(() => realtime.close())
    telemetry.attach({ pageCache: pages.counts, realtime: realtime.counts })
    jobs.start(context)
    closers.push(() => jobs.stop())
    let stopping: Promise<void> | undefined
    return { context, server, stop: () => (stopping ??= closeAll()) }
  } catch (error) {
    await closeAll().catch((cause: unknown) =>
      logger.warn({ err: cause }, 'a failed start left something open'),
    )
    throw error
  }
}

async function openDatabase(
  config: Config,
  logger: Logger,
  closers: (() => Promise<void>)[],
): Promise<DatabaseTarget> {
  await refuseUnfinishedRestore(config.dataDir)
  if (config.database.kind === 'embedded') await refuseMovedDatabase(config.dataDir)
  if (config.database.kind === 'server') {
    await makeDataDirectory(config.dataDir)
    return { url: config.database.url }
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, logger })
  closers.push(async () => {
    await postgres.stop()
    logger.info('PostgreSQL stopped')
  })
  logger.info({ dataDir: join(config.dataDir, 'pg') }, 'PostgreSQL ready')
  return postgres.connection
}

/** With a database elsewhere, files and mails still live here; the built-in one prepares the directory itself. */
async function makeDataDirectory(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 }).catch((cause) => {
    throw new StartError(`the data directory ${dataDir} cannot be made: ${(cause as Error).message}`, {
      cause,
    })
  })
}

function listen(server: Server, { http }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'another program uses it' : cause.message
      reject(
        new StartError(`cannot listen on ${http.host}:${http.port}: ${reason}; set PORT to a free one`, {
          cause,
        }),
      )
    })
    server.listen(http.port, http.host, () => resolve())
  })
}

/** Lets requests under way finish, then cuts what is left. */
async function drain(server: Server, logger: Logger): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearTimeout(timer)
  logger.info('requests drained')
}
