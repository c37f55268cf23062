import { afterAll, expect, test } from 'vitest'
import { aProduct } from '#tests/support/factories.ts'
import { checkout } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

const one = (variantId: string) => [{ variant_id: variantId, quantity: 1 }]

const bodies: [
  string,
  (ids: { brl: string; eur: string; dear: string; site: string }) => Record<string, unknown>,
  number,
  string,
][] = [
  ['no items', () => ({ items: undefined }), 400, 'invalid_input'],
  ['items that are no list', () => ({ items: 'var_1' }), 400, 'invalid_input'],
  ['an empty list', () => ({ items: [] }), 400, 'empty_cart'],
  [
    '51 lines',
    () => ({ items: Array.from({ length: 51 }, (_, n) => ({ variant_id: `v${n}`, quantity: 1 })) }),
    400,
    'too_many_lines',
  ],
  ['an unknown variant', () => ({ items: one('var_nowhere') }), 400, 'unknown_variant'],
  [
    'a variant id that is a number',
    () => ({ items: [{ variant_id: 7, quantity: 1 }] }),
    400,
    'invalid_input',
  ],
  ['a variant id that tries SQL', () => ({ items: one("x' or 1=1 --") }), 400, 'unknown_variant'],
  ['a variant id with a NUL', () => ({ items: one('a\u0000b') }), 400, 'bad_json'],
  ['a line that is null', () => ({ items: [null] }), 400, 'invalid_input'],
  ['no quantity', ({ brl }) => ({ items: [{ variant_id: brl }] }), 400, 'invalid_quantity'],
  ['a quantity of 0', ({ brl }) => ({ items: [{ variant_id: brl, quantity: 0 }] }), 400, 'invalid_quantity'],
  [
    'a quantity below 0',
    ({ brl }) => ({ items: [{ variant_id: brl, quantity: -1 }] }),
    400,
    'invalid_quantity',
  ],
  ['half a piece', ({ brl }) => ({ items: [{ variant_id: brl, quantity: 1.5 }] }), 400, 'invalid_quantity'],
  [
    'a quantity in quotes',
    ({ brl }) => ({ items: [{ variant_id: brl, quantity: '1' }] }),
    400,
    'invalid_quantity',
  ],
  ['1,000 pieces', ({ brl }) => ({ items: [{ variant_id: brl, quantity: 1_000 }] }), 400, 'invalid_quantity'],
  [
    '1,000 pieces in two lines',
    ({ brl }) => ({
      items: [
        { variant_id: brl, quantity: 999 },
        { variant_id: brl, quantity: 1 },
      ],
    }),
    400,
    'invalid_quantity',
  ],
  ['two currencies', ({ brl, eur }) => ({ items: [...one(brl), ...one(eur)] }), 400, 'mixed_currencies'],
  [
    'a total beyond the books',
    ({ dear }) => ({ items: [{ variant_id: dear, quantity: 3 }] }),
    400,
    'total_too_high',
  ],
  ['no successUrl', ({ brl }) => ({ items: one(brl), successUrl: undefined }), 400, 'invalid_url'],
  ['a cancelUrl that is a number', ({ brl }) => ({ items: one(brl), cancelUrl: 1 }), 400, 'invalid_url'],
  [
    'a foreign successUrl',
    ({ brl }) => ({ items: one(brl), successUrl: 'https://evil.example/success' }),
    400,
    'foreign_url',
  ],
  [
    'a foreign cancelUrl',
    ({ brl }) => ({ items: one(brl), cancelUrl: 'https://evil.example/' }),
    400,
    'foreign_url',
  ],
  [
    'a successUrl that only begins like ours',
    ({ brl, site }) => ({ items: one(brl), successUrl: `${site}.evil.example/` }),
    400,
    'foreign_url',
  ],
  [
    'a successUrl that hides its host',
    ({ brl, site }) => ({ items: one(brl), successUrl: `${site}@evil.example/` }),
    400,
    'foreign_url',
  ],
  [
    'a successUrl without a host',
    ({ brl }) => ({ items: one(brl), successUrl: '/success' }),
    400,
    'foreign_url',
  ],
  [
    'a script as cancelUrl',
    ({ brl }) => ({ items: one(brl), cancelUrl: 'javascript:alert(1)' }),
    400,
    'foreign_url',
  ],
  ['a locale that is a list', ({ brl }) => ({ items: one(brl), locale: ['pt'] }), 400, 'invalid_input'],
  [
    'an endless time zone',
    ({ brl }) => ({ items: one(brl), timeZone: 'x'.repeat(65) }),
    400,
    'invalid_input',
  ],
]

test('a wrong body is refused with its status and code, and leaves no order behind', async () => {
  const { db } = app.context
  const ids = {
    brl: (await aProduct(db)).variantIds[0],
    eur: (await aProduct(db, { variants: [{ currencyCode: 'eur' }] })).variantIds[0],
    dear: (await aProduct(db, { variants: [{ amountInCents: 1_000_000_000 }] })).variantIds[0],
    site: app.url,
  }
  for (const [name, bodyOf, status, code] of bodies) {
    const answer = await checkout(app, bodyOf(ids))
    expect([name, answer.status, answer.body.code]).toEqual([name, status, code])
    expect(answer.body.message).toEqual(expect.any(String))
  }
  expect(await app.context.db.selectFrom('orders').select('id').execute()).toEqual([])
})

test('a body that is not JSON, or too large, or for another store is refused', async () => {
  const post = async (store: string, body: string) => {
    const response = await fetch(`${app.url}/store/${store}/checkout`, { method: 'POST', body })
    return [response.status, ((await response.json()) as { code: string }).code]
  }
  const { storeId } = app.context.config
  expect(await post(storeId, '{"items":')).toEqual([400, 'bad_json'])
  expect(await post(storeId, '')).toEqual([400, 'bad_json'])
  expect(await post(storeId, 'null')).toEqual([400, 'invalid_input'])
  expect(await post(storeId, JSON.stringify({ filler: 'x'.repeat(70_000) }))).toEqual([413, 'body_too_large'])
  expect(await post('store_other', '{}')).toEqual([404, 'store_not_found'])
})

test('one address may open 120 orders in ten minutes', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' })
  const answers = await Promise.all(Array.from({ length: 123 }, () => checkout(limited, { items: [] })))
  expect(answers.filter(({ body }) => body.code === 'empty_cart')).toHaveLength(120)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.map(({ body }) => body.code)).toEqual(
    Array.from({ length: 3 }, () => 'over_request_rate_limit'),
  )
})
