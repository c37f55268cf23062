import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '#server/platform/config/config.ts'
import { startCheckout } from '#server/shop/orders/checkout/start-checkout.ts'
import { expireOrders } from '#server/shop/orders/expire-orders.ts'
import { payBack } from '#server/shop/orders/money-back/pay-back.ts'
import { comparePayments } from '#server/shop/orders/payment/compare-payments.ts'
import { createPaymentPageService } from '#server/shop/orders/payment/payment-page.ts'
import { createPayments } from '#server/shop/payments/providers.ts'
import { createStripeProvider } from '#server/shop/payments/stripe/stripe-provider.ts'
import { aProduct } from '#tests/support/factories.ts'
import { aClock, aStudent, booksOf, checkout, readPaymentUrl, stockOf } from '#tests/support/shop.ts'
import { type StripeMessage, startStripeServer } from '#tests/support/stripe-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const clock = aClock()
const stripe = await startStripeServer(clock.now)
const app = await startTestApp(stripe.env, { now: clock.now })
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})

async function anOrder(stock = 5) {
  const { variantIds } = await aProduct(app.context.db, {
    title: 'Completo',
    variants: [{ title: 'PDF', amountInCents: 12_700, stock }],
  })
  const { status, body } = await checkout(app, { items: [{ variant_id: variantIds[0], quantity: 1 }] })
  const { order_id: orderId } = await app.context.db
    .selectFrom('order_lines')
    .select('order_id')
    .where('variant_id', '=', variantIds[0])
    .executeTakeFirstOrThrow()
  return { orderId, variantId: variantIds[0], status, url: body.url, code: body.code }
}

