import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { aProduct } from '#tests/support/factories.ts'
import { aStudent, booksOf, checkout, readPaymentUrl, stockOf } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

const one = (variantId: string) => [{ variant_id: variantId, quantity: 1 }]
const countOrders = async (variantId: string) =>
  (
    await app.context.db
      .selectFrom('order_lines')
      .select('order_id')
      .where('variant_id', '=', variantId)
      .execute()
  ).length
const linesOf = (orderId: string) =>
  app.context.db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('sort_order')
    .execute()

test('a cart becomes an order at the prices of the database, and the buyer is sent to the payment page', async () => {
  const first = await aProduct(app.context.db, {
    title: 'Introdução',
    variants: [{ title: 'PDF', amountInCents: 4_800 }],
  })
  const second = await aProduct(app.context.db, {
    variants: [{ amountInCents: 5_900, saleAmountInCents: 3_900, stock: 5 }],
  })

  const { status, body } = await checkout(app, {
    items: [
      { variant_id: first.variantIds[0], quantity: 1, price: 1 },
      { variant_id: second.variantIds[0], quantity: 2 },
    ],
    amount: 1,
  })

  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['url'])
  expect(body.url.startsWith(`${app.url}/pagamento/`)).toBe(true)
  const { orderId, token } = readPaymentUrl(body.url)
  const { order, purchases } = await booksOf(app, orderId)
  expect(order).toMatchObject({
    status: 'pending',
    total_amount: 12_600,
    currency_code: 'brl',
    user_id: null,
  })
  expect(order.access_token_hash.toString('base64url')).not.toContain(token)
  expect(purchases).toEqual([])
  expect(await linesOf(orderId)).toMatchObject([
    {
      product_title: 'Introdução',
      variant_title: 'PDF',
      unit_amount: 4_800,
      quantity: 1,
      reserved_quantity: 0,
    },
    { unit_amount: 3_900, quantity: 2, reserved_quantity: 2 },
  ])
  expect(await stockOf(app, second.variantIds[0])).toEqual({ inventory: 5, reserved: 2 })
})

test('pieces are held for 30 minutes', async () => {
  const now = new Date('2026-11-21T12:00:00Z')
  await using app = await startTestApp({}, { now: () => now })
  const { variantIds } = await aProduct(app.context.db, { variants: [{ stock: 1 }] })
  const { body } = await checkout(app, { items: one(variantIds[0]) })
  const { order } = await booksOf(app, readPaymentUrl(body.url).orderId)
  expect(order.reserved_until.toISOString()).toBe('2026-11-21T12:30:00.000Z')
})

test('two lines of the same variant are one line of the order', async () => {
  const { variantIds } = await aProduct(app.context.db, { variants: [{ stock: 3 }] })
  const items = [...one(variantIds[0]), { variant_id: variantIds[0], quantity: 2 }]
  const { orderId } = readPaymentUrl((await checkout(app, { items })).body.url)
  expect(await linesOf(orderId)).toMatchObject([{ variant_id: variantIds[0], quantity: 3 }])
  expect((await checkout(app, { items: one(variantIds[0]) })).body.code).toBe('insufficient_stock')
})

test('two lines of the same variant are counted together against the stock', async () => {
  const { variantIds } = await aProduct(app.context.db, { variants: [{ stock: 1 }] })
  const { status, body } = await checkout(app, { items: [...one(variantIds[0]), ...one(variantIds[0])] })
  expect([status, body.code]).toEqual([409, 'insufficient_stock'])
})

test('more than there is left is refused in the words of the catalogue, HTML in a title untouched', async () => {
  const { variantIds } = await aProduct(app.context.db, {
    title: '<b>Conclusão</b> & cia',
    variants: [{ title: 'Só "1"', stock: 2 }],
  })
  const { status, body } = await checkout(app, { items: [{ variant_id: variantIds[0], quantity: 3 }] })
  expect(status).toBe(409)
  expect(body).toEqual({
    code: 'insufficient_stock',
    message: 'Not enough stock for <b>Conclusão</b> & cia (Só "1"). Only 2 left.',
    variant_id: variantIds[0],
    available: 2,
  })
  expect(await countOrders(variantIds[0])).toBe(0)
  expect(await stockOf(app, variantIds[0])).toEqual({ inventory: 2, reserved: 0 })
})

