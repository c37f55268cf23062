/** No page takes a body of any size, however its address is spelt: the router of pages holds it in memory whole. */
import { request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { startPageServer } from '#tests/support/page-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const LIMIT = 256 * 1024
const app = await startTestApp()
const site = await startPageServer(app)
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})

/** A form of so many bytes; without a length it comes in chunks. @returns the status */
function send(path: string, bytes: number, how: 'length' | 'chunks'): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: site.url,
      connection: 'close',
      ...(how === 'length' ? { 'content-length': bytes } : {}),
    }
    const sent = request(site.url + path, { method: 'POST', headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.write(`text=${'x'.repeat(bytes - 5)}`)
    sent.end()
  })
}

const spellings = ['/corretor-de-redacao', '/login', '/store', '/nada', '/pagamento/3f2a'].flatMap((path) => [
  path,
  `${path}.data`,
  `${path}/`,
  path.toUpperCase(),
])

test.each(spellings)('%s takes no body over the limit', async (path) => {
  expect(await send(path, LIMIT + 1, 'length')).toBe(413)
})

test.each(['/corretor-de-redacao', '/corretor-de-redacao.data', '/corretor-de-redacao/'])(
  '%s stops reading where the limit is, when the length was not told',
  async (path) => {
    expect(await send(path, LIMIT + 1, 'chunks')).toBe(413)
  },
)

test('a form of the largest size that is allowed reaches its page', async () => {
  expect(await send('/corretor-de-redacao', LIMIT, 'length')).not.toBe(413)
})
