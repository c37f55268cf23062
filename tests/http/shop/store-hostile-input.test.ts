/** What a caller may send to the store to break it or to fill its memory. */
import { afterAll, expect, test } from 'vitest'
import { getProduct } from '#server/shop/catalogue/service.ts'
import { aProduct } from '#tests/support/factories.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

test.each([
  ['products?ids[]=%00', 400, 'invalid_parameter'],
  ['products?type=a%00', 400, 'invalid_parameter'],
  ['products?exclude_types=%00', 400, 'invalid_parameter'],
  ['variants?product_ids[]=a%00b', 400, 'invalid_parameter'],
  ['products/%00', 404, 'product_not_found'],
  ['products/a%00b?field=slug', 404, 'product_not_found'],
  ['products/%00?field=sku', 404, 'product_not_found'],
])(
  'a character that no text of the database can hold is the mistake of the caller: %s',
  async (path, status, code) => {
    const response = await fetch(`${app.url}/store/store_redacao/${path}`)
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })])
  },
)

test('a page that asks for a product with such a character is told that there is none', async () => {
  expect(await getProduct(app.context, '\0')).toBeNull()
})

test('what the list ignores does not make it keep the same answer again', async () => {
  const keys: string[] = []
  await using app = await startTestApp(
    {},
    {
      catalogueCache: {
        nextTurn: () => null,
        at: () => undefined,
        count: (key, count) => {
          keys.push(`count ${key}`)
          return count()
        },
        answer: ({ key }, make) => {
          keys.push(key)
          return make()
        },
      },
    },
  )
  await aProduct(app.context.db, { id: 'prod_a' })
  for (const query of [
    '',
    '?utm=1',
    `?utm=${'x'.repeat(8_000)}`,
    '?order=asc',
    '?order=ASC&limit=100&limit=7',
  ]) {
    const response = await fetch(`${app.url}/store/store_redacao/products${query}`)
    expect(await response.json()).toMatchObject({ count: 1 })
  }
  const kept = (kind: string) => new Set(keys.filter((key) => key.startsWith(`${kind} `))).size
  expect([kept('products'), kept('count')]).toEqual([1, 1])
  await fetch(`${app.url}/store/store_redacao/products?limit=1`)
  // Another page of the same list: the count is the same.
  expect([kept('products'), kept('count')]).toEqual([2, 1])
})

test('the calls of the store are open to other sites, and nothing else is', async () => {
  const originOf = async (path: string) =>
    (await fetch(app.url + path)).headers.get('access-control-allow-origin')
  expect(await originOf('/store/store_redacao/products')).toBe('*')
  expect(await originOf('/store/store_redacao/products/nope')).toBe('*')
  for (const path of ['/store', '/auth/v1/settings', '/healthz', '/api/nope']) {
    expect(await originOf(path), path).toBeNull()
  }
})
