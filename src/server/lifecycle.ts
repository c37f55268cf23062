/**
 * The order of starting and stopping, each step one line in the log.
 * Start: database → migrations → file store → seed → listen → sockets → jobs.
 * Stop: not ready any more → jobs, sockets and requests at once → database.
 */

import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { appointConfiguredOwner } from './account/roles/appoint-owner.ts'
import { buildApp, callsOf } from './app.ts'
import type { AppContext } from './context.ts'
import { createContext } from './create-context.ts'
import { createJobs } from './job-list.ts'
import { startOwnDatabase } from './own-database.ts'
import { createPages } from './pages/page-handler.ts'
import { refuseUnfinishedMove } from './platform/backup/move-marker.ts'
import type { Config } from './platform/config/config.ts'
import { openConfiguredCopy } from './platform/db/copy/read-copy.ts'
import { followDatabaseClock } from './platform/db/database-clock.ts'
import { migrate } from './platform/db/migrate.ts'
import { openPools } from './platform/db/open-pools.ts'
import { checkFileStore, checkMaterialsAreThere } from './platform/files/open-file-store.ts'
import { answerBy, createNodeServer, leaveGently, leaveRelieved } from './platform/http/node-server.ts'
import type { Logger } from './platform/logger.ts'
import type { Lead } from './platform/processes/led-process.ts'
import { NO_SIBLINGS } from './platform/processes/siblings.ts'
import type { StopManner } from './platform/processes/words.ts'
import { noteSharedCache } from './platform/shared-cache/purge-shared-cache.ts'
import { StartError } from './platform/start-error.ts'
import { attachRealtime } from './realtime.ts'
import { seedCommunity } from './seed/seed-community.ts'
import { seedDemoShop } from './seed/seed-demo-shop.ts'
import { seedExtraGeneration } from './seed/seed-extra-generation.ts'
import { createCatalogueCache } from './shop/catalogue/catalogue-cache.ts'
import { answerKeptCalls } from './shop/catalogue/kept-calls.ts'
import { followSiteChanges } from './site/site.ts'

const DRAIN_MS = 10_000
/** Where others go on nobody waits for this process: a call may wait 20 s for the database, and then for its answer. */
const RELIEVED_DRAIN_MS = 45_000
/** Until a proxy has looked at /readyz and sends nothing more: every two seconds (deploy/Caddyfile). */
const NOTICE_MS = 5_000
/** Of a step of the stop: without its database a step would wait for ever. */
const STEP_MS = 25_000
const RELIEVED_STEP_MS = 60_000
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

/** Connections at rest close by themselves until then, as they have always done: nobody writes into a closing one. */
const REST_MS = SERVER_LIMITS.keepAliveTimeout + 1_000

export type RunningProduct = {
  context: AppContext
  server: Server
  stop: (manner?: StopManner) => Promise<void>
}

/**
 * @param lead of one of several processes: its database is there
 * @throws StartError for what the person who starts the product can fix
 */