test('a refused line reserves nothing of the other lines', async () => {
  const enough = await aProduct(app.context.db, { variants: [{ stock: 5 }] })
  const soldOut = await aProduct(app.context.db, { variants: [{ stock: 0 }] })
  const { status } = await checkout(app, {
    items: [...one(enough.variantIds[0]), ...one(soldOut.variantIds[0])],
  })
  expect(status).toBe(409)
  expect(await stockOf(app, enough.variantIds[0])).toEqual({ inventory: 5, reserved: 0 })
})

test('60 concurrent checkouts for 5 pieces give exactly 5 orders', async () => {
  const { variantIds } = await aProduct(app.context.db, { variants: [{ stock: 5 }] })
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => checkout(app, { items: one(variantIds[0]) })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(
    answers.filter(({ status, body }) => status === 409 && body.code === 'insufficient_stock'),
  ).toHaveLength(55)
  expect(await countOrders(variantIds[0])).toBe(5)
  expect(await stockOf(app, variantIds[0])).toEqual({ inventory: 5, reserved: 5 })
})

test('carts that name the same pieces in different orders do not block each other', async () => {
  const { variantIds } = await aProduct(app.context.db, {
    variants: [{ stock: 50 }, { stock: 50 }, { stock: 50 }],
  })
  const items = variantIds.map((id) => ({ variant_id: id, quantity: 1 }))
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      checkout(app, { items: index % 2 === 0 ? items : items.toReversed() }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
})

test('a hidden product can be bought by who knows it', async () => {
  const { variantIds } = await aProduct(app.context.db, { isHidden: true })
  expect((await checkout(app, { items: one(variantIds[0]) })).status).toBe(200)
})

test.each([
  ['a deleted product', { isDeleted: true }, 400, 'unknown_variant'],
  ['a draft', { status: 'draft' as const }, 400, 'unknown_variant'],
  ['a product that is not for sale', { purchasable: false }, 409, 'not_purchasable'],
])('%s cannot be bought', async (_, wish, status, code) => {
  const { variantIds } = await aProduct(app.context.db, wish)
  const answer = await checkout(app, { items: one(variantIds[0]) })
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('a variant without a price cannot be bought', async () => {
  const { variantIds } = await aProduct(app.context.db)
  await app.context.db.deleteFrom('prices').where('variant_id', '=', variantIds[0]).execute()
  const { status, body } = await checkout(app, { items: one(variantIds[0]) })
  expect([status, body.code]).toEqual([409, 'not_purchasable'])
})

test('a signed-in buyer is written into the order, and a bad token is no guest', async () => {
  const { variantIds } = await aProduct(app.context.db)
  const student = await aStudent(app, 'bruno@example.com')
  const { body } = await checkout(app, { items: one(variantIds[0]) }, { token: student.token })
  const { order } = await booksOf(app, readPaymentUrl(body.url).orderId)
  expect(order).toMatchObject({ user_id: student.userId, buyer_email: 'bruno@example.com' })
  expect((await checkout(app, { items: one(variantIds[0]) }, { token: 'x.y.z' })).status).toBe(401)
  expect(await countOrders(variantIds[0])).toBe(1)
})

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
  expect(await countOrders(ids.brl)).toBe(0)
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

test('999 pieces of one variant and 50 lines are still an order', async () => {
  const products = await Promise.all(
    Array.from({ length: 50 }, () => aProduct(app.context.db, { variants: [{ amountInCents: 100 }] })),
  )
  const items = products.map(({ variantIds }, index) => ({
    variant_id: variantIds[0],
    quantity: index === 0 ? 999 : 1,
  }))
  expect((await checkout(app, { items })).status).toBe(200)
})

test('pages of other sites may call the checkout', async () => {
  const response = await fetch(`${app.url}/store/${app.context.config.storeId}/checkout`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://other.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization')
})

test('a store on one’s own machine takes every name of that machine as its own', async () => {
  const { variantIds } = await aProduct(app.context.db)
  const { port } = new URL(app.url)
  const { status } = await checkout(app, {
    items: one(variantIds[0]),
    successUrl: `http://localhost:${port}/success?${randomUUID()}`,
  })
  expect(status).toBe(200)
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
