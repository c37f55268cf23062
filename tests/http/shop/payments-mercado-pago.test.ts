/** What is Mercado Pago's own: several attempts at one checkout, complaints, a search that is behind, the owner's choice. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '#server/platform/config/config.ts'
import { startCheckout } from '#server/shop/orders/checkout/start-checkout.ts'
import { expireOrders } from '#server/shop/orders/expire-orders.ts'
import { payBack } from '#server/shop/orders/money-back/pay-back.ts'
import { comparePayments } from '#server/shop/orders/payment/compare-payments.ts'
import { createPaymentPageService } from '#server/shop/orders/payment/payment-page.ts'
import { createMercadoPagoProvider } from '#server/shop/payments/mercado-pago/mercado-pago-provider.ts'
import { createPayments } from '#server/shop/payments/providers.ts'
import { aProduct } from '#tests/support/factories.ts'
import { type MercadoPagoMessage, startMercadoPagoServer } from '#tests/support/mercado-pago-server.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aRefundRequest, refundsOf } from '#tests/support/refund-request.ts'
import { aClock, booksOf, checkout, readPaymentUrl, stockOf } from '#tests/support/shop.ts'
import { startStripeServer } from '#tests/support/stripe-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { describeRefundTrouble } from '#texts/console/refund-trouble.ts'

const clock = aClock()
const mercadoPago = await startMercadoPagoServer(clock.now)
const app = await startTestApp({ ...mercadoPago.env, SHOP_EMAIL: 'loja@example.com' }, { now: clock.now })
const { db } = app.context
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await mercadoPago[Symbol.asyncDispose]()
})
beforeEach(() => {
  Object.assign(mercadoPago.state, { refusal: null, isDown: false, isSilent: false, isSearchBehind: false })
})

const BOLETO = { payment_method_id: 'bolbradesco', payment_type_id: 'ticket' }
const PIX = { payment_method_id: 'pix', payment_type_id: 'bank_transfer' }
const REFUSED = { status: 'rejected', status_detail: 'cc_rejected_insufficient_amount' }

async function anOrder(stock = 5) {
  const { variantIds } = await aProduct(db, {
    title: 'Completo',
    variants: [{ title: 'PDF', amountInCents: 12_790, stock }],
  })
  const { status, body } = await checkout(app, { items: [{ variant_id: variantIds[0], quantity: 1 }] })
  const { id, number } = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id', 'orders.number'])
    .where('variant_id', '=', variantIds[0])
    .executeTakeFirstOrThrow()
  return {
    orderId: id,
    number: Number(number),
    variantId: variantIds[0],
    status,
    url: body.url,
    code: body.code,
  }
}

async function post(message: MercadoPagoMessage, headers = mercadoPago.sign(message)) {
  const { body } = message
  const response = await fetch(`${app.url}/webhooks/mercado-pago`, { method: 'POST', headers, body })
  const answer = (await response.json()) as Record<string, unknown>
  return [response.status, answer['outcome'] ?? answer['code']]
}

const statusOf = async (orderId: string) => (await booksOf(app, orderId)).order.status

test('the checkout asks for the prices of the order in reais, and names it', async () => {
  const { orderId, number, url } = await anOrder()
  const { token } = readPaymentUrl(url)
  expect(await createPaymentPageService(app.context).leadsTo(orderId, token)).toMatch(
    /^https:\/\/www\.mercadopago\.com\.br\/checkout\//,
  )
  const asked = mercadoPago.preferenceOf(orderId)
  expect(asked).toMatchObject({
    external_reference: orderId,
    items: [
      { id: `${number}-1`, title: 'Completo (PDF)', quantity: 1, unit_price: 127.9, currency_id: 'BRL' },
    ],
    expires: true,
    additional_info: expect.stringContaining('contrato desta compra'),
  })
  // Of a guest nothing is known, and without TLS nobody is led back by itself.
  expect([asked.payer, asked.auto_return]).toEqual([undefined, undefined])
})

test('a card that is refused leaves the order open, and the Pix after it pays', async () => {
  const { orderId } = await anOrder()
  expect(await post(mercadoPago.attempt(orderId, REFUSED))).toEqual([200, 'not-ours'])
  const pending = { ...PIX, status: 'pending', status_detail: 'pending_waiting_transfer' }
  expect(await post(mercadoPago.attempt(orderId, pending))).toEqual([200, 'not-ours'])
  expect(await statusOf(orderId)).toBe('pending')
  const paid = { status: 'approved', status_detail: 'accredited', date_approved: clock.now().toISOString() }
  expect(await post(mercadoPago.change(orderId, paid))).toEqual([200, 'paid'])
  const { order, events } = await booksOf(app, orderId)
  expect(order).toMatchObject({ buyer_email: 'ana@example.com', buyer_name: 'Ana Souza' })
  expect(events).toMatchObject([{ provider: 'mercado-pago', method: 'pix', amount: 12_790 }])
})

test('an attempt that its buyer called off ends nothing while another may be paid', async () => {
  const { orderId } = await anOrder()
  await post(mercadoPago.attempt(orderId, { ...PIX, status: 'cancelled', status_detail: 'by_payer' }))
  expect(await statusOf(orderId)).toBe('pending')
  await post(mercadoPago.attempt(orderId, { ...PIX, status: 'cancelled', status_detail: 'expired' }))
  await post(mercadoPago.pay(orderId))
  // A late payment of an order that had ended, for which there is a piece, is taken.
  expect(await statusOf(orderId)).toBe('paid')
})

test('a boleto keeps its piece until the bank has had its days, and is paid after them too', async () => {
  const { orderId, variantId } = await anOrder(1)
  const payableUntil = new Date(clock.now().getTime() + 3 * 24 * 3600_000)
  const boleto = {
    ...BOLETO,
    status: 'pending',
    status_detail: 'pending_waiting_payment',
    date_of_expiration: payableUntil.toISOString(),
    transaction_details: { external_resource_url: 'https://www.mercadopago.com.br/payments/1/ticket' },
  }
  expect(await post(mercadoPago.attempt(orderId, boleto))).toEqual([200, 'waiting'])
  expect((await booksOf(app, orderId)).order).toMatchObject({
    waiting_method: 'boleto',
    payable_until: payableUntil,
    voucher_url: 'https://www.mercadopago.com.br/payments/1/ticket',
  })
  clock.pass(6 * 24 * 60)
  await expireOrders(app.context)
  expect(await stockOf(app, variantId)).toEqual({ inventory: 1, reserved: 1 })
  const paid = { status: 'approved', date_approved: clock.now().toISOString() }
  expect(await post(mercadoPago.change(orderId, paid))).toEqual([200, 'paid'])
})

test('a boleto that ran out frees its piece', async () => {
  const { orderId, variantId } = await anOrder(1)
  await post(mercadoPago.attempt(orderId, { ...BOLETO, status: 'pending' }))
  const over = { status: 'cancelled', status_detail: 'expired' }
  expect(await post(mercadoPago.change(orderId, over))).toEqual([200, 'canceled'])
  expect(await stockOf(app, variantId)).toEqual({ inventory: 1, reserved: 0 })
})

test('a message counts although the search knows nothing of the payment yet', async () => {
  const { orderId } = await anOrder()
  mercadoPago.state.isSearchBehind = true
  expect(await post(mercadoPago.pay(orderId))).toEqual([200, 'paid'])
})

test('who pays twice is served once, and the owner is told of the other payment', async () => {
  const { orderId } = await anOrder()
  await post(mercadoPago.pay(orderId))
  clock.pass(1)
  expect((await post(mercadoPago.pay(orderId, PIX)))[0]).toBe(200)
  expect((await booksOf(app, orderId)).purchases).toHaveLength(1)
  clock.pass(60)
  await comparePayments(app.context)
  const found = await db
    .selectFrom('payment_differences')
    .select(['kind', 'amount', 'order_id'])
    .where('kind', '=', 'unknown-order')
    .execute()
  expect(found).toEqual([{ kind: 'unknown-order', amount: 12_790, order_id: null }])
})

test('a payment of another shop at the same account changes nothing', async () => {
  const { orderId } = await anOrder()
  const message = mercadoPago.pay(orderId)
  mercadoPago.payElsewhere(orderId)
  expect(await post(message)).toEqual([200, 'not-ours'])
  expect(await statusOf(orderId)).toBe('pending')
})

test.each([
  ['amount', { transaction_amount: 1 }],
  ['currency', { currency_id: 'ARS' }],
] as const)('a payment of another %s is written down and grants nothing', async (_, members) => {
  const { orderId } = await anOrder()
  expect(await post(mercadoPago.pay(orderId, members))).toEqual([200, 'amount-mismatch'])
  expect(await statusOf(orderId)).toBe('pending')
})

test('a complaint holds nothing from who gives the money back, and ends with it or in peace', async () => {
  const { orderId, number } = await anOrder()
  await post(mercadoPago.pay(orderId))
  const owner = await anOwner(app)
  await post(mercadoPago.change(orderId, { status: 'in_mediation', status_detail: 'pending' }))
  expect((await owner('GET', `console/orders/${number}`)).body.disputes).toMatchObject([{ status: 'open' }])
  await post(mercadoPago.change(orderId, { status: 'approved', status_detail: 'accredited' }))
  expect((await owner('GET', `console/orders/${number}`)).body.disputes).toMatchObject([{ status: 'won' }])
  await post(mercadoPago.change(orderId, { status: 'in_mediation', status_detail: 'pending' }))
  expect((await owner('POST', `console/orders/${number}/refunds`, aRefundRequest(12_790))).status).toBe(204)
  expect(await payBack(app.context)).toBe(1)
})

test('a refund that is refused is kept by its word, and asked for again under another name', async () => {
  const { orderId, number } = await anOrder()
  await post(mercadoPago.pay(orderId))
  const owner = await anOwner(app)
  await owner('POST', `console/orders/${number}/refunds`, aRefundRequest(790))
  mercadoPago.state.refusal = { status: 400, code: '2064' }
  expect(await payBack(app.context)).toBe(0)
  const [refused] = await refundsOf(app, orderId)
  expect(describeRefundTrouble(refused?.last_error ?? '')).toContain('mp_2064')
  mercadoPago.state.refusal = null
  clock.pass(24 * 60)
  expect(await payBack(app.context)).toBe(1)
})

test('a signature is of one message, by one secret', async () => {
  const { orderId } = await anOrder()
  const message = mercadoPago.pay(orderId)
  const { 'x-request-id': _, ...unnumbered } = mercadoPago.sign(message)
  for (const headers of [
    mercadoPago.sign({ dataId: '1' }),
    mercadoPago.sign(message, 'another secret of the same length'),
    unnumbered,
    {},
  ])
    expect(await post(message, headers)).toEqual([401, 'invalid_signature'])
  expect(await post({ ...message, body: '{"type":"payment"}' }, mercadoPago.sign(message))).toEqual([
    400,
    'malformed_event',
  ])
  expect(await statusOf(orderId)).toBe('pending')
  // Sent again after days, it only makes the shop ask how things stand.
  const signed = mercadoPago.sign(message)
  clock.pass(3 * 24 * 60)
  expect(await post(message, signed)).toEqual([200, 'paid'])
})

test('while Mercado Pago is down nothing is sold and nothing is lost', async () => {
  const { orderId } = await anOrder()
  const message = mercadoPago.pay(orderId)
  mercadoPago.state.isDown = true
  // Its messenger is told to come again.
  expect(await post(message)).toEqual([502, 'payment_unavailable'])
  const impatient = createMercadoPagoProvider(app.context.config.mercadoPago!, { timeoutMs: 200, retries: 0 })
  const context = { ...app.context, payments: createPayments([impatient]) }
  const { variantIds } = await aProduct(db, { variants: [{ amountInCents: 900, stock: 1 }] })
  const request = {
    items: [{ variant_id: variantIds[0], quantity: 1 }],
    successUrl: `${app.url}/success`,
    cancelUrl: `${app.url}/store`,
  }
  await expect(startCheckout(context, request, null)).rejects.toThrow('does not answer')
  mercadoPago.state.isDown = false
  mercadoPago.state.isSilent = true
  await expect(startCheckout(context, request, null)).rejects.toThrow('does not answer')
  expect(await stockOf(app, variantIds[0])).toEqual({ inventory: 1, reserved: 0 })
  mercadoPago.state.isSilent = false
  expect(await post(message)).toEqual([200, 'paid'])
})

test.each([
  [{ status: 400, code: 'invalid_items' }, 'mp_invalid_items'],
  [{ status: 401, code: 'unauthorized' }, 'api_key_invalid'],
])('a checkout that is refused with %o holds nothing', async (refusal, code) => {
  mercadoPago.state.refusal = refusal
  const refused = await anOrder()
  expect([refused.status, refused.code]).toEqual([409, 'payment_refused'])
  expect(await stockOf(app, refused.variantId)).toEqual({ inventory: 5, reserved: 0 })
  const noted = await db
    .selectFrom('payment_differences')
    .select('reference')
    .where('kind', '=', 'checkout-refused')
    .execute()
  expect(noted.map(({ reference }) => reference).join()).toContain(code)
})

test('where both have keys the owner says who gets new orders; each ends where it began', async () => {
  await using stripe = await startStripeServer(clock.now)
  await using both = await startTestApp({ ...stripe.env, ...mercadoPago.env }, { now: clock.now })
  const { payments } = both.context
  const owner = await anOwner(both)
  expect((await owner('GET', 'console/settings')).body.paymentProviders).toEqual(['stripe', 'mercado-pago'])
  expect(payments.current.id).toBe('stripe')
  expect((await owner('PUT', 'console/settings/payments', { provider: 'mercado-pago' })).status).toBe(200)
  expect(payments.current.id).toBe('mercado-pago')
  // Only Stripe charges again and again.
  expect([payments.recurring?.id, payments.find('stripe')?.id]).toEqual(['stripe', 'stripe'])
  expect((await owner('PUT', 'console/settings/payments', { provider: 'sandbox' })).status).toBe(400)
  expect((await owner('DELETE', 'console/settings/payments')).status).toBe(200)
  expect(payments.current.id).toBe('stripe')
})

test('alone it sells no subscription, and half a configuration is none', async () => {
  expect([app.context.payments.current.id, app.context.payments.recurring]).toEqual(['mercado-pago', null])
  const { MERCADO_PAGO_ACCESS_TOKEN, MERCADO_PAGO_WEBHOOK_SECRET } = mercadoPago.env
  for (const half of [{ MERCADO_PAGO_ACCESS_TOKEN }, { MERCADO_PAGO_WEBHOOK_SECRET }])
    expect(() => loadConfig(half)).toThrow(/must be given together/)
  expect(() => loadConfig({ MERCADO_PAGO_ACCESS_TOKEN: 'sk_live_1', MERCADO_PAGO_WEBHOOK_SECRET })).toThrow(
    /MERCADO_PAGO_ACCESS_TOKEN must be an access token/,
  )
  expect(() => loadConfig({ PAYMENTS: 'sandbox', ...mercadoPago.env })).toThrow(/contradict/)
})
