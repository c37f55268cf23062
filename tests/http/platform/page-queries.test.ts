/** What an address says beside what its page reads changes nothing: not the page, not the cache (decision 0104). */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPageServer } from '#tests/support/page-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { pageQueries } from '#web/page-queries.ts'

const app = await startTestApp({ RATE_LIMITS: 'on' })
const site = await startPageServer(app)
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})
beforeEach(() => site.forget())

const ask = (path: string) => fetch(site.url + path)

test('an address of an advertisement is answered by the kept page', async () => {
  const plain = await ask('/')
  const body = await plain.text()
  const before = site.counts()
  for (const query of ['fbclid=x', 'utm_source=ig', 'u=1', '']) {
    const answer = await ask(`/?${query}`)
    expect([answer.status, await answer.text()], query).toEqual([200, body])
  }
  expect(site.counts()).toMatchObject({ hits: before.hits + 4, misses: before.misses, pages: 1 })
})

test('who comes first by an advertisement keeps the page for all others, with nothing of the query in it', async () => {
  const first = await (await ask('/quem-somos?utm_source=segredo')).text()
  expect(first).not.toContain('segredo')
  const before = site.counts()
  expect(await (await ask('/quem-somos')).text()).toBe(first)
  expect(site.counts()).toMatchObject({ hits: before.hits + 1, misses: before.misses })
})

test('a page keeps what it reads', async () => {
  const second = await (await ask('/store?pagina=2')).text()
  const withMore = await (await ask('/store?utm_source=x&pagina=2')).text()
  expect(withMore).toBe(second)
  expect(await (await ask('/store?u=1')).text()).not.toBe(second)
  expect(await (await ask('/contato?u=1&protocolo=2026-000001')).text()).toContain('2026-000001')
  expect(await (await ask('/contato')).text()).not.toContain('2026-000001')
})

test('no value fills the cache', async () => {
  await ask('/store')
  await ask('/contato')
  for (const query of ['pagina=999999', 'pagina=0', 'pagina=777', `pagina=${'9'.repeat(4000)}`, 'pagina=x'])
    await ask(`/store?${query}`)
  await ask('/contato?erro=a')
  await ask('/nada?a=1')
  expect(site.counts().pages).toBe(2)
})

test('who asks for a page while it is rendered shares the rendering', async () => {
  const before = site.counts()
  const bodies = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => (await ask(`/cursos?utm_id=${i}`)).text()),
  )
  expect(new Set(bodies).size).toBe(1)
  expect(site.counts().misses).toBe(before.misses + 1)
})

test('every page that names its parameters is a page', () => {
  expect(site.patterns).toEqual(expect.arrayContaining(Object.keys(pageQueries)))
})
