/**
 * A cache in front that many share (CACHE_PURGE_URL, decision 0288): what it may keep of every page and every call, that
 * nothing of one visitor is among it, and that it is called back once for each change.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { AppContext } from '#server/context.ts'
import { createLogger } from '#server/platform/logger.ts'
import { noteSharedCache, purgeSharedCache } from '#server/platform/shared-cache/purge-shared-cache.ts'
import { createCatalogueCache } from '#server/shop/catalogue/catalogue-cache.ts'
import { aProvenStudent } from '#tests/support/accounts.ts'
import { until, write } from '#tests/support/chat.ts'
import { aProduct } from '#tests/support/factories.ts'
import { type PageServer, startPageServer } from '#tests/support/page-server.ts'
import { setSite } from '#tests/support/set-site.ts'
import { type SharedCache, startSharedCache } from '#tests/support/shared-cache.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let site: PageServer
let cache: SharedCache
let app: TestApp
let product: { id: string; title: string }
let student: Awaited<ReturnType<typeof aProvenStudent>>
const changes: (() => void)[] = []

beforeAll(async () => {
  cache = await startSharedCache(() => site.url)
  app = await startTestApp({ CACHE_PURGE_URL: cache.url, CACHE_PURGE_TOKEN: 'token-of-a-test' })
  product = await aProduct(app.context.db, { title: 'Apostila de argumentos' })
  student = await aProvenStudent(app)
  site = await startPageServer(app)
  await noteSharedCache(app.context)
  // As the product does it at its start (lifecycle.ts).
  const catalogue = createCatalogueCache(app.context.direct, app.context.logger)
  catalogue.onChange(() => {
    site.forget()
    for (const change of changes) change()
  })
  closers.push(() => catalogue.close())
})
const closers: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closers) await close()
  for (const open of [site, app, cache]) await open[Symbol.asyncDispose]()
})
beforeEach(async () => {
  cache.purgeStatus = 200
  await purgeSharedCache(app.context)
  cache.purges.length = 0
})

/** Everything that somebody's browser sends along. */
const cookiesOf = (id: string) => `domine_device=${id}; domine_visitor=${id}; guest=${id}`
const signedIn = () => ({
  authorization: `Bearer ${student.session.access_token}`,
  cookie: cookiesOf(student.user.id),
})

type Asked = { what: string; status: number; headers: Headers; text: string }
async function ask(base: string, path: string, headers: Record<string, string> = {}): Promise<Asked> {
  const response = await fetch(base + path, { redirect: 'manual', headers })
  return {
    what: `${path} → ${response.status}`,
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }
}

/** Files that are the same for everybody for as long as they live. */
const FILES =
  /^\/(assets\/|fonts\/|favicon|icons?\/|sw\.js|manifest|robots\.txt|auth\/v1\/\.well-known\/jwks)/

/** Why a cache that many share may keep an answer; null where it may not. */
function reasonToKeep({ headers }: Asked): string | null {
  for (const name of ['cdn-cache-control', 'surrogate-control', 'cache-tag', 'surrogate-key'])
    if (headers.has(name)) return `${name}: ${headers.get(name)}`
  const said = headers.get('cache-control')
  if (said === null) return 'says nothing'
  return /private|no-store|no-cache/.test(said) ? null : `cache-control: ${said}`
}

const addressOf = (pattern: string) =>
  pattern
    .replace(/:store(\{[^}]*\})?/, app.context.config.storeId)
    .replace('/product/:id', `/product/${product.id}`)
    .replaceAll(/:\w+(\{[^}]*\})?\??/g, '3f2a')
    .replaceAll('*', 'x')

