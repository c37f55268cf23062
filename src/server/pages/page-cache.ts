/**
 * Whole anonymous pages in memory, compressed once. A page is kept for as long as its own Cache-Control says
 * (s-maxage), then served once more while it is made again. Keyed by path and by the parameters that the page reads
 * (page-address.ts): with any others anybody could fill the memory.
 */

import { LRUCache } from 'lru-cache'
import { wholeOf } from '../platform/http/gzip-around.ts'
import { type Bodies, bytesOf, type KeptAnswer, keepAnswer, sendKept } from '../platform/http/kept-answer.ts'
import type { NodeListener } from '../platform/http/node-listener.ts'
import type { CacheTag } from '../platform/shared-cache/shared-copy.ts'
import type { PageCacheCounts } from '../platform/telemetry/readings.ts'
import type { FinishedPage } from './finish-html.ts'
import { keyOf, type PageAddress, type ReadAddress } from './page-address.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** More than any shop has pages. */
const KNOWN_MAX = 5_000
/** Browsers and proxies ask again with the validator; only this process keeps a page, and knows when to forget it. */
const FOR_VISITORS = 'no-cache'

type StoredPage = {
  answer: KeptAnswer
  freshUntilMs: number
  tags: readonly CacheTag[]
}

/** What a cache in front is told of a page that stays true for so long. */
type TellSharedCaches = (freshUntilMs: number, tags: readonly CacheTag[]) => Readonly<Record<string, string>>

export type PageCache = {
  readonly counts: () => PageCacheCounts
  /** Taken before a page is made, given with it to `keep`: what was forgotten meanwhile is not kept. */
  generation: () => number
  /** @returns what was compressed for it, for the visitor who asked */
  keep: (
    address: PageAddress,
    page: FinishedPage,
    made: { generation: number; tags: readonly CacheTag[] },
  ) => Promise<Bodies>
  /** For the answer to who asked first. Empty for a page that was forgotten meanwhile. */
  sharedHeaders: (address: PageAddress) => Readonly<Record<string, string>>
  /** However old: for who would get nothing else. */
  lastKept: (address: PageAddress) => KeptAnswer | undefined
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
  const { tellShared } = options
  const pages = new LRUCache<string, StoredPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => bytesOf(answer) + 1,
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
      return (kept && tellShared?.(kept.freshUntilMs, kept.tags)) ?? {}
    },

    async keep(address, page, made) {
      misses += 1
      const answer = await keepAnswer(wholeOf(page.html), {
        ...options.headers,
        ...Object.fromEntries(page.headers),
        'cache-control': FOR_VISITORS,
      })
      known.set(keyOf(address), true)
      if (generation !== made.generation) return answer.bodies
      pages.set(keyOf(address), {
        answer,
        freshUntilMs: now() + sharedSeconds(page.headers) * 1000,
        tags: made.tags,
      })
      return answer.bodies
    },

    lastKept: (address) => (address.mayBeKept ? pages.get(keyOf(address))?.answer : undefined),

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
      const shared = tellShared?.(kept.freshUntilMs, kept.tags)
      sendKept(kept.answer, request, response, shared && Object.entries(shared).flat())
    },

    clear() {
      generation += 1
      pages.clear()
    },
  }
}
