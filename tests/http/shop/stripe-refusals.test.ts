/** What Stripe will not do, and what the owner reads of it; refunds while a bank only asks about a payment. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { orderDetailSchema } from '#domain/console/orders-admin-wire.ts'
import { payBack } from '#server/shop/orders/money-back/pay-back.ts'
import { comparePayments } from '#server/shop/orders/payment/compare-payments.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aRefundRequest, refundsOf } from '#tests/support/refund-request.ts'
import { aClock, booksOf, checkout, stockOf } from '#tests/support/shop.ts'
import { type StripeMessage, startStripeServer } from '#tests/support/stripe-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { describeRefundTrouble } from '#texts/console/refund-trouble.ts'

const clock = aClock()
const stripe = await startStripeServer(clock.now)
const app = await startTestApp(stripe.env, { now: clock.now })
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})
beforeEach(() => {
  stripe.state.refusal = null
})

async function anOrder() {
  const { variantIds } = await aProduct(app.context.db, { variants: [{ amountInCents: 12_700, stock: 5 }] })
  const { status, body } = await checkout(app, { items: [{ variant_id: variantIds[0], quantity: 1 }] })
  const { id, number } = await app.context.db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id', 'orders.number'])
    .where('variant_id', '=', variantIds[0])
    .executeTakeFirstOrThrow()
  return { orderId: id, number: Number(number), variantId: variantIds[0], status, code: body.code }
}

async function tell({ body }: StripeMessage) {
  const headers = { 'stripe-signature': stripe.sign(body) }
  const response = await fetch(`${app.url}/webhooks/stripe`, { method: 'POST', headers, body })
  expect(response.status).toBe(200)
}

async function aPaidOrder() {
  const order = await anOrder()
  await tell(stripe.pay(order.orderId))
  return order
}

test('a payment that Stripe will not take is told to the owner, and holds nothing', async () => {
  stripe.state.refusal = 'amount_too_small'
  const refused = await anOrder()
  expect([refused.status, refused.code]).toEqual([409, 'payment_refused'])
  expect((await booksOf(app, refused.orderId)).order.status).toBe('canceled')
  expect(await stockOf(app, refused.variantId)).toEqual({ inventory: 5, reserved: 0 })
  await anOrder()
  const owner = await anOwner(app)
  const { differences } = (await owner('GET', 'console/orders/differences')).body
  // Once a day, not with each visitor.
  expect(differences).toMatchObject([
    { kind: 'checkout-refused', reference: 'amount_too_small 2026-11-21', orderNumber: refused.number },
  ])
})

test.each([
  ['charge_not_refundable', 'transfer', 'não pode mais devolver'],
  ['balance_insufficient', 'provider', 'Falta saldo'],
  ['charge_disputed', 'provider', 'em contestação'],
  ['something_new', 'provider', 'something_new'],
])('a refund that Stripe refuses with %s is kept by that word', async (code, paidBy, words) => {
  const { orderId, number } = await aPaidOrder()
  const owner = await anOwner(app)
  await owner('POST', `console/orders/${number}/refunds`, aRefundRequest(700))
  stripe.state.refusal = code
  expect(await payBack(app.context)).toBe(0)
  const [refund] = await refundsOf(app, orderId)
  expect(refund).toMatchObject({ paid_by: paidBy, last_error: `refund_refused:${code}`, asked_at: null })
  expect(describeRefundTrouble(refund?.last_error ?? '')).toContain(words)
  const transfer = await owner('POST', `console/orders/${number}/refunds/${refund?.id}/transfer`)
  expect(transfer.status).toBe(paidBy === 'transfer' ? 204 : 409)
  // What may still go is asked again later, once.
  stripe.state.refusal = null
  clock.pass(10)
  expect(await payBack(app.context)).toBe(paidBy === 'transfer' ? 0 : 1)
})

test('while the bank only asks, money goes back; once it has taken it, not twice', async () => {
  const { orderId, number } = await aPaidOrder()
  const owner = await anOwner(app)
  clock.pass(1)
  await tell(stripe.dispute(orderId, 'warning_needs_response'))
  const asked = orderDetailSchema.parse((await owner('GET', `console/orders/${number}`)).body)
  expect(asked).toMatchObject({ hasOpenDispute: true, isHeldByBank: false, refundable: 12_700 })
  expect((await owner('POST', `console/orders/${number}/refunds`, aRefundRequest(700))).status).toBe(204)
  expect(await payBack(app.context)).toBe(1)
  expect((await owner('POST', `console/orders/${number}/refunds`, aRefundRequest(300))).status).toBe(204)
  // The question becomes a dispute, and nobody tells.
  clock.pass(61)
  stripe.dispute(orderId, 'needs_response')
  await comparePayments(app.context)
  const later = await anOwner(app)
  const held = (await later('GET', `console/orders/${number}`)).body
  expect(held).toMatchObject({ hasOpenDispute: true, isHeldByBank: true, refundedAmount: 700 })
  expect(await payBack(app.context)).toBe(0)
  expect(await later('POST', `console/orders/${number}/refunds`, aRefundRequest(1))).toMatchObject({
    status: 409,
    body: { code: 'order_disputed' },
  })
})

test('a question of the bank that ends leaves the order as it was', async () => {
  const { orderId } = await aPaidOrder()
  clock.pass(1)
  await tell(stripe.dispute(orderId, 'warning_needs_response'))
  clock.pass(1)
  await tell(stripe.dispute(orderId, 'warning_closed'))
  const { order, purchases } = await booksOf(app, orderId)
  expect([order.status, purchases[0]?.revoked_at]).toEqual(['paid', null])
})
