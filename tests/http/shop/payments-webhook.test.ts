import { afterAll, expect, test } from 'vitest'
import { createPayments } from '#server/shop/payments/providers.ts'
import { signWebhook } from '#server/shop/payments/sandbox/webhook-signature.ts'
import { aProduct } from '#tests/support/factories.ts'
import {
  aClock,
  anOpenOrder,
  aPaymentEvent,
  booksOf,
  decide,
  readPaymentUrl,
  sendWebhook,
  stockOf,
} from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

async function anOrderOfTwo(app: TestApp) {
  const { variantIds } = await aProduct(app.context.db, {
    title: 'Completo',
    grants: ['premium'],
    variants: [{ amountInCents: 12_700, stock: 5 }],
  })
  const [variantId] = variantIds
  const order = await anOpenOrder(app, [{ variant_id: variantId, quantity: 2 }])
  return { ...order, variantId }
}

/** What must be so once an order of two was paid, however often it was reported. */
async function expectPaidOnce(app: TestApp, orderId: string, variantId: string) {
  const { order, purchases, entitlements, mails } = await booksOf(app, orderId)
  expect(order).toMatchObject({ status: 'paid', buyer_email: 'ana@example.com', buyer_name: 'Ana Souza' })
  expect(order.paid_at).not.toBeNull()
  expect(purchases).toMatchObject([
    { variant_id: variantId, quantity: 2, product_title: 'Completo', revoked_at: null },
  ])
  expect(entitlements).toMatchObject([{ name: 'premium', revoked_at: null }])
  expect(mails).toMatchObject([{ kind: 'receipt', recipient: 'ana@example.com', sent_at: null }])
  expect(await stockOf(app, variantId)).toEqual({ inventory: 3, reserved: 0 })
}

test('an approved payment pays the order, takes the stock, delivers and queues the receipt', async () => {
  const { orderId, variantId } = await anOrderOfTwo(app)
  expect(await sendWebhook(app, await aPaymentEvent(app, orderId))).toEqual({
    status: 200,
    body: { outcome: 'paid' },
  })
  await expectPaidOnce(app, orderId, variantId)
})

test('the same webhook ten times changes nothing more than once', async () => {
  const { orderId, variantId } = await anOrderOfTwo(app)
  const event = await aPaymentEvent(app, orderId)
  const outcomes = []
  for (let time = 0; time < 10; time += 1) outcomes.push((await sendWebhook(app, event)).body['outcome'])
  expect(outcomes).toEqual(['paid', ...Array.from({ length: 9 }, () => 'already-taken')])
  await expectPaidOnce(app, orderId, variantId)
})

test('the same webhook twenty times at once changes nothing more than once', async () => {
  const { orderId, variantId } = await anOrderOfTwo(app)
  const event = await aPaymentEvent(app, orderId)
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendWebhook(app, event)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(answers.filter(({ body }) => body['outcome'] === 'paid')).toHaveLength(1)
  expect((await booksOf(app, orderId)).events).toHaveLength(1)
  await expectPaidOnce(app, orderId, variantId)
})

test('ten different approvals of one order at once pay it once', async () => {
  const { orderId, variantId } = await anOrderOfTwo(app)
  const events = await Promise.all(Array.from({ length: 10 }, () => aPaymentEvent(app, orderId)))
  const answers = await Promise.all(events.map((event) => sendWebhook(app, event)))
  expect(answers.filter(({ body }) => body['outcome'] === 'paid')).toHaveLength(1)
  expect(answers.filter(({ body }) => body['outcome'] === 'no-change')).toHaveLength(9)
  await expectPaidOnce(app, orderId, variantId)
})

const everyOrder = [
  ['approved', 'refused', 'canceled'],
  ['approved', 'canceled', 'refused'],
  ['refused', 'approved', 'canceled'],
  ['refused', 'canceled', 'approved'],
  ['canceled', 'approved', 'refused'],
  ['canceled', 'refused', 'approved'],
]
test.each(everyOrder)('events that arrive as %s, %s, %s end in one paid order', async (...types) => {
  const { orderId, variantId } = await anOrderOfTwo(app)
  for (const type of types) {
    expect((await sendWebhook(app, await aPaymentEvent(app, orderId, { type }))).status).toBe(200)
  }
  await expectPaidOnce(app, orderId, variantId)
})

