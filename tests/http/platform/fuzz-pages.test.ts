/**
 * Random and broken addresses and forms for every page (the forms that work without script among them): always answered,
 * never by a 5xx, and nothing that was sent comes back as a script. Needs a build.
 */
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { PAYMENT_CHOICES } from '#domain/shop/payment-page.ts'
import { aProduct } from '#tests/support/factories.ts'
import {
  brokenBodies,
  HOSTILE_TEXTS,
  hostileHeaders,
  hostileQueries,
  hostileSegments,
  SCRIPT,
} from '#tests/support/fuzz/hostile.ts'
import { FUZZ_TIMEOUT_MS, fuzzRuns } from '#tests/support/fuzz/runs.ts'
import { type RawRequest, sendRaw } from '#tests/support/fuzz/send-raw.ts'
import { startPageServer } from '#tests/support/page-server.ts'
import { anOpenOrder } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
const site = await startPageServer(app)
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})
const { id: productId, variantIds } = await aProduct(app.context.db)
const order = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }])

const FIELDS = [
  'decision',
  'email',
  'name',
  'theme',
  'title',
  'motivating',
  'text',
  'topic',
  'message',
  'website',
]
const field = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.constantFrom(...PAYMENT_CHOICES), fc.string())
const form = fc
  .dictionary(fc.constantFrom(...FIELDS), field)
  .map((fields) => new URLSearchParams(fields).toString())

function addressOf(pattern: string): fc.Arbitrary<string> {
  const words = [productId, order.orderId, ...hostileSegments]
  const path = fc
    .tuple(
      ...pattern
        .split('/')
        .map((part) => (/[:*]/.test(part) ? fc.constantFrom(...words) : fc.constant(part))),
    )
    .map((parts) => parts.join('/'))
  const query = fc.oneof(
    fc.constantFrom(
      '',
      `token=${order.token}`,
      `erro=${encodeURIComponent(SCRIPT)}`,
      `protocolo=%3Cscript%3E`,
    ),
    fc.constantFrom(...hostileQueries),
    fc
      .constantFrom(...HOSTILE_TEXTS)
      .map((text) => `q=${encodeURIComponent(text.slice(0, 200).toWellFormed())}`),
  )
  return fc
    .tuple(path, fc.constantFrom('', '.data'), query)
    .map(([at, ending, search]) => `${at}${ending}?${search}`)
}

function requestTo(pattern: string): fc.Arbitrary<RawRequest> {
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
  return fc.oneof(
    fc.record({
      method: fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE'),
      path: addressOf(pattern),
      headers: fc.constantFrom(...hostileHeaders),
      body: fc.constant(null),
    }),
    fc.record({
      method: fc.constant('POST'),
      path: addressOf(pattern),
      headers: fc
        .constantFrom(...hostileHeaders.filter((one) => !one['host']))
        .map((one) => ({ ...urlencoded, ...one })),
      body: fc.oneof(
        { weight: 3, arbitrary: form },
        { weight: 1, arbitrary: fc.constantFrom(...brokenBodies) },
      ),
    }),
  )
}

test.each(site.patterns)(
  '%s',
  async (pattern) => {
    await fc.assert(
      fc.asyncProperty(requestTo(pattern), async (asked) => {
        const { status, headers, text } = await sendRaw(site.url, asked)
        expect(status).toBeLessThan(500)
        if (text === '' && [400, 417, 431].includes(status)) return
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(/\bhtml\b/.test(headers['content-type'] ?? '') && text.includes(SCRIPT)).toBe(false)
      }),
      fuzzRuns(8),
    )
  },
  FUZZ_TIMEOUT_MS,
)
