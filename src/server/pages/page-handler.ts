/**
 * Pages: built files, then React Router. Anonymous HTML is the same for everybody (decision 0082), so a page whose
 * route allows it is kept in memory with its compressed forms and answered before anything else runs.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { AppContext } from '../context.ts'
import { isHearing } from '../platform/db/listen.ts'
import { clientOf } from '../platform/http/client-address.ts'
import { isUnavailable } from '../platform/http/errors.ts'
import type { NodeListener } from '../platform/http/node-listener.ts'
import { addressKey } from '../platform/http/rate-limit.ts'
import { securityHeadersOf } from '../platform/http/security-headers.ts'
import { PROJECT_ROOT } from '../platform/project-files.ts'
import { type CacheTag, sharedCopyHeaders, sharedSecondsLeft } from '../platform/shared-cache/shared-copy.ts'
import { StartError } from '../platform/start-error.ts'
import { readPagePatterns } from '../platform/telemetry/page-pattern.ts'
import type { PageCacheCounts } from '../platform/telemetry/readings.ts'
import { nameRoute } from '../platform/telemetry/request-route.ts'
import { finishHtml, type PageStyles, pageStyles } from './finish-html.ts'
import { addressReader, isPagePattern, type PageQueries } from './page-address.ts'
import { type MakePage, pageAnswers } from './page-answers.ts'
import { createPageCache, hideSharedTime, isCacheable, type PageCache } from './page-cache.ts'
import { createPageServices, type PageServices } from './page-services.ts'
import { underPublicScheme, withoutVisitor } from './public-request.ts'
import { refuseEarly } from './refuse-early.ts'
import { createRenderGate, gateBounds } from './render-gate.ts'
import { serveBuiltFiles } from './static-files.ts'

export type PageHandler = (c: Context) => Promise<Response>

export type Pages = {
  handle: PageHandler
  /**
   * Puts what must run before Hono around its listener: the page cache, or Vite in development.
   * @param isCall whether a call, or a layer around calls, answers a path
   */
  wrap: (listener: NodeListener, isCall: (path: string) => boolean) => NodeListener
  /** Of the page cache. */
  counts: () => PageCacheCounts
  /** Forgets kept pages, after the catalogue has changed. */
  forget: () => void
  close: () => Promise<void>
}

/** What src/web/entry.server.tsx exports besides its handler: the key under which loaders find the services, the styles, the parameters. */
type EntryModule = {
  pageQueries: PageQueries
  pageServices: Parameters<RouterContextProvider['set']>[0]
  pageStyles: { place: string; sheet: string }
}

/** What the loaders of one request may ask of the server. */
type ServicesFor = (c: Context) => PageServices

/** Set by scripts/build-materials.ts, for everybody: in development, too, where nothing else is built. */
const DOWNLOADS = join(PROJECT_ROOT, 'build/downloads')

export async function createPages(context: AppContext, mode: 'production' | 'development'): Promise<Pages> {
  const services = createPageServices(context)
  const servicesFor: ServicesFor = (c) => ({
    ...services,
    networkKey: addressKey(clientOf(c, context.config.http.trustedProxies).ip),
  })
  return mode === 'development' ? developmentPages(servicesFor) : productionPages(context, servicesFor)
}

async function productionPages(
  context: Pick<AppContext, 'catalogueCache' | 'config' | 'direct' | 'now' | 'site' | 'telemetry'>,
  servicesFor: ServicesFor,
): Promise<Pages> {
  const file = join(PROJECT_ROOT, 'build/server/index.js')
  const build = (await import(pathToFileURL(file).href).catch((cause) => {
    throw new StartError(`the pages are not built (${file}): run npm start, or npm run build`, { cause })
  })) as ServerBuild
  const render = createRequestHandler(build, 'production')
  const entry = entryOf(build)
  const files = serveBuiltFiles(join(PROJECT_ROOT, 'build/client'))
  const downloads = serveBuiltFiles(DOWNLOADS)
  const patternOf = readPagePatterns(build.routes)
  const readAddress = addressReader(entry.pageQueries, patternOf)
  const headers = securityHeadersOf(context.config)
  const nowMs = () => context.now().getTime()
  const cache = createPageCache({
    readAddress,
    now: nowMs,
    headers,
    ...(context.config.sharedCache ? { tellShared: tellSharedBy(context) } : {}),
  })
  // What the owner sets stands on every page.
  context.site.onChange(cache.clear)
  const gate = createRenderGate(gateBounds(context.config.rateLimits), nowMs)
  const { answer, needsNoShare } = pageAnswers({
    cache,
    readAddress,
    gate,
    make: pageMaker(render, build, pageStyles(entry.pageStyles.place, entry.pageStyles.sheet), cache),
  })
  const namesRoutes = context.telemetry.isOn
  const handle: PageHandler = async (c) => {
    if (namesRoutes) nameRoute(c, '(file)')
    const file = (await files(c)) ?? (await downloads(c))
    if (file) return file
    if (namesRoutes) nameRoute(c, patternOf(c.req.path))
    return answer(c, servicesFor(c))
  }
  return {
    handle,
    counts: cache.counts,
    wrap: (listener, isCall) => {
      const { trustedProxies } = context.config.http
      // Layers of calls go around some pages too: the store's list and its page begin alike.
      const isPage = (path: string) => isPagePattern(patternOf(path)) || !isCall(path)
      return cache.wrap(
        refuseEarly(listener, { readAddress, gate, needsNoShare, isPage, trustedProxies, headers }),
      )
    },
    forget: () => cache.clear(),
    close: async () => {},
  }
}