test('a refused try leaves the order open, its pieces held', async () => {
  const { orderId, variantId } = await anOrderOfTwo(app)
  await sendWebhook(app, await aPaymentEvent(app, orderId, { type: 'refused' }))
  expect((await booksOf(app, orderId)).order.status).toBe('pending')
  expect(await stockOf(app, variantId)).toEqual({ inventory: 5, reserved: 2 })
})

test('a cancellation gives the pieces back', async () => {
  const { orderId, variantId } = await anOrderOfTwo(app)
  const cancel = await aPaymentEvent(app, orderId, { type: 'canceled' })
  await Promise.all([sendWebhook(app, cancel), sendWebhook(app, cancel)])
  const { order, purchases, mails } = await booksOf(app, orderId)
  expect([order.status, purchases, mails]).toEqual(['canceled', [], []])
  expect(await stockOf(app, variantId)).toEqual({ inventory: 5, reserved: 0 })
})

test.each([
  ['one cent less', { amount: 25_399 }],
  ['nothing', { amount: 0 }],
  ['one cent more', { amount: 25_401 }],
  ['another currency', { currencyCode: 'eur' }],
])('a payment of %s is written down and grants nothing', async (_, change) => {
  const { orderId, variantId } = await anOrderOfTwo(app)
  const answer = await sendWebhook(app, await aPaymentEvent(app, orderId, change))
  expect(answer).toEqual({ status: 200, body: { outcome: 'amount-mismatch' } })
  const { order, purchases, entitlements, mails, events } = await booksOf(app, orderId)
  expect([order.status, purchases, entitlements, mails]).toEqual(['pending', [], [], []])
  const paid = { amount: 25_400, currencyCode: 'brl', ...change }
  expect(events).toMatchObject([
    { outcome: 'amount-mismatch', amount: paid.amount, currency_code: paid.currencyCode },
  ])
  expect(await stockOf(app, variantId)).toEqual({ inventory: 5, reserved: 2 })
})

test.each([
  ['no signature', null, 'invalid_signature'],
  ['an empty signature', '', 'invalid_signature'],
  ['the signature of another secret', signWebhook(Buffer.alloc(32), '{}', new Date()), 'invalid_signature'],
])('a webhook with %s is refused and written nowhere', async (_, signature, code) => {
  const { orderId } = await anOrderOfTwo(app)
  const answer = await sendWebhook(app, await aPaymentEvent(app, orderId), { signature })
  expect([answer.status, answer.body['code']]).toEqual([401, code])
  expect((await booksOf(app, orderId)).events).toEqual([])
})

test('a true signature counts for five minutes and for its own body only', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const { orderId, variantId } = await anOrderOfTwo(app)
  const event = await aPaymentEvent(app, orderId)
  const signature = signWebhook(
    await app.context.keys.secret('sandbox-webhook'),
    JSON.stringify(event),
    clock.now(),
  )
  const changed = await sendWebhook(app, { ...event, amount: 1 }, { signature })
  expect([changed.status, changed.body['code']]).toEqual([401, 'invalid_signature'])
  clock.pass(5.1)
  const old = await sendWebhook(app, event, { signature })
  expect([old.status, old.body['code']]).toEqual([401, 'stale_signature'])
  clock.pass(-0.1)
  expect((await sendWebhook(app, event, { signature })).body['outcome']).toBe('paid')
  await expectPaidOnce(app, orderId, variantId)
})

test('a payment for an unknown order is taken, and written nowhere but in the log', async () => {
  const event = await aPaymentEvent(app, '6c0f4f0e-0000-4000-8000-000000000001')
  const answer = await sendWebhook(app, event)
  expect([answer.status, answer.body['outcome']]).toEqual([200, 'not-ours'])
  const written = await app.context.db.selectFrom('payment_events').select('event_id').execute()
  expect(written).not.toContainEqual({ event_id: event['id'] })
})

