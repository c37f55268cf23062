/**
 * Whole anonymous pages in memory, compressed once. A page is kept for as long as its own Cache-Control says
 * (s-maxage), then served once more while it is made again. Keyed by path and by the parameters that the page reads
 * (page-address.ts): with any others anybody could fill the memory.
 */

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { NodeListener } from '../platform/http/node-listener.ts'
import { namesValidator } from '../platform/http/validators.ts'
import type { CacheTag } from '../platform/shared-cache/shared-copy.ts'
import type { PageCacheCounts } from '../platform/telemetry/readings.ts'
import type { FinishedPage } from './finish-html.ts'
import { keyOf, type PageAddress, type ReadAddress } from './page-address.ts'
import { bestEncoding, type Encoding, encoded } from './page-encoding.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** More than any shop has pages. */
const KNOWN_MAX = 5_000
/** Browsers and proxies ask again with the validator; only this process keeps a page, and knows when to forget it. */
const FOR_VISITORS = 'no-cache'

type StoredPage = {
  headers: Readonly<Record<string, string>>
  bodies: PageBodies
  answers: Readonly<Record<Encoding, StoredAnswer>>
  freshUntilMs: number
  tags: readonly CacheTag[]
}

/** What is said to each visitor alike is put together once: names and values of the headers in turn. */
type StoredAnswer = { etag: string; headers: readonly string[]; body: Buffer }

/** What a cache in front is told of a page that stays true for so long. */
type TellSharedCaches = (freshUntilMs: number, tags: readonly CacheTag[]) => Readonly<Record<string, string>>

/** A page in each form that a browser may take. */
export type PageBodies = Readonly<Record<Encoding, Buffer>>

export type PageCache = {
  readonly counts: () => PageCacheCounts
  /** Taken before a page is made, given with it to `keep`: what was forgotten meanwhile is not kept. */
  generation: () => number
  /** @returns what was compressed for it, for the visitor who asked */
  keep: (
    address: PageAddress,
    page: FinishedPage,
    made: { generation: number; tags: readonly CacheTag[] },
  ) => Promise<PageBodies>
  /** For the answer to who asked first. Empty for a page that was forgotten meanwhile. */
  sharedHeaders: (address: PageAddress) => Readonly<Record<string, string>>
  /** However old: for who would get nothing else. */
  lastKept: (address: PageAddress) => Pick<StoredPage, 'headers' | 'bodies'> | undefined
  /** Whether such a page has been kept at any time: making it anew is bounded work, once for all who ask. */
  wasKept: (address: PageAddress) => boolean
  wrap: (listener: NodeListener) => NodeListener
  clear: () => void
}

/** A page that its route marks as shared (`s-maxage`), asked for by GET. */
export function isCacheable(request: Request, response: Response): boolean {
  return (
    request.method === 'GET' &&
    response.status === 200 &&
    sharedSeconds(response.headers) > 0 &&
    !response.headers.has('set-cookie')
  )
}

/** What a route says for the cache in this process is not said to anybody else. */
export function hideSharedTime(headers: Headers): void {
  if (headers.get('cache-control')?.includes('s-maxage')) headers.set('cache-control', FOR_VISITORS)
}

function sharedSeconds(headers: Headers): number {
  return Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0)
}

/**
 * @param options.headers what every answer carries, for pages that are answered before anything else runs
 * @param options.tellShared left out where nobody in front keeps pages
 */
export function createPageCache(options: {
  readAddress: ReadAddress
  now?: () => number
  headers?: Readonly<Record<string, string>>
  tellShared?: TellSharedCaches
}): PageCache {
  const now = options.now ?? Date.now
  const tellShared = options.tellShared ?? (() => ({}))
  const pages = new LRUCache<string, StoredPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length + 1,
  })

  /** Stays when the pages are forgotten: a flood is of addresses that were never a page. */
  const known = new LRUCache<string, true>({ max: KNOWN_MAX })
  let generation = 0
  let hits = 0
  let misses = 0

  return {
    counts: () => ({ hits, misses, pages: pages.size, bytes: pages.calculatedSize }),
    generation: () => generation,

    sharedHeaders(address) {
      const kept = pages.get(keyOf(address))
      return kept ? tellShared(kept.freshUntilMs, kept.tags) : {}
    },

    async keep(address, page, made) {
      misses += 1
      const identity = Buffer.from(page.body)
      const [br, zipped] = await Promise.all([
        encoded(identity, 'br', 'kept'),
        encoded(identity, 'gzip', 'kept'),
      ])
      const bodies = { br, gzip: zipped, identity }
      const headers: Record<string, string> = { ...options.headers, ...Object.fromEntries(page.headers) }
      headers['cache-control'] = FOR_VISITORS
      headers['vary'] = 'accept-encoding'
      known.set(keyOf(address), true)
      if (generation !== made.generation) return bodies
      const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
      pages.set(keyOf(address), {
        headers,
        bodies,
        answers: {
          br: storedAnswer(headers, etag, 'br', br),
          gzip: storedAnswer(headers, etag, 'gzip', zipped),
          identity: storedAnswer(headers, etag, 'identity', identity),
        },
        freshUntilMs: now() + sharedSeconds(page.headers) * 1000,
        tags: made.tags,
      })
      return bodies
    },

    lastKept: (address) => (address.mayBeKept ? pages.get(keyOf(address)) : undefined),

    wasKept: (address) => address.mayBeKept && known.has(keyOf(address)),

    wrap: (listener) => (request, response) => {
      const kept =
        request.method === 'GET' || request.method === 'HEAD'
          ? pages.get(keyOf(options.readAddress(request.url ?? '')))
          : undefined
      if (!kept) return listener(request, response)
      if (now() > kept.freshUntilMs) {
        // This visitor gets a fresh page; those who come while it is made still get the kept one.
        kept.freshUntilMs = now() + 10_000
        return listener(request, response)
      }
      hits += 1
      answer(kept, tellShared(kept.freshUntilMs, kept.tags), request, response)
    },

    clear() {
      generation += 1
      pages.clear()
    },
  }
}

/** @param etag of the page, in quotes */
function storedAnswer(
  pageHeaders: StoredPage['headers'],
  etag: string,
  encoding: Encoding,
  body: Buffer,
): StoredAnswer {
  const ownEtag = encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`
  const headers: Record<string, string> = {
    ...pageHeaders,
    etag: ownEtag,
    'content-length': String(body.length),
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return { etag: ownEtag, headers: Object.entries(headers).flat(), body }
}

/** @param shared what a cache in front is told, in headers that a page has none of */
function answer(
  page: StoredPage,
  shared: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { etag, headers, body } = page.answers[bestEncoding(request.headers['accept-encoding'] ?? '')]
  const validator = request.headers['if-none-match']
  if (validator !== undefined && namesValidator(validator, etag)) {
    response.writeHead(304, { etag, vary: 'accept-encoding', 'cache-control': FOR_VISITORS, ...shared }).end()
    return
  }
  response.writeHead(200, [...headers, ...Object.entries(shared).flat()])
  response.end(request.method === 'HEAD' ? undefined : body)
}