/** Vite's reloading needs inline scripts, inline styles and a socket. */
const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' data: blob: ws:"

async function developmentPages(servicesFor: ServicesFor): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root: PROJECT_ROOT, server: { middlewareMode: true }, appType: 'custom' })
  const downloads = serveBuiltFiles(DOWNLOADS)
  const handle: PageHandler = async (c) => {
    const file = await downloads(c)
    if (file) return file
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    const response = await createRequestHandler(build, 'development')(
      c.req.raw,
      routerContext(build, servicesFor(c)),
    )
    const headers = new Headers(response.headers)
    headers.set('content-security-policy', DEVELOPMENT_POLICY)
    return new Response(response.body, { status: response.status, headers })
  }
  return {
    handle,
    wrap: (listener) => (request, response) => {
      // Vite would answer calls too (its own index fallback), so it sees only what could be a module or a file.
      vite.middlewares(request, response, () => listener(request, response))
    },
    counts: () => ({ hits: 0, misses: 0, pages: 0, bytes: 0 }),
    forget: () => {},
    close: () => vite.close(),
  }
}

function routerContext(build: ServerBuild, services: PageServices): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(entryOf(build).pageServices, services)
  return provider
}

function entryOf(build: ServerBuild): EntryModule {
  // The module is ours (src/web/entry.server.tsx) and exports both.
  return build.entry.module as unknown as EntryModule
}

/** A process that does not hear of changes lets nobody keep what it makes. */
function tellSharedBy({
  catalogueCache,
  direct,
  now,
}: Pick<AppContext, 'catalogueCache' | 'direct' | 'now'>) {
  return (freshUntilMs: number, tags: readonly CacheTag[]): Record<string, string> => {
    if (!isHearing(direct)) return {}
    const nextTurnMs = catalogueCache.nextTurn()?.getTime() ?? null
    const seconds = sharedSecondsLeft({ freshUntilMs, nextTurnMs }, now().getTime())
    return seconds > 0 ? sharedCopyHeaders(seconds, tags) : {}
  }
}

/** Notes under which tags a page is called back: by what it asks for while it is made. */
function taggedServices(services: PageServices): { services: PageServices; tags: () => readonly CacheTag[] } {
  let isOfCatalogue = false
  // Of the calls, since loaders take the services apart without using them all.
  const noted = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get: (of, name) => {
        isOfCatalogue = true
        return Reflect.get(of, name)
      },
    })
  return {
    services: { ...services, catalogue: noted(services.catalogue), courses: noted(services.courses) },
    tags: () => (isOfCatalogue ? ['site', 'catalogue'] : ['site']),
  }
}

/** @returns how one page is made, for all who ask for it at that moment */
function pageMaker(
  render: ReturnType<typeof createRequestHandler>,
  build: ServerBuild,
  styles: PageStyles,
  cache: PageCache,
): MakePage {
  return async (asked, services, address) => {
    const generation = cache.generation()
    const request = underPublicScheme(withoutVisitor(asked), services.siteUrl)
    const inlineMark = randomBytes(16).toString('hex')
    let isWhole = true
    let isOutage = false
    const reportFailure = (error: unknown) => {
      isWhole = false
      isOutage ||= isUnavailable(error)
      return services.reportFailure(error)
    }
    const tagged = taggedServices({ ...services, inlineMark, reportFailure })
    const response = await render(request, routerContext(build, tagged.services))
    // What the router takes for a fault of ours is a database that will be back: crawlers and proxies ask again.
    const statusOf = ({ status }: { status: number }) => (isOutage && status === 500 ? 503 : status)
    if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) {
      hideSharedTime(response.headers)
      return new Response(response.body, { status: statusOf(response), headers: response.headers })
    }
    const page = finishHtml(await response.text(), response, inlineMark, styles)
    // The router answers so where a page takes no forms, and leaves out what the page does take.
    if (page.status === 405) page.headers.set('allow', 'GET, HEAD')
    // A page that lacks its data is for this visitor alone: the next one may find the database again.
    const isKept = isWhole && address.mayBeKept && isCacheable(asked, response)
    const kept = isKept ? await cache.keep(address, page, { generation, tags: tagged.tags() }) : null
    hideSharedTime(page.headers)
    // What was forgotten while it was made is not for those who ask elsewhere.
    if (kept && cache.generation() === generation)
      for (const [name, value] of Object.entries(cache.sharedHeaders(address))) page.headers.set(name, value)
    return { page: { ...page, status: statusOf(page) }, kept }
  }
}
