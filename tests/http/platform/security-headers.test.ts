/**
 * Every kind of answer carries the headers of decision 0088: each call that the router knows, with a method that it
 * takes and one that it does not; each page and the data behind it; files, redirects, refusals, bodies that are too
 * large. Addresses are read from the router and from the table of pages, so new ones are asked by themselves.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLAYER_ORIGINS } from '#domain/study/courses/lesson-video.ts'
import { buildApp } from '#server/app.ts'
import { seedCommunity } from '#server/seed/seed-community.ts'
import { aProduct } from '#tests/support/factories.ts'
import { type PageServer, startPageServer } from '#tests/support/page-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const METRICS_TOKEN = 'token-of-a-test-and-of-nothing-else'
const app = await startTestApp({ SITE_URL: 'https://loja.example', PAYMENTS: 'sandbox', METRICS_TOKEN })
let site: PageServer
let productId: string
beforeAll(async () => {
  await seedCommunity(app.context)
  productId = (await aProduct(app.context.db)).id
  site = await startPageServer(app)
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})

/** The same on every answer. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
const REFERRER = ['strict-origin-when-cross-origin', 'no-referrer', 'same-origin']

/** What is wrong with the headers of an answer, in words; none for a good one. */
function faultsOf(headers: Headers): string[] {
  const faults = Object.entries(ALWAYS).flatMap(([name, value]) =>
    headers.get(name) === value ? [] : [`${name}: ${headers.get(name)}`],
  )
  if (!REFERRER.includes(headers.get('referrer-policy') ?? ''))
    faults.push(`referrer-policy: ${headers.get('referrer-policy')}`)
  const policy = headers.get('content-security-policy') ?? ''
  const parts = new Map(policy.split(';').map((part) => [part.trim().split(' ')[0], part]))
  // The players of lessons' videos, and nothing else from elsewhere.
  const players = ` ${PLAYER_ORIGINS.join(' ')}`
  for (const [name, whole] of parts) {
    const part = name === 'frame-src' ? whole.replace(players, '') : whole
    // What React writes into style attributes; no script, no style element.
    if (name !== 'style-src-attr' && /unsafe-|\*|https?:/.test(part)) faults.push(`policy: ${part}`)
  }
  if (!/default-src '(none|self)'/.test(parts.get('default-src') ?? '')) faults.push(`policy: ${policy}`)
  if (parts.get('frame-ancestors')?.trim() !== "frame-ancestors 'none'") faults.push(`framed: ${policy}`)
  if (headers.has('server') || headers.has('x-powered-by')) faults.push('tells what it runs on')
  return faults
}

async function ask(base: string, path: string, init: RequestInit = {}) {
  const response = await fetch(base + path, { redirect: 'manual', ...init })
  await response.arrayBuffer()
  const what = `${init.method ?? 'GET'} ${path} → ${response.status}`
  const type = response.headers.get('content-type') ?? ''
  // A text without its character set may be read as another one. The router alone reads text/x-script, as UTF-8.
  const charset = /^text\/(?!x-script)/.test(type) && !/charset=utf-8/i.test(type) ? [`${what}: ${type}`] : []
  return {
    status: response.status,
    headers: response.headers,
    faults: [...faultsOf(response.headers).map((fault) => `${what}: ${fault}`), ...charset],
  }
}

/** An address for a pattern: what is named is not there, but for the store. */
function addressOf(pattern: string): string {
  return pattern
    .replace(/:store(\{[^}]*\})?/, app.context.config.storeId)
    .replaceAll(/:\w+(\{[^}]*\})?\??/g, '3f2a')
    .replaceAll('*', 'x')
}

