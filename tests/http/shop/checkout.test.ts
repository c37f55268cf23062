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

test.each([
  ['dearer', 5_700],
  ['cheaper', 3_700],
])(
  'a price that became %s since it was shown is refused with the new one; seen, it is taken',
  async (_, amount) => {
    const { variantIds } = await aProduct(app.context.db, { variants: [{ amountInCents: 4_700, stock: 5 }] })
    const item = { variant_id: variantIds[0], quantity: 2, unit_amount: 4_700 }
    await app.context.db
      .updateTable('prices')
      .set({ amount })
      .where('variant_id', '=', variantIds[0])
      .execute()
    const refused = await checkout(app, { items: [item] })
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed'])
    expect(refused.body['lines']).toEqual([{ variant_id: variantIds[0], unit_amount: amount }])
    expect(await stockOf(app, variantIds[0])).toEqual({ inventory: 5, reserved: 0 })
    expect((await checkout(app, { items: [{ ...item, unit_amount: amount }] })).status).toBe(200)
  },
)

test('who says no price pays that of the database', async () => {
  const { variantIds } = await aProduct(app.context.db, { variants: [{ amountInCents: 4_700 }] })
  expect((await checkout(app, { items: one(variantIds[0]) })).status).toBe(200)
  const { status, body } = await checkout(app, { items: [{ ...one(variantIds[0])[0], unit_amount: 47.5 }] })
  expect([status, body.code]).toEqual([400, 'invalid_input'])
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
])('%s cannot be bought', async (_, request, status, code) => {
  const { variantIds } = await aProduct(app.context.db, request)
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