async function post({ body }: Pick<StripeMessage, 'body'>, signature = stripe.sign(body)) {
  const response = await fetch(`${app.url}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body,
  })
  const answer = (await response.json()) as Record<string, unknown>
  return [response.status, answer['outcome'] ?? answer['code']]
}

const statusOf = async (orderId: string) => (await booksOf(app, orderId)).order.status

test('the session asks for the prices of the order, in its currency, and for nothing about the person', async () => {
  const { orderId, url } = await anOrder()
  // Ours, since clients append to it; it leads on to Stripe's own, whose fragment must stay as it is.
  const { token } = readPaymentUrl(url)
  const pages = createPaymentPageService(app.context)
  expect(await pages.leadsTo(orderId, token)).toMatch(
    /^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_\w+#fid$/,
  )
  expect(await pages.leadsTo(orderId, `${token}x`)).toBeNull()
  const { request } = stripe.sessionOf(orderId)
  expect(Object.fromEntries(request)).toMatchObject({
    mode: 'payment',
    client_reference_id: orderId,
    locale: 'pt-BR',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'brl',
    'line_items[0][price_data][unit_amount]': '12700',
    'line_items[0][price_data][product_data][name]': 'Completo (PDF)',
    'payment_intent_data[metadata][order_id]': orderId,
  })
  expect([...request.keys()].filter((key) => /phone|city|customer/.test(key))).toEqual([])
})

test('who is signed in need not type the e-mail again', async () => {
  const student = await aStudent(app, 'bruno@example.com')
  const { variantIds } = await aProduct(app.context.db, { variants: [{ amountInCents: 900 }] })
  await checkout(app, { items: [{ variant_id: variantIds[0], quantity: 1 }] }, { token: student.token })
  const { id } = await app.context.db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', student.userId)
    .executeTakeFirstOrThrow()
  expect(stripe.sessionOf(id).email).toBe('bruno@example.com')
})

test('a guest’s payment brings the e-mail with it', async () => {
  const { orderId } = await anOrder()
  expect(await post(stripe.pay(orderId, 'pix'))).toEqual([200, 'paid'])
  const { order, events } = await booksOf(app, orderId)
  expect(order).toMatchObject({ buyer_email: 'ana@example.com', buyer_name: 'Ana Souza' })
  expect(events).toMatchObject([{ provider: 'stripe', method: 'pix', amount: 12_700 }])
})

test('a boleto keeps its piece for a week and pays when it arrives', async () => {
  const { orderId, variantId } = await anOrder(1)
  expect(await post(stripe.showBoleto(orderId))).toEqual([200, 'waiting'])
  clock.pass(6 * 24 * 60)
  await expireOrders(app.context)
  expect(await stockOf(app, variantId)).toEqual({ inventory: 1, reserved: 1 })
  expect(await post(stripe.pay(orderId, 'boleto'))).toEqual([200, 'paid'])
  expect(await stockOf(app, variantId)).toEqual({ inventory: 0, reserved: 0 })
})

test('a boleto that ran out frees its piece', async () => {
  const { orderId, variantId } = await anOrder(1)
  await post(stripe.showBoleto(orderId))
  expect(await post(stripe.failBoleto(orderId))).toEqual([200, 'canceled'])
  expect(await stockOf(app, variantId)).toEqual({ inventory: 1, reserved: 0 })
})

test('messages in the wrong order end where the payment stands now', async () => {
  const { orderId } = await anOrder()
  const shown = stripe.showBoleto(orderId)
  const paid = stripe.pay(orderId, 'boleto')
  expect(await post(paid)).toEqual([200, 'paid'])
  expect(await post(shown)).toEqual([200, 'no-change'])
  expect(await statusOf(orderId)).toBe('paid')
})

test('a message that says more than Stripe knows grants nothing', async () => {
  const { orderId } = await anOrder()
  // Signed, and yet not so: the session is still open.
  expect(await post(stripe.message('checkout.session.completed', orderId))).toEqual([200, 'not-ours'])
  expect(await statusOf(orderId)).toBe('pending')
})

test.each([
  ['another amount', (id: string) => Object.assign(stripe.sessionOf(id), { amount: 1 }), 'amount-mismatch'],
  [
    'another currency',
    (id: string) => Object.assign(stripe.sessionOf(id), { currency: 'usd' }),
    'amount-mismatch',
  ],
])('a payment of %s is written down and grants nothing', async (_, change, outcome) => {
  const { orderId } = await anOrder()
  change(orderId)
  expect(await post(stripe.pay(orderId))).toEqual([200, outcome])
  expect(await statusOf(orderId)).toBe('pending')
})

test('a payment of another site at the same account is taken and forgotten', async () => {
  const { orderId } = await anOrder()
  const message = stripe.pay(orderId)
  stripe.sessionOf(orderId).orderId = '6f1c9f0a-0000-4000-8000-000000000000'
  expect(await post(message)).toEqual([200, 'not-ours'])
})

test.each([
  ['of another secret', (body: string) => stripe.sign(body, clock.now(), 'whsec_other'), 'invalid_signature'],
  ['of a year ago', (body: string) => stripe.sign(body, new Date('2025-11-21T12:00:00Z')), 'stale_signature'],
  ['that is missing', () => '', 'invalid_signature'],
])('a message with a signature %s is refused', async (_, sign, code) => {
  const { orderId } = await anOrder()
  const message = stripe.pay(orderId)
  expect(await post(message, sign(message.body))).toEqual([401, code])
  expect(await statusOf(orderId)).toBe('pending')
})

test('a message about something else is taken and forgotten', async () => {
  const { orderId } = await anOrder()
  expect(await post(stripe.message('customer.created', orderId))).toEqual([200, 'not-ours'])
})

test('while Stripe is down nothing is sold and nothing is lost', async () => {
  stripe.state.isDown = true
  const refused = await anOrder()
  expect([refused.status, refused.code]).toEqual([502, 'payment_unavailable'])
  // What it held is for the next one at once.
  expect(await statusOf(refused.orderId)).toBe('canceled')
  expect(await stockOf(app, refused.variantId)).toEqual({ inventory: 5, reserved: 0 })
  stripe.state.isDown = false

  const { orderId } = await anOrder()
  const message = stripe.pay(orderId)
  stripe.state.isDown = true
  expect(await post(message)).toEqual([502, 'payment_unavailable'])
  stripe.state.isDown = false
  // Stripe sends again what was not taken.
  expect(await post(message)).toEqual([200, 'paid'])
})

test('the owner’s refund at Stripe ends the access; a part of it does not', async () => {
  const { orderId } = await anOrder()
  await post(stripe.pay(orderId))
  expect(await post(stripe.refund(orderId, 700))).toEqual([200, 'refunded-part'])
  expect(await statusOf(orderId)).toBe('paid')
  expect(await post(stripe.refund(orderId, 12_000))).toEqual([200, 'refunded'])
  const { order, purchases } = await booksOf(app, orderId)
  expect(order.status).toBe('refunded')
  expect(purchases[0]?.revoked_at).not.toBeNull()
  expect(await payBack(app.context)).toBe(0)
})

test('a late payment for a piece that is gone goes back by itself', async () => {
  const { orderId, variantId } = await anOrder(1)
  clock.pass(31)
  await expireOrders(app.context)
  await app.context.db
    .updateTable('variants')
    .set({ inventory_quantity: 0 })
    .where('id', '=', variantId)
    .execute()
  expect(await post(stripe.pay(orderId))).toEqual([200, 'refund-due'])
  expect(await payBack(app.context)).toBe(1)
  expect(stripe.sessionOf(orderId).charge?.refunded).toBe(true)
  expect(await post(stripe.message('charge.refunded', orderId))).toEqual([200, 'refunded'])
})

test('a refund that Stripe could not pay is still owed, and is not called done', async () => {
  const { orderId } = await anOrder()
  await post(stripe.pay(orderId))
  stripe.state.nextRefundStatus = 'pending'
  expect(await post(stripe.refund(orderId))).toEqual([200, 'no-change'])
  expect(await statusOf(orderId)).toBe('paid')
  stripe.sessionOf(orderId).refunds[0]!.status = 'failed'
  stripe.state.nextRefundStatus = 'succeeded'
  expect(await post(stripe.message('charge.refund.updated', orderId))).toEqual([200, 'no-change'])
  expect(await statusOf(orderId)).toBe('paid')
})

test('a payment at Stripe for no order of ours is reported by the comparison', async () => {
  const { orderId } = await anOrder()
  stripe.pay(orderId)
  stripe.payElsewhere(orderId)
  await comparePayments(app.context)
  const found = await app.context.db
    .selectFrom('payment_differences')
    .select(['kind', 'amount', 'order_id'])
    .where('kind', '=', 'unknown-order')
    .execute()
  expect(found).toContainEqual({ kind: 'unknown-order', amount: 12_700, order_id: null })
})

test('a Stripe that does not answer is given up, and what was held is free again', async () => {
  const impatient = createStripeProvider(app.context.config.stripe!, { timeoutMs: 100, retries: 0 })
  const context = { ...app.context, payments: createPayments([impatient]) }
  const { variantIds } = await aProduct(app.context.db, { variants: [{ amountInCents: 900, stock: 1 }] })
  stripe.state.isSilent = true
  const request = {
    items: [{ variant_id: variantIds[0], quantity: 1 }],
    successUrl: `${app.url}/success`,
    cancelUrl: `${app.url}/store`,
  }
  await expect(startCheckout(context, request, null)).rejects.toThrow('does not answer')
  stripe.state.isSilent = false
  expect(await stockOf(app, variantIds[0])).toEqual({ inventory: 1, reserved: 0 })
})

test('a message that overtakes the answer to the checkout is taken', async () => {
  const { orderId } = await anOrder()
  await app.context.db.deleteFrom('stripe_sessions').where('order_id', '=', orderId).execute()
  expect(await post(stripe.pay(orderId))).toEqual([200, 'paid'])
})

test('while the signing secret is rolled at Stripe, messages bear two signatures, and the one of either secret is enough', async () => {
  const next = 'whsec_next'
  const signed = (body: string, ...secrets: string[]) => {
    const [first, ...others] = secrets.map((secret) => stripe.sign(body, clock.now(), secret))
    return [first, ...others.map((one) => one?.replace(/^t=\d+,/, ''))].join(',')
  }
  for (const order of [
    [next, 'whsec_local'],
    ['whsec_local', next],
  ]) {
    const message = stripe.pay((await anOrder()).orderId)
    expect(await post(message, signed(message.body, next))).toEqual([401, 'invalid_signature'])
    expect(await post(message, signed(message.body, ...order))).toEqual([200, 'paid'])
  }
})

test('half a configuration is an error at the start', () => {
  expect(() => loadConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be given together',
  )
  expect(() => loadConfig({ STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'x' })).toThrow(
    /STRIPE_SECRET_KEY must be a secret key.*STRIPE_WEBHOOK_SECRET must be a signing secret/s,
  )
  expect(loadConfig({}).stripe).toBeNull()
})
