/** Calls that nobody answers: an address that takes other methods names them, any other is not there (docs/wire.md §7). */
import { afterAll, expect, test } from 'vitest'
import { anOwnersAccount } from '#tests/support/owner.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

test.each([
  ['DELETE', '/store/store_redacao/products', 'GET, HEAD'],
  ['GET', '/store/store_redacao/checkout', 'POST'],
  ['PATCH', '/auth/v1/user', 'GET, HEAD, PUT'],
  ['GET', '/api/interests', 'POST'],
  ['GET', '/webhooks/sandbox', 'POST'],
  ['OPTIONS', '/api/interests', 'POST'],
  ['POST', '/readyz', 'GET, HEAD'],
  ['DELETE', '/product-pictures/prod_a-1.webp', 'GET, HEAD'],
])('%s %s is told that the address takes %s', async (method, path, allowed) => {
  const response = await fetch(app.url + path, { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed])
  expect(response.headers.get('content-type')).toContain('application/json')
  const body = (await response.json()) as Record<string, unknown>
  expect([body['code'], body['error_code']]).toContain('method_not_allowed')
})

test.each([
  '/api/nothing',
  '/auth/v1/nothing',
  '/store/store_redacao/nothing',
  '/storage/v1/nothing',
  '/api',
])('%s is not there, by any method', async (path) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await fetch(app.url + path, { method })
    expect([response.status, response.headers.get('allow')], method).toEqual([404, null])
  }
})

test('a refused method keeps the headers that let other origins read the answer', async () => {
  const response = await fetch(`${app.url}/store/store_redacao/products`, {
    method: 'DELETE',
    headers: { origin: 'https://outra.example' },
  })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('nothing is named by a character that no text of the database can hold', async () => {
  const owner = await anOwnersAccount(app)
  const headers = { authorization: `Bearer ${owner.session.access_token}` }
  for (const [method, path] of [
    ['DELETE', '/api/console/contents/stories/a%00b/consent'],
    ['DELETE', '/api/moderation/words/%00'],
    ['DELETE', '/api/blocks/%00'],
  ] as const) {
    const response = await fetch(app.url + path, { method, headers })
    expect([response.status, ((await response.json()) as { code: string }).code], path).toEqual([
      404,
      'not_found',
    ])
  }
})