test('each call answers with them, whether it takes the method, wants somebody to be signed in, or is not there', async () => {
  const routes = buildApp(app.context, null).routes
  const asked = new Set(
    routes.map(({ method, path }) => `${method === 'ALL' ? 'GET' : method} ${addressOf(path)}`),
  )
  const statuses = new Set<number>()
  const faults: string[] = []
  for (const one of asked) {
    const [method = '', path = ''] = one.split(' ')
    for (const used of new Set([method, 'DELETE', 'OPTIONS'])) {
      const body = used === 'POST' || used === 'PUT' || used === 'PATCH' ? '{' : null
      const answer = await ask(app.url, path, { method: used, body })
      statuses.add(answer.status)
      faults.push(...answer.faults)
    }
  }
  expect(faults).toEqual([])
  expect(asked.size).toBeGreaterThan(100)
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 405]))
}, 120_000)

test('each page, kept and not, and the data behind it', async () => {
  const pages = site.patterns.map((pattern) =>
    addressOf(pattern).replace('/product/3f2a', `/product/${productId}`),
  )
  const data = pages.map((path) => `${path === '/' ? '/_root' : path}.data`)
  const faults: string[] = []
  for (const path of [...pages, ...pages, ...data]) faults.push(...(await ask(site.url, path)).faults)
  for (const path of pages)
    faults.push(...(await ask(site.url, path, { method: 'POST', body: 'a=b' })).faults)
  expect(faults).toEqual([])
  expect(pages.length).toBeGreaterThan(30)
}, 120_000)

test.each([
  ['a file of the build', '/favicon.svg', {}, 200],
  ['a part that is not there', '/assets/nada.js', {}, 404],
  ['the worker', '/sw.js', {}, 200],
  ['a page for crawlers', '/robots.txt', {}, 200],
  ['metrics without their token', '/metrics', {}, 401],
  ['metrics', '/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }, 200],
  ['a redirect', '/auth/v1/verify?type=signup&token=a', {}, 303],
  ['a file of nobody', '/storage/v1/object/avatars/a', { method: 'POST', body: 'x' }, 401],
  ['a link that is not ours', '/storage/v1/object/sign/materials/a/b/c.pdf?token=x', {}, 403],
  ['an address that cannot be read', '/%', {}, 404],
  ['a folder', '/assets/', {}, 404],
  ['what lies beside', '/..%2f..%2fpackage.json', {}, 404],
  ['another site asks', '/store/x/products', { headers: { origin: 'https://evil.example' } }, 404],
  ['a body that is too large', '/auth/v1/signup', { method: 'POST', body: 'x'.repeat(70_000) }, 413],
  // Last: what was not read of it ends the connection.
  ['a form that is too large', '/corretor-de-redacao', { method: 'POST', body: 'x'.repeat(300_000) }, 413],
])('%s', async (_, path, init, status) => {
  const answer = await ask(site.url, path, init)
  expect(answer.faults).toEqual([])
  expect(answer.status).toBe(status)
})

test('without https there is no promise of https', async () => {
  await using plain = await startTestApp({ SITE_URL: 'http://loja.example', PAYMENTS: 'sandbox' })
  const { headers } = await ask(plain.url, '/healthz')
  expect(headers.has('strict-transport-security')).toBe(false)
})

test('the walk would see a header that is missing and a policy that allows too much', () => {
  const good = new Headers({ ...ALWAYS, 'referrer-policy': 'no-referrer' })
  const policyOf = (policy: string) => {
    const headers = new Headers(good)
    headers.set('content-security-policy', policy)
    return faultsOf(headers)
  }
  expect(policyOf("default-src 'self'; frame-ancestors 'none'")).toEqual([])
  for (const bad of [
    "default-src 'self'",
    "frame-ancestors 'none'",
    "default-src 'self'; script-src 'unsafe-inline'; frame-ancestors 'none'",
    "default-src 'self'; script-src https://cdn.example; frame-ancestors 'none'",
  ])
    expect(policyOf(bad), bad).not.toEqual([])
  good.delete('x-frame-options')
  expect(policyOf("default-src 'self'; frame-ancestors 'none'")).toEqual(['x-frame-options: null'])
})