test('every page that may be kept says for how long and by what it is called back; the others say that they may not', async () => {
  const shared: string[] = []
  for (const pattern of site.patterns) {
    const path = addressOf(pattern)
    // The second one is answered from the memory of the process.
    for (const asked of [await ask(site.url, path), await ask(site.url, path)]) {
      const { headers, status, what } = asked
      const kept = headers.get('cdn-cache-control')
      if (kept === null) {
        expect(reasonToKeep(asked), what).toBeNull()
        continue
      }
      shared.push(pattern)
      expect([status, headers.get('set-cookie')], what).toEqual([200, null])
      expect(kept, what).toMatch(/^max-age=(\d|[1-9]\d|[12]\d\d|300), stale-while-revalidate=10$/)
      expect(headers.get('surrogate-control'), what).toBe(kept)
      expect(headers.get('surrogate-key'), what).toMatch(/^site( catalogue)?$/)
      expect(headers.get('cache-tag'), what).toBe(headers.get('surrogate-key')?.replace(' ', ','))
      // Browsers ask again all the same.
      expect([headers.get('cache-control'), headers.get('vary')], what).toEqual([
        'no-cache',
        'accept-encoding',
      ])
    }
  }
  // Those that were asked first may have less than a second left by now, which is told to nobody.
  site.forget()
  const ofCatalogue = async (path: string) =>
    (await ask(site.url, path)).headers.get('surrogate-key') === 'site catalogue'
  for (const path of ['/', '/store', `/product/${product.id}`])
    expect(await ofCatalogue(path), path).toBe(true)
  for (const path of ['/quem-somos', '/login'])
    expect((await ask(site.url, path)).headers.get('surrogate-key'), path).toBe('site')
  expect(new Set(shared).size).toBeGreaterThan(25)
}, 300_000)

test('a page does not see who asks, and takes no cookie along', async () => {
  for (const path of ['/', '/perfil', '/hoje', '/minicurso']) {
    site.forget()
    const somebody = await ask(site.url, path, signedIn())
    expect([somebody.headers.has('cdn-cache-control'), somebody.headers.has('set-cookie')], path).toEqual([
      true,
      false,
    ])
    site.forget()
    expect((await ask(site.url, path)).text === somebody.text, path).toBe(true)
    for (const secret of [student.email, student.user.id]) expect(somebody.text, path).not.toContain(secret)
  }
}, 60_000)

test('with the setting off nobody is told to keep a page', async () => {
  await using off = await startTestApp()
  await using pages = await startPageServer(off)
  for (const path of ['/', '/', '/store', '/quem-somos'])
    expect(reasonToKeep(await ask(pages.url, path))).toBeNull()
}, 60_000)

test('no call of somebody who is signed in, and none with a cookie of its own, may be kept by others', async () => {
  const paths = new Set(
    buildApp(app.context, null)
      .routes.filter(({ method }) => method === 'GET' || method === 'ALL')
      .map(({ path }) => addressOf(path)),
  )
  const keepable: string[] = []
  for (const path of paths) {
    const asked = await ask(site.url, path, signedIn())
    const reason = reasonToKeep(asked)
    if (reason !== null && !FILES.test(path)) keepable.push(`${asked.what}: ${reason}`)
  }
  expect(keepable).toEqual([])
  expect(paths.size).toBeGreaterThan(100)
  const visitor = await write(app)
  expect(visitor.headers.getSetCookie()).toHaveLength(1)
  expect(visitor.headers.get('cache-control')).toContain('no-store')
  const own = await ask(site.url, '/auth/v1/user', signedIn())
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
}, 120_000)

test('pages with an address of one visitor, pages that are missing and forms are nobody else’s', async () => {
  for (const path of [
    '/contato?protocolo=123',
    `/success?pedido=3f2a&chave=x`,
    '/nada-aqui',
    '/avisos?chave=x',
  ])
    expect(reasonToKeep(await ask(site.url, path)), path).toBeNull()
  const form = await fetch(`${site.url}/corretor-de-redacao`, {
    method: 'POST',
    body: new URLSearchParams({ text: 'Uma redação curta.' }),
    headers: { origin: app.url },
  })
  expect(form.headers.has('cdn-cache-control')).toBe(false)
})

