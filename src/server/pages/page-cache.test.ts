import { createHash } from 'node:crypto'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { wholeOf } from '../platform/http/gzip-around.ts'
import { contentSecurityPolicy, finishHtml, pageStyles } from './finish-html.ts'
import { addressReader, type PageAddress } from './page-address.ts'
import { createPageCache, isCacheable } from './page-cache.ts'

const STORE: PageAddress = { path: '/store', search: '', mayBeKept: true }
const readAddress = addressReader({ '/store': { kept: { pagina: /^\d$/ }, personal: ['token'] } }, (path) =>
  path === '/store' ? path : '/*',
)
const BODY = '<!DOCTYPE html><p>página</p>'

function htmlResponse(cacheControl: string, init: ResponseInit = {}): Response {
  return new Response(BODY, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl, ...init.headers },
  })
}

async function cachedServer(clock: { ms: number }, how: Partial<Parameters<typeof createPageCache>[0]> = {}) {
  const cache = createPageCache({
    readAddress,
    now: () => clock.ms,
    headers: { 'x-frame-options': 'DENY', 'referrer-policy': 'origin' },
    ...how,
  })
  let rendered = 0
  const server: Server = createServer(
    cache.wrap((_request, response) => {
      rendered += 1
      response.end('rendered')
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    cache,
    rendered: () => rendered,
    keep: (generation = cache.generation(), address = STORE) =>
      cache.keep(
        address,
        {
          html: { before: '', common: null, after: BODY },
          status: 200,
          headers: htmlResponse('public, s-maxage=30', { headers: { 'referrer-policy': 'same-origin' } })
            .headers,
        },
        { generation, tags: ['site', 'catalogue'] },
      ),
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
        request({ port, path, headers, method }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          )
        })
          .on('error', reject)
          .end()
      }),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