export async function startProduct(
  config: Config,
  logger: Logger,
  mode: 'production' | 'development',
  lead: Lead | null = null,
): Promise<RunningProduct> {
  const closers: (() => Promise<void>)[] = []
  let manner: StopManner = 'end'
  const closeAll = async () => {
    const stepMs = manner === 'relieved' ? RELIEVED_STEP_MS : STEP_MS
    // Each step is taken, also after one that failed: the database must be stopped in any case.
    const failures: unknown[] = []
    for (const close of closers.reverse()) {
      await Promise.race([close(), sleep(stepMs, undefined, { ref: false })]).catch((error: unknown) =>
        failures.push(error),
      )
    }
    if (failures.length > 0) throw failures[0]
  }
  try {
    const database = lead ? null : await startOwnDatabase(config, logger, 1)
    if (database) closers.push(database.close)
    const { pool, direct, end } = openPools(lead?.database ?? database!, config, logger)
    closers.push(end)
    const copy = openConfiguredCopy(config, { primary: pool, logger })
    if (copy) closers.push(() => copy.close())
    await migrate(direct, logger)
    await refuseUnfinishedMove(direct)
    const clock = followDatabaseClock(pool, logger)
    closers.push(() => clock.close())
    await clock.set()
    const catalogueCache = createCatalogueCache(direct, logger, clock.now)
    closers.push(() => catalogueCache.close())
    const jobs = createJobs(logger)
    const context: AppContext = {
      ...(await createContext({ config, logger, pool, direct, copy, now: clock.now })),
      siblings: lead?.siblings ?? NO_SIBLINGS,
      catalogueCache,
      jobs,
    }
    closers.push(async () => context.mailer.close?.())
    catalogueCache.onChange(context.reads.noteCatalogueChange)
    const { telemetry, health } = context
    closers.push(() => telemetry.close())
    const watch = health.watch()
    closers.push(() => watch.close())
    const fresh = followSiteChanges(context.site, direct, logger)
    closers.push(() => fresh.close())
    await checkFileStore(context)
    await seedDemoShop(context)
    await checkMaterialsAreThere(context)
    await seedExtraGeneration(context)
    await seedCommunity(context)
    await appointConfiguredOwner(context)
    await noteSharedCache(context)
    const pages = await createPages(context, mode)
    closers.push(() => pages.close())
    catalogueCache.onChange(pages.forget)
    if (config.sharedCache) {
      // The wish stands in the database by then; of several processes one carries it out.
      catalogueCache.onChange(() => jobs.wake('purge-shared-cache'))
      context.site.onChange(() => jobs.wake('purge-shared-cache'))
    }
    const app = buildApp(context, pages.handle)
    const answering = answerKeptCalls(catalogueCache, pages.wrap(answerBy(app.fetch), callsOf(app)))
    const server = createNodeServer(telemetry.wrap(answering), SERVER_LIMITS)
    await listen(server, config)
    let stopServing = () => leave(server, logger, { noticeMs: 0, manner })
    closers.push(() => stopServing())
    const realtime = attachRealtime(server, context)
    telemetry.attach({
      pageCache: pages.counts,
      realtime: realtime.counts,
      ...(copy ? { copy: () => ({ counts: copy.counts(), ...copy.standing() }) } : {}),
    })
    context.siblings.answer({
      metrics: () => telemetry.metrics?.read(),
      hindrance: () => health.findHindrance(),
      death: () => health.findDeath(),
    })
    jobs.start(context)
    stopServing = async () => {
      // The others go on: nobody need look elsewhere.
      const isRelieved = manner === 'relieved'
      if (!isRelieved) health.leave()
      const noticeMs = config.http.trustedProxies > 0 && !isRelieved ? NOTICE_MS : 0
      // An open socket would hold the drain until its end, and come back to this very process before it.
      const closeSockets = async () => {
        await sleep(noticeMs)
        await realtime.close()
      }
      await Promise.all([jobs.stop(), closeSockets(), leave(server, logger, { noticeMs, manner })])
    }
    let stopping: Promise<void> | undefined
    const stop = (how: StopManner = 'end') => {
      // Then all end, and this one waits no longer than they do.
      if (stopping && manner === 'relieved' && how === 'end')
        setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
      manner = how
      stopping ??= closeAll()
      return stopping
    }
    return { context, server, stop }
  } catch (error) {
    await closeAll().catch((cause: unknown) =>
      logger.warn({ err: cause }, 'a failed start left something open'),
    )
    throw error
  }
}

function listen(server: Server, { http }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        new StartError(`cannot listen on ${http.host}:${http.port}: ${adviceFor(cause)}`, {
          cause,
        }),
      ),
    )
    server.listen(http.port, http.host, () => resolve())
  })
}

function adviceFor({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return 'another program uses it; set PORT to a free one'
  if (code === 'EACCES') return 'this account may not; set PORT to 1024 or more'
  return `this machine has no such address (${code ?? message}); set HOST to one of its own: 127.0.0.1, or 0.0.0.0 for all`
}

async function leave(
  server: Server,
  logger: Logger,
  { noticeMs, manner }: { noticeMs: number; manner: StopManner },
): Promise<void> {
  if (manner === 'relieved') await leaveRelieved(server, { restMs: REST_MS, drainMs: RELIEVED_DRAIN_MS })
  else await leaveGently(server, { noticeMs, drainMs: DRAIN_MS })
  logger.info('requests drained')
}