test('a provider cannot pay the order of another one', async () => {
  const { variantId, ...order } = await anOrderOfTwo(app)
  await app.context.db
    .updateTable('orders')
    .set({ provider: 'stripe' })
    .where('id', '=', order.orderId)
    .execute()
  const answer = await sendWebhook(app, await aPaymentEvent(app, order.orderId))
  expect(answer.body['outcome']).toBe('not-ours')
  expect(await decide(app, order)).toEqual({ ok: false, code: 'not-found' })
  expect((await booksOf(app, order.orderId)).order.status).toBe('pending')
  expect(await stockOf(app, variantId)).toEqual({ inventory: 5, reserved: 2 })
})

test('a webhook of an unknown provider, or of no event that we know, is refused', async () => {
  const { orderId } = await anOrderOfTwo(app)
  const event = await aPaymentEvent(app, orderId)
  const code = async (...args: Parameters<typeof sendWebhook>) => {
    const { status, body } = await sendWebhook(...args)
    return [status, body['code']]
  }
  expect(await code(app, event, { provider: 'nobody' })).toEqual([404, 'unknown_provider'])
  expect(await code(app, 'not json')).toEqual([400, 'malformed_event'])
  expect(await code(app, 'null')).toEqual([400, 'malformed_event'])
  expect(await code(app, { ...event, type: 'stolen' })).toEqual([400, 'malformed_event'])
  expect(await code(app, { ...event, amount: -1 })).toEqual([400, 'malformed_event'])
  expect(await code(app, { ...event, amount: 1e12 })).toEqual([400, 'malformed_event'])
  expect(await code(app, { ...event, orderId: "x' or 1=1" })).toEqual([400, 'malformed_event'])
  expect(await code(app, { filler: 'x'.repeat(300_000) })).toEqual([413, 'body_too_large'])
})

test('a second provider is one adapter: its orders, its webhook and its page', async () => {
  const provider = {
    id: 'second',
    unrefundable: [],
    startPayment: async (_: unknown, order: { id: string; totalAmount: number }) => ({
      url: `https://pay.example/?order=${order.id}&cents=${order.totalAmount}`,
    }),
    refund: async () => {},
    lookUp: async () => null,
    listRecent: async () => [],
    readWebhook: async (_: unknown, rawBody: string) => ({ ok: true as const, value: JSON.parse(rawBody) }),
  }
  await using app = await startTestApp({}, { payments: createPayments([provider]) })
  const { variantIds } = await aProduct(app.context.db, { variants: [{ amountInCents: 5_000 }] })
  const response = await fetch(`${app.url}/store/${app.context.config.storeId}/checkout`, {
    method: 'POST',
    body: JSON.stringify({
      items: [{ variant_id: variantIds[0], quantity: 1 }],
      successUrl: `${app.url}/success`,
      cancelUrl: `${app.url}/store`,
    }),
  })
  const { url } = (await response.json()) as { url: string }
  const { orderId } = readPaymentUrl(url)
  const { payment_url: page } = await app.context.db
    .selectFrom('orders')
    .select('payment_url')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(page).toBe(`https://pay.example/?order=${orderId}&cents=5000`)
  const event = await aPaymentEvent(app, orderId)
  expect((await sendWebhook(app, event, { provider: 'second' })).body).toEqual({ outcome: 'paid' })
  expect((await booksOf(app, orderId)).purchases).toHaveLength(1)
})

test('a name that the database cannot hold is cleaned, anyone who reports it', async () => {
  const { orderId } = await anOrderOfTwo(app)
  const payer = { email: 'ana@example.com', name: ' Ana\0Souza \ud83d' }
  expect(await sendWebhook(app, await aPaymentEvent(app, orderId, { payer }))).toMatchObject({ status: 200 })
  expect((await booksOf(app, orderId)).order).toMatchObject({ status: 'paid', buyer_name: 'Ana Souza' })
})