test('a kept page is answered without rendering, in the best form that the browser takes', async () => {
  await using server = await cachedServer({ ms: 0 })
  await server.keep()
  const plain = await server.ask('/store')
  const br = await server.ask('/store', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  const zipped = await server.ask('/store', { 'accept-encoding': 'gzip' })
  expect(plain.body.toString()).toBe(BODY)
  expect(brotliDecompressSync(br.body).toString()).toBe(BODY)
  expect(gunzipSync(zipped.body).toString()).toBe(BODY)
  expect([br.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect([br.headers['vary'], br.headers['cache-control']]).toEqual(['accept-encoding', 'no-cache'])
  expect(server.rendered()).toBe(0)
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.0', undefined],
  ['br; q=0.1', 'br'],
  ['BR', 'br'],
  ['br2, xgzip', undefined],
  ['*', undefined],
  ['', undefined],
])('a browser that accepts "%s" gets the page as %s', async (accepted, encoding) => {
  await using server = await cachedServer({ ms: 0 })
  await server.keep()
  const answer = await server.ask('/store', { 'accept-encoding': accepted })
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding])
})

test('a kept page carries the headers of every answer, and its own before them', async () => {
  await using server = await cachedServer({ ms: 0 })
  await server.keep()
  expect((await server.ask('/store')).headers).toMatchObject({
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
  })
})

test('a validator is known in a list, and after a proxy has weakened it', async () => {
  await using server = await cachedServer({ ms: 0 })
  await server.keep()
  const etag = String((await server.ask('/store')).headers['etag'])
  for (const [sent, status] of [
    [`"x", ${etag}`, 304],
    [`W/${etag}`, 304],
    ['"x"', 200],
    [etag.slice(0, -1), 200],
  ] as const) {
    expect((await server.ask('/store', { 'if-none-match': sent })).status, sent).toBe(status)
  }
})

test('each encoding of a page has a validator of its own', async () => {
  await using server = await cachedServer({ ms: 0 })
  await server.keep()
  const tags = []
  for (const encoding of ['br', 'gzip', 'identity'])
    tags.push(String((await server.ask('/store', { 'accept-encoding': encoding })).headers['etag']))
  expect(new Set(tags).size).toBe(3)
})

test('a browser that has the page gets a 304, and HEAD gets no body', async () => {
  await using server = await cachedServer({ ms: 0 })
  await server.keep()
  const first = await server.ask('/store', { 'accept-encoding': 'br' })
  const again = await server.ask('/store', {
    'accept-encoding': 'br',
    'if-none-match': String(first.headers['etag']),
  })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const head = await server.ask('/store', {}, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
})

test('past its time one visitor gets a fresh page and the others the kept one meanwhile', async () => {
  const clock = { ms: 0 }
  await using server = await cachedServer(clock)
  await server.keep()
  clock.ms = 30_000
  expect((await server.ask('/store')).body.toString()).toBe(BODY)
  clock.ms = 30_001
  expect((await server.ask('/store')).body.toString()).toBe('rendered')
  expect((await server.ask('/store')).body.toString()).toBe(BODY)
})

test('parameters that the page does not read are answered from memory, and those that it reads are not', async () => {
  await using server = await cachedServer({ ms: 0 })
  await server.keep()
  for (const path of ['/store?fbclid=x', '/store?utm_source=ig&u=1', '/store?', '/store?pagina=99999']) {
    expect((await server.ask(path)).body.toString(), path).toBe(BODY)
  }
  for (const path of ['/store?pagina=2', '/store?token=x']) {
    expect((await server.ask(path)).body.toString(), path).toBe('rendered')
  }
  await server.keep(server.cache.generation(), { path: '/store', search: '?pagina=2', mayBeKept: true })
  expect((await server.ask('/store?utm_source=x&pagina=2')).body.toString()).toBe(BODY)
  expect(server.cache.counts()).toMatchObject({ hits: 5, pages: 2 })
})

test('the last kept page is known past its time, until it is forgotten', async () => {
  const clock = { ms: 0 }
  await using server = await cachedServer(clock)
  await server.keep()
  clock.ms = 3_600_000
  expect(server.cache.lastKept(STORE)?.bodies.identity.toString()).toBe(BODY)
  expect(server.cache.lastKept({ ...STORE, mayBeKept: false })).toBeUndefined()
  server.cache.clear()
  expect(server.cache.lastKept(STORE)).toBeUndefined()
})

test('that a page was kept outlives its being forgotten, and is told of no other', async () => {
  await using server = await cachedServer({ ms: 0 })
  expect(server.cache.wasKept(STORE)).toBe(false)
  await server.keep()
  server.cache.clear()
  expect(server.cache.wasKept(STORE)).toBe(true)
  expect(server.cache.wasKept({ ...STORE, mayBeKept: false })).toBe(false)
  expect(server.cache.wasKept({ ...STORE, search: '?pagina=2' })).toBe(false)
})

test('other addresses and posts are not answered from memory', async () => {
  await using server = await cachedServer({ ms: 0 })
  await server.keep()
  for (const [path, method] of [
    ['/other', 'GET'],
    ['/other?a=1', 'GET'],
    ['/store', 'POST'],
  ]) {
    expect((await server.ask(path!, {}, method)).body.toString(), `${method} ${path}`).toBe('rendered')
  }
})

test('what was made before the catalogue changed is not kept', async () => {
  await using server = await cachedServer({ ms: 0 })
  const before = server.cache.generation()
  server.cache.clear()
  await server.keep(before)
  expect((await server.ask('/store')).body.toString()).toBe('rendered')
  await server.keep()
  server.cache.clear()
  expect((await server.ask('/store')).body.toString()).toBe('rendered')
})

test.each([
  ['shared page', 'GET', '/store', htmlResponse('public, s-maxage=30'), true],
  ['no shared time', 'GET', '/store', htmlResponse('no-store'), false],
  ['shared time of 0', 'GET', '/store', htmlResponse('public, s-maxage=0'), false],
  ['a form', 'POST', '/store', htmlResponse('public, s-maxage=30'), false],
  ['an error', 'GET', '/store', htmlResponse('public, s-maxage=30', { status: 500 }), false],
  [
    'a cookie',
    'GET',
    '/store',
    htmlResponse('public, s-maxage=30', { headers: { 'set-cookie': 'a=b' } }),
    false,
  ],
])('%s is kept: %s %s', (_name, method, path, response, kept) => {
  expect(isCacheable(new Request(`http://x${path}`, { method }), response)).toBe(kept)
})

const MARK = 'our-mark'
const STYLES = pageStyles('/*styles*/', 'a{}')

test('the policy allows the inline parts that carry our mark by their hashes, and no other', () => {
  const policy = contentSecurityPolicy(
    `<style nonce="${MARK}">a{}</style><script nonce="${MARK}">let a</script><script src="/x.js"></script><script type="application/ld+json">{}</script>`,
    MARK,
    STYLES,
  )
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy.match(/sha256-/g)).toHaveLength(2)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).not.toMatch(/style-src [^;]*unsafe/)
})