test('a change asks for its own tag, in the wake of its transaction, once however many statements it has', async () => {
  const { db } = app.context
  await db.transaction().execute(async (tx) => {
    for (const title of ['Uma', 'Outra'])
      await tx.updateTable('products').set({ title }).where('id', '=', product.id).execute()
    expect(await purgeSharedCache(app.context)).toEqual([])
  })
  expect(await purgeSharedCache(app.context)).toEqual(['catalogue'])
  await setSite(app, 'shop', { phone: '(81) 90000-1111' })
  expect(await purgeSharedCache(app.context)).toEqual(['site'])
  expect(cache.purges).toEqual([['catalogue'], ['site']])
  await db
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable('products').set({ title: 'Nenhuma' }).where('id', '=', product.id).execute()
      throw new Error('taken back')
    })
    .catch(() => {})
  expect(await purgeSharedCache(app.context)).toEqual([])
})

test('two processes call back once, and a cache that does not take it is asked again', async () => {
  const told: string[] = []
  const logger = {
    ...createLogger({ level: 'silent' }),
    warn: (what: { reason: string }) => void told.push(what.reason),
  }
  const context = { ...app.context, logger } as unknown as AppContext
  await setSite(app, 'shop', { phone: '(81) 90000-2222' })
  cache.purgeStatus = 503
  expect(await purgeSharedCache(context)).toEqual([])
  const nowhere = { purgeUrl: 'http://127.0.0.1:1/', token: null }
  expect(await purgeSharedCache({ ...context, config: { ...context.config, sharedCache: nowhere } })).toEqual(
    [],
  )
  expect(told).toEqual(['answered 503', 'not to be reached'])
  cache.purgeStatus = 200
  const taken = await Promise.all([purgeSharedCache(context), purgeSharedCache(context)])
  expect(taken.flat()).toEqual(['site'])
  expect(cache.purges).toHaveLength(2)
})

test('what could not be called back for an hour has gone by itself', async () => {
  await setSite(app, 'shop', { phone: '(81) 90000-3333' })
  const later = () => new Date(Date.now() + 3_601_000)
  expect(await purgeSharedCache({ ...app.context, now: later })).toEqual([])
  expect(cache.purges).toEqual([])
})

test('without a cache in front nothing is written down', async () => {
  await using off = await startTestApp()
  await noteSharedCache(off.context)
  await aProduct(off.context.db)
  await setSite(off, 'shop', { phone: '(81) 90000-4444' })
  expect(await off.context.db.selectFrom('cache_purges').selectAll().execute()).toEqual([])
})

test('an evening through a shared cache: most of it never reaches the process, nothing private is served to others, a change is seen', async () => {
  const own = ['/auth/v1/user', '/api/today', '/api/purchases', '/api/corrections']
  const pages = ['/', '/store', `/product/${product.id}`, '/minicurso', '/corretor-de-redacao', '/quem-somos']
  const leaked: string[] = []
  for (let n = 0; n < 600; n += 1) {
    const isOwn = n % 3 === 0
    const path = isOwn ? own[n % own.length]! : pages[n % pages.length]!
    const isSomebody = isOwn && n % 2 === 0
    const { text, headers } = await ask(cache.url, path, isSomebody ? signedIn() : {})
    if (isOwn && headers.get('x-cache') === 'hit') leaked.push(path)
    if (!isSomebody && text.includes(student.email)) leaked.push(`${path}: an address`)
  }
  expect(leaked).toEqual([])
  expect(cache.counts.hits).toBeGreaterThan(350)

  const shownTitle = async () => (await ask(cache.url, `/product/${product.id}`)).text
  const purged = Promise.withResolvers<void>()
  changes.push(() => void purgeSharedCache(app.context).then((tags) => tags.length > 0 && purged.resolve()))
  await app.context.db
    .updateTable('products')
    .set({ title: 'Apostila de outro nome' })
    .where('id', '=', product.id)
    .execute()
  await purged.promise
  await until(async () => (await shownTitle()).includes('Apostila de outro nome'), 'the new name')
  expect(cache.purges).toEqual([['catalogue']])
  changes.length = 0
}, 120_000)
