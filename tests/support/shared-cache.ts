/**
 * A cache that many share, in front of a page server: keeps what `CDN-Cache-Control` allows, whoever asks and with
 * whatever cookie, and nothing else. A POST with tags calls pages back, as CACHE_PURGE_URL is asked to.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Copy = { status: number; headers: Record<string, string>; body: Buffer; untilMs: number; tags: string[] }

export type SharedCache = AsyncDisposable & {
  readonly url: string
  /** Each purge, as its tags. */
  readonly purges: string[][]
  readonly counts: { hits: number; passed: number }
  /** What a purge is answered with. */
  purgeStatus: number
}

/** @param origin asked at each request: it may start later */
export async function startSharedCache(origin: () => string): Promise<SharedCache> {
  const copies = new Map<string, Copy>()
  const purges: string[][] = []
  const counts = { hits: 0, passed: 0 }
  const state = { purgeStatus: 200 }
  const server = createServer(async (request, response) => {
    const tags = request.headers['surrogate-key']
    if (request.method === 'POST' && typeof tags === 'string') {
      purges.push(tags.split(' '))
      if (state.purgeStatus === 200)
        for (const [path, copy] of copies)
          if (copy.tags.some((tag) => tags.includes(tag))) copies.delete(path)
      response.writeHead(state.purgeStatus).end()
      return
    }
    const path = request.url ?? '/'
    const kept = request.method === 'GET' && !request.headers.authorization ? copies.get(path) : undefined
    if (kept && kept.untilMs > Date.now()) {
      counts.hits += 1
      response.writeHead(kept.status, { ...kept.headers, 'x-cache': 'hit' }).end(kept.body)
      return
    }
    counts.passed += 1
    const { cookie, authorization } = request.headers
    const answer = await fetch(origin() + path, {
      method: request.method ?? 'GET',
      redirect: 'manual',
      headers: { ...(cookie ? { cookie } : {}), ...(authorization ? { authorization } : {}) },
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = Object.fromEntries(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
      delete headers[name]
    const seconds = Number(/max-age=(\d+)/.exec(headers['cdn-cache-control'] ?? '')?.[1] ?? 0)
    if (seconds > 0 && request.method === 'GET')
      copies.set(path, {
        status: answer.status,
        headers,
        body,
        untilMs: Date.now() + seconds * 1000,
        tags: (headers['cache-tag'] ?? '').split(','),
      })
    response.writeHead(answer.status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    purges,
    counts,
    get purgeStatus() {
      return state.purgeStatus
    },
    set purgeStatus(status) {
      state.purgeStatus = status
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
