import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { commonPart } from '../platform/http/gzip-around.ts'
import type { FinishedPage } from './finish-html.ts'
import { addressReader } from './page-address.ts'
import { pageAnswers } from './page-answers.ts'
import { createPageCache } from './page-cache.ts'
import type { PageServices } from './page-services.ts'
import { createRenderGate } from './render-gate.ts'

/** Pages of which one network address may have one rendered, and no more with time. */
function aSite() {
  const readAddress = addressReader({ '/store': {} }, (path) => (path === '/store' ? path : '/*'))
  const cache = createPageCache({ readAddress })
  const bounds = { running: 1, waiting: 0, client: { burst: 1, perSecond: 1 } }
  const { answer } = pageAnswers({
    cache,
    readAddress,
    gate: createRenderGate(bounds, () => 0),
    async make(request, _services, address) {
      const isThere = new URL(request.url).pathname === '/store'
      const headers = new Headers({ 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' })
      const html = { before: '', common: null, after: '<p>página</p>' }
      const page: FinishedPage = { status: isThere ? 200 : 404, headers, html }
      return {
        page,
        kept: isThere
          ? await cache.keep(address, page, { generation: cache.generation(), tags: ['site'] })
          : null,
      }
    },
  })
  const services = { networkKey: 'a' } as PageServices
  const app = new Hono().get('*', (c) => answer(c, services))
  return { cache, statusOf: async (path: string) => (await app.request(path)).status }
}

test('a page that was kept before a change is made anew beside a flood of its own network', async () => {
  const { cache, statusOf } = aSite()
  expect(await statusOf('/store')).toBe(200)
  cache.clear()
  expect(await statusOf('/nada')).toBe(503)
  expect(await statusOf('/store')).toBe(200)
  expect(await statusOf('/nada')).toBe(503)
})

test('one that nobody has asked for yet is refused like any other', async () => {
  const { statusOf } = aSite()
  expect(await statusOf('/nada')).toBe(404)
  expect(await statusOf('/store')).toBe(503)
})

test.each([
  ['asked for ahead', 'GET', 200, 'no-cache', { 'sec-purpose': 'prefetch' }, 'private, max-age=10'],
  ['asked for by the click', 'GET', 200, 'no-cache', {}, 'no-cache'],
  [
    'asked for ahead, and nobody may store it',
    'GET',
    200,
    'no-store',
    { 'sec-purpose': 'prefetch' },
    'no-store',
  ],
  ['asked for ahead, and missing', 'GET', 404, 'no-cache', { 'sec-purpose': 'prefetch' }, 'no-cache'],
  ['a form that says so', 'POST', 200, 'no-cache', { 'sec-purpose': 'prefetch' }, 'no-cache'],
] as const)('data of a page %s', async (_, method, status, said, headers, kept) => {
  const readAddress = addressReader({ '/store': {} }, (path) => path)
  const { answer } = pageAnswers({
    cache: createPageCache({ readAddress }),
    readAddress,
    gate: createRenderGate({ running: 1, waiting: 0, client: { burst: 1, perSecond: 1 } }, () => 0),
    make: async () => new Response('x', { status, headers: { 'cache-control': said } }),
  })
  const app = new Hono().all('*', (c) => answer(c, { networkKey: 'a' } as PageServices))
  for (const path of ['/store.data', '/conteudos-de-estudo.json']) {
    const response = await app.request(path, { method, headers })
    expect(response.headers.get('cache-control')).toBe(kept)
  }
})

test.each([
  ['gzip, deflate, br', 'no-cache', 'gzip'],
  ['br', 'no-cache', 'br'],
  ['gzip;q=0, br', 'no-cache', 'br'],
  ['gzip', 'no-cache', 'gzip'],
  ['identity', 'no-cache', null],
  ['', 'no-cache', null],
  // Its length would tell of what is in it.
  ['gzip, deflate, br', 'no-store', null],
] as const)("one visitor's page for who takes “%s” (%s): %s", async (accepted, said, encoding) => {
  const readAddress = addressReader({}, (path) => path)
  const html = { before: '<style>', common: commonPart('a{}'), after: '</style><p>página</p>' }
  const { answer } = pageAnswers({
    cache: createPageCache({ readAddress }),
    readAddress,
    gate: createRenderGate({ running: 1, waiting: 0, client: null }, () => 0),
    make: async () => ({
      page: { status: 200, headers: new Headers({ 'cache-control': said }), html },
      kept: null,
    }),
  })
  const app = new Hono().all('*', (c) => answer(c, { networkKey: 'a' } as PageServices))
  const response = await app.request('/', { headers: { 'accept-encoding': accepted } })
  const body = Buffer.from(await response.arrayBuffer())
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync, plain: (bytes: Buffer) => bytes }
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(unpacked[encoding ?? 'plain'](body).toString()).toBe('<style>a{}</style><p>página</p>')
})
