/**
 * From an address to its answer: without what no page reads, rendered once for all who ask at that moment, and within
 * the bounds of render-gate.ts (decision 0104).
 */
import type { Context } from 'hono'
import { busyTexts } from '#texts/site/busy.ts'
import { bestEncoding, encoded } from '../platform/http/encoding.ts'
import { gzipAround, wholeOf } from '../platform/http/gzip-around.ts'
import { type Bodies, keptResponse } from '../platform/http/kept-answer.ts'
import type { FinishedPage } from './finish-html.ts'
import { keyOf, type PageAddress, type ReadAddress } from './page-address.ts'
import type { PageCache } from './page-cache.ts'
import type { PageServices } from './page-services.ts'
import type { RenderGate } from './render-gate.ts'

/** A page, with its compressed forms where it was kept. */
type MadePage = { page: FinishedPage; kept: Bodies | null }

/** @returns what is no page (data of a navigation, a redirect, a file) as it is */
export type MakePage = (
  request: Request,
  services: PageServices,
  address: PageAddress,
) => Promise<MadePage | Response>

type Parts = { cache: PageCache; readAddress: ReadAddress; gate: RenderGate; make: MakePage }

export type PageAnswers = {
  answer: (c: Context, services: PageServices) => Promise<Response>
  /** Whether this page is made, or being made, whatever its asker has taken already. */
  needsNoShare: (address: PageAddress) => boolean
}

const RETRY_AFTER_SECONDS = 2
/** In place of a page that is not made. */
export const BUSY_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(RETRY_AFTER_SECONDS),
} as const
const UNTIL_THE_CLICK_SECONDS = 10

export function pageAnswers({ cache, readAddress, gate, make }: Parts): PageAnswers {
  /** What is being rendered or waits for it, by what it may be shared under. */
  const underway = new Map<string, Promise<MadePage | Response | null>>()

  /** What was begun before the catalogue changed is not for those who ask after it. */
  const underwayKey = (address: PageAddress) => `${cache.generation()} ${keyOf(address)}`

  async function answer(c: Context, services: PageServices): Promise<Response> {
    const { pathname, search } = new URL(c.req.url)
    const { method } = c.req
    // A form may name in its address what only its action reads.
    const address: PageAddress =
      method === 'GET' || method === 'HEAD'
        ? readAddress(pathname + search)
        : { path: pathname, search, mayBeKept: false }
    const request = withSearch(c.req.raw, search, address.search)
    // Data is read, not rendered.
    if (pathname.endsWith('.data')) return sent(c, await make(request, services, address))

    const isShared = method === 'GET' && address.mayBeKept
    const key = underwayKey(address)
    while (isShared && underway.has(key)) {
      const shared = await underway.get(key)
      // Only a page that is kept is known to be the same for everybody.
      if (shared && (shared instanceof Response || !shared.kept)) break
      if (shared) return sent(c, shared)
      // Who had begun it has left: the next one begins it anew, for all the others.
    }

    // After a change of the shop the pages that people read are made anew, whatever else their network asks for.
    const client = isShared && cache.wasKept(address) ? null : (services.networkKey ?? '')
    const making = gate.run(client, () => make(request, services, address))
    if (!making) return insteadOfRendering(c, cache, address)
    if (isShared && !underway.has(key)) {
      const outcome = making.catch(() => null)
      underway.set(key, outcome)
      void outcome.then(() => underway.delete(key))
    }
    return sent(c, await making)
  }

  return {
    answer,
    needsNoShare: (address) => cache.wasKept(address) || underway.has(underwayKey(address)),
  }
}

/**
 * What a browser asks for ahead, at the touch of a link, is still there when the click asks for it: without a time of its
 * own it would be fetched a second time (src/web/shared/frame/next-page.tsx).
 */
function heldUntilTheClick(c: Context, answer: Response): Response {
  const isAhead = c.req.method === 'GET' && c.req.header('sec-purpose')?.includes('prefetch')
  if (isAhead && answer.status === 200 && answer.headers.get('cache-control') === 'no-cache')
    answer.headers.set('cache-control', `private, max-age=${UNTIL_THE_CLICK_SECONDS}`)
  return answer
}

function withSearch(request: Request, before: string, after: string): Request {
  if (before === after) return request
  const url = new URL(request.url)
  url.search = after
  return new Request(url, request)
}

function insteadOfRendering(c: Context, cache: PageCache, address: PageAddress): Response {
  const last = cache.lastKept(address)
  if (!last) {
    return new Response(c.req.method === 'HEAD' ? null : busyTexts.page, {
      status: 503,
      headers: BUSY_HEADERS,
    })
  }
  return keptResponse(last, c.req.raw)
}

async function sent(c: Context, made: MadePage | Response): Promise<Response> {
  if (made instanceof Response) return heldUntilTheClick(c, made)
  // Several may get the same page, each in a form of its own.
  const page = { ...made.page, headers: new Headers(made.page.headers) }
  const body = await onTheWire(c, page, made.kept)
  return new Response(body, { status: page.status, headers: page.headers })
}

/** As small as the browser takes it. A page that nobody may store can hold a secret, which its length must not tell. */
async function onTheWire(
  c: Context,
  { headers, html }: FinishedPage,
  kept: Bodies | null,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (headers.get('cache-control')?.includes('no-store')) return wholeOf(html)
  const encoding = bestEncoding(c.req.header('accept-encoding') ?? '', kept ? 'kept' : 'once')
  headers.set('vary', 'accept-encoding')
  if (encoding === 'identity') return wholeOf(html)
  headers.set('content-encoding', encoding)
  if (kept) return new Uint8Array(kept[encoding])
  if (encoding === 'gzip') return new Uint8Array(await gzipAround(html))
  return new Uint8Array(await encoded(Buffer.from(wholeOf(html)), encoding, 'once'))
}
