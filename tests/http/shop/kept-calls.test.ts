/**
 * The store API answered from memory (decision 0304), by two processes on one database: the same as the long way, for
 * nobody in particular, and never older than a change. What went the long way has a number of its own (x-request-id).
 */
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalogueCache } from '#server/shop/catalogue/catalogue-cache.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { until } from '#tests/support/chat.ts'
import { aProduct } from '#tests/support/factories.ts'
import { A_VARIANT, aDraft, aProductsAdmin } from '#tests/support/products-admin.ts'
import { startSecondProcess } from '#tests/support/second-process.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const LIST = '/store/store_redacao/products?limit=12'
const ONE = '/store/store_redacao/products/prod_kept'
const BY_SLUG = '/store/store_redacao/products/prod_kept?field=slug'

let app: TestApp
const processes: TestApp[] = []
const closers: (() => Promise<void>)[] = []

beforeAll(async () => {
  app = await startTestApp()
  await aProduct(app.context.db, {
    id: 'prod_kept',
    variants: [{ id: 'var_kept', stock: 7 }],
  })
  for (let n = 0; n < 2; n += 1) {
    const catalogueCache = createCatalogueCache(app.context.direct, app.context.logger)
    closers.push(catalogueCache.close)
    processes.push(await startSecondProcess(app, { catalogueCache }))
  }
})
afterAll(async () => {
  for (const { [Symbol.asyncDispose]: close } of processes) await close.call(undefined)
  for (const close of closers) await close()
  await app[Symbol.asyncDispose]()
})

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer; isFromMemory: boolean }

/** The bytes as they travel. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  how: { method?: string; of?: TestApp } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request((how.of ?? processes[0]!).url + path, { headers, method: how.method ?? 'GET' }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { 'x-request-id': id, date: _, ...rest } = response.headers
        const isFromMemory = id === undefined
        resolve({
          status: response.statusCode ?? 0,
          headers: rest,
          body: Buffer.concat(chunks),
          isFromMemory,
        })
      })
    })
      .on('error', reject)
      .end()
  })
}

/** Both processes answer it from memory, as nothing changes meanwhile. */
async function untilKept(path: string): Promise<void> {
  for (const of of processes)
    await until(async () => (await ask(path, {}, { of })).isFromMemory, `${path} from memory`)
}

const productOf = ({ body }: Answer) => JSON.parse(body.toString()).product

test.each([LIST, ONE, BY_SLUG])(
  '%s: from memory is what the long way answers, in each form',
  async (path) => {
    await untilKept(path)
    for (const accepted of ['identity', 'gzip', 'gzip, deflate, br']) {
      for (const method of ['GET', 'HEAD']) {
        const asked = { 'accept-encoding': accepted }
        const kept = await ask(path, asked, { method })
        const long = await ask(path, { ...asked, authorization: 'Bearer nobody' }, { method })
        expect([kept.isFromMemory, long.isFromMemory]).toEqual([true, false])
        expect([kept.status, kept.headers], `${method} ${accepted}`).toEqual([200, long.headers])
        expect(kept.body.equals(long.body), `${method} ${accepted}`).toBe(true)
        expect(kept.headers).toMatchObject({
          'access-control-allow-origin': '*',
          'cache-control': 'no-cache',
          'content-type': 'application/json; charset=utf-8',
          vary: 'accept-encoding',
          'x-content-type-options': 'nosniff',
        })
      }
    }
    const plain = await ask(path)
    expect(brotliDecompressSync((await ask(path, { 'accept-encoding': 'br' })).body)).toEqual(plain.body)
    expect(gunzipSync((await ask(path, { 'accept-encoding': 'gzip' })).body)).toEqual(plain.body)
  },
)