test.each([
  '<script>steal()</script>',
  '<script nonce="">steal()</script>',
  '<script nonce="guessed">steal()</script>',
  '<SCRIPT>steal()</SCRIPT>',
  '<style>a{}</style>',
  `<script title='nonce="${MARK}x"'>steal()</script>`,
])('what somebody smuggled into the page is not allowed to run: %s', (smuggled) => {
  expect(contentSecurityPolicy(smuggled, MARK, STYLES)).not.toContain('sha256-')
})

test('of parts that carry our mark only inline scripts and styles with a content are told', () => {
  const policy = contentSecurityPolicy(
    `<link nonce="${MARK}" href="/x.js"/><script nonce="${MARK}" src="/x.js"></script><p nonce="${MARK}">p</p>` +
      `<script>steal()</script><script id="a" nonce="${MARK}" async="">let a</script><script>steal()</script>`,
    MARK,
    STYLES,
  )
  const ours = createHash('sha256').update('let a').digest('base64')
  expect(policy.match(/'sha256-[^']*'/g)).toEqual([`'sha256-${ours}'`])
})

test('the mark does not leave the server, since a kept page would repeat it', () => {
  const html = `<style nonce="${MARK}">a{}</style><script nonce="${MARK}" async="">let a</script>`
  const page = finishHtml(html, htmlResponse('no-store'), MARK, STYLES)
  expect(wholeOf(page.html)).toBe('<style>a{}</style><script async="">let a</script>')
  expect(page.headers.get('content-security-policy')?.match(/sha256-/g)).toHaveLength(2)
})

test('the styles are put into their place, and allowed as if they had been rendered there', () => {
  const rendered = finishHtml(
    `<style nonce="${MARK}">/*styles*/</style>`,
    htmlResponse('no-store'),
    MARK,
    STYLES,
  )
  const whole = finishHtml(`<style nonce="${MARK}">a{}</style>`, htmlResponse('no-store'), MARK, STYLES)
  expect(wholeOf(rendered.html)).toBe('<style>a{}</style>')
  expect(rendered.headers.get('content-security-policy')).toBe(whole.headers.get('content-security-policy'))
})

test('what somebody wrote like the place of the styles stays what it is', () => {
  const written = '<p>/*styles*/</p><style>/*styles*/</style><style nonce="guessed">/*styles*/</style>'
  const page = finishHtml(written, htmlResponse('no-store'), MARK, STYLES)
  expect(wholeOf(page.html)).toBe(written)
  expect(page.headers.get('content-security-policy')).not.toContain('sha256-')
})

test('a cache in front is told how long a page stays true and its tags, also with a 304; nobody else is', async () => {
  const clock = { ms: 0 }
  const tellShared = (freshUntilMs: number, tags: readonly string[]) => ({
    'cdn-cache-control': `max-age=${(freshUntilMs - clock.ms) / 1000}`,
    'cache-tag': tags.join(','),
  })
  await using server = await cachedServer(clock, { tellShared })
  await server.keep()
  expect(server.cache.sharedHeaders(STORE)).toEqual({
    'cdn-cache-control': 'max-age=30',
    'cache-tag': 'site,catalogue',
  })
  clock.ms = 10_000
  const { headers } = await server.ask('/store')
  const again = await server.ask('/store', { 'if-none-match': String(headers['etag']) })
  for (const told of [headers, again.headers]) {
    expect(told['cdn-cache-control']).toBe('max-age=20')
    expect(told['cache-control']).toBe('no-cache')
  }
  expect(server.cache.lastKept(STORE)?.headers).not.toHaveProperty('cdn-cache-control')
  server.cache.clear()
  expect(server.cache.sharedHeaders(STORE)).toEqual({})
  await using silent = await cachedServer(clock)
  await silent.keep()
  expect(Object.keys((await silent.ask('/store')).headers)).not.toContain('cdn-cache-control')
})