test('who has the newest is told so, from memory and by the long way, and each form has its own validator', async () => {
  await untilKept(ONE)
  const etags = new Set<string>()
  for (const accepted of ['identity', 'gzip', 'br']) {
    const etag = String((await ask(ONE, { 'accept-encoding': accepted })).headers['etag'])
    etags.add(etag)
    for (const more of [{}, { authorization: 'Bearer nobody' }]) {
      const asked = { 'accept-encoding': accepted, 'if-none-match': etag, ...more }
      const { status, body, headers } = await ask(ONE, asked)
      expect([status, body.length, headers['etag'], headers['access-control-allow-origin']]).toEqual([
        304,
        0,
        etag,
        '*',
      ])
      expect((await ask(ONE, { ...asked, 'if-none-match': '"another"' })).status).toBe(200)
    }
  }
  expect(etags.size).toBe(3)
})

test('a change in the console is the next answer of both processes, and so is what a checkout reserves', async () => {
  const admin = await aProductsAdmin(app)
  const variants = [{ ...A_VARIANT, materialIds: [await admin.aFile()] }]
  const made = await admin.create(aDraft({ title: 'Tese em dia', isPublished: true, variants }))
  const path = `/store/store_redacao/products/${made.id}`
  await untilKept(path)
  await untilKept(LIST)
  expect((await admin.save(made, { title: 'Tese de ontem' })).status).toBe(200)
  for (const of of processes) {
    await until(async () => productOf(await ask(path, {}, { of })).title === 'Tese de ontem', 'the new title')
    expect((await ask(LIST, {}, { of })).body.toString()).toContain('Tese de ontem')
  }
  await untilKept(ONE)
  const stock = async (of: TestApp) => productOf(await ask(ONE, {}, { of })).variants[0].inventory_quantity
  expect(await stock(processes[0]!)).toBe(7)
  await app.context.db
    .updateTable('variants')
    .set({ reserved_quantity: 3 })
    .where('id', '=', 'var_kept')
    .execute()
  for (const of of processes) await until(async () => (await stock(of)) === 4, 'what is left')
})

test('who is signed in is not answered from memory and leaves nothing there; cookies change nothing', async () => {
  const { session } = await aSignedUpStudent(app)
  const own = '/store/store_redacao/products?limit=31'
  const signedIn = { authorization: `Bearer ${session.access_token}`, cookie: 'domine_device=mine' }
  const first = await ask(own, signedIn)
  expect(first.headers).not.toHaveProperty('set-cookie')
  await untilKept(own)
  const [mine, others, cookie] = [await ask(own, signedIn), await ask(own), await ask(own, { cookie: 'a=b' })]
  expect([mine.isFromMemory, others.isFromMemory, cookie.isFromMemory]).toEqual([false, true, true])
  for (const { body } of [mine, others, cookie]) expect(body.equals(first.body)).toBe(true)
})

test('another question gets its own answer, whatever the order of its parameters', async () => {
  await aProduct(app.context.db, { id: 'prod_other' })
  for (const [query, limit, offset] of [
    ['limit=1', 1, 0],
    ['limit=2', 2, 0],
    ['limit=1&offset=1', 1, 1],
    ['offset=1&limit=1', 1, 1],
    ['limit=1&fbclid=x', 1, 0],
    ['limit=1&limit=2', 1, 0],
  ] as const) {
    const path = `/store/store_redacao/products?${query}`
    await untilKept(path)
    expect(JSON.parse((await ask(path)).body.toString()), path).toMatchObject({ limit, offset })
  }
})

test('refusals are not kept: of what is missing, malformed, or of another store', async () => {
  const missing = '/store/store_redacao/products/prod_later'
  for (const [path, status] of [
    [missing, 404],
    ['/store/store_redacao/products?limit=0', 400],
    ['/store/other/products?limit=12', 404],
  ] as const) {
    for (let n = 0; n < 2; n += 1) {
      const { isFromMemory, ...answer } = await ask(path)
      expect([answer.status, isFromMemory], path).toEqual([status, false])
    }
  }
  await aProduct(app.context.db, { id: 'prod_later' })
  expect((await ask(missing)).status).toBe(200)
})

test('stock and whatever is not read is always asked anew', async () => {
  const path = '/store/store_redacao/variants?product_ids[]=prod_kept'
  for (let n = 0; n < 3; n += 1) expect((await ask(path)).isFromMemory).toBe(false)
  await untilKept(ONE)
  expect((await ask(ONE, {}, { method: 'DELETE' })).status).toBe(405)
})
