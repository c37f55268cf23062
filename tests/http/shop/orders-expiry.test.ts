import { expect, test } from 'vitest'
import { expireOrders } from '#server/shop/orders/expire-orders.ts'
import { aProduct } from '#tests/support/factories.ts'
import {
  aClock,
  anOpenOrder,
  aPaymentEvent,
  booksOf,
  decide,
  sendWebhook,
  stockOf,
} from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

async function aReservation(
  app: TestApp,
  request: { stock: number; quantity: number; amountInCents?: number },
) {
  const { variantIds } = await aProduct(app.context.db, {
    variants: [{ stock: request.stock, amountInCents: request.amountInCents ?? 1_800 }],
  })
  const [variantId] = variantIds
  const order = await anOpenOrder(app, [{ variant_id: variantId, quantity: request.quantity }])
  return { ...order, variantId }
}
const statusOf = async (app: TestApp, orderId: string) => (await booksOf(app, orderId)).order.status

test('the job frees what nobody paid within 30 minutes, to the second', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const { orderId, variantId } = await aReservation(app, { stock: 5, quantity: 2 })
  clock.pass(29 + 59 / 60)
  expect(await expireOrders(app.context)).toBe(0)
  expect(await stockOf(app, variantId)).toEqual({ inventory: 5, reserved: 2 })
  clock.pass(1 / 60)
  expect(await expireOrders(app.context)).toBe(1)
  expect(await statusOf(app, orderId)).toBe('expired')
  expect(await stockOf(app, variantId)).toEqual({ inventory: 5, reserved: 0 })
  expect(await expireOrders(app.context)).toBe(0)
})

test('the job leaves orders alone that were paid or canceled', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const paid = await aReservation(app, { stock: 5, quantity: 1 })
  const canceled = await aReservation(app, { stock: 5, quantity: 1 })
  await decide(app, paid)
  await decide(app, canceled, 'cancel')
  clock.pass(60)
  expect(await expireOrders(app.context)).toBe(0)
  expect(await statusOf(app, paid.orderId)).toBe('paid')
  expect(await stockOf(app, paid.variantId)).toEqual({ inventory: 4, reserved: 0 })
})

test('two processes that expire at once free each piece once', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const { variantIds } = await aProduct(app.context.db, { variants: [{ stock: 20 }] })
  await Promise.all(
    Array.from({ length: 10 }, () => anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 2 }])),
  )
  clock.pass(31)
  const counts = await Promise.all([1, 2, 3].map(() => expireOrders(app.context)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(10)
  expect(await stockOf(app, variantIds[0])).toEqual({ inventory: 20, reserved: 0 })
})

test('an order that is being paid while it expires ends paid, and its piece is taken once', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const orders = await Promise.all(
    Array.from({ length: 8 }, () => aReservation(app, { stock: 1, quantity: 1 })),
  )
  clock.pass(31)
  await Promise.all([
    expireOrders(app.context),
    ...orders.map((order) => decide(app, order)),
    expireOrders(app.context),
  ])
  for (const { orderId, variantId } of orders) {
    expect(await statusOf(app, orderId)).toBe('paid')
    expect(await stockOf(app, variantId)).toEqual({ inventory: 0, reserved: 0 })
  }
})

test('a payment after the reservation has ended is honoured while there is stock', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const { orderId, token, variantId } = await aReservation(app, { stock: 2, quantity: 1 })
  clock.pass(31)
  await expireOrders(app.context)
  await anOpenOrder(app, [{ variant_id: variantId, quantity: 1 }])
  expect((await decide(app, { orderId, token })).ok).toBe(true)
  const { order, purchases, events, mails } = await booksOf(app, orderId)
  expect([order.status, purchases.length, events[0]?.outcome]).toEqual(['paid', 1, 'paid-late'])
  expect(mails).toMatchObject([{ kind: 'receipt' }])
  // The other buyer's reservation was not touched.
  expect(await stockOf(app, variantId)).toEqual({ inventory: 1, reserved: 1 })
})

test('a payment after the last piece went to somebody else is owed back, and the buyer is told', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const { orderId, variantId } = await aReservation(app, { stock: 1, quantity: 1 })
  clock.pass(31)
  await expireOrders(app.context)
  const other = await anOpenOrder(app, [{ variant_id: variantId, quantity: 1 }])
  const event = await aPaymentEvent(app, orderId)
  expect((await sendWebhook(app, event)).body).toEqual({ outcome: 'refund-due' })
  expect((await sendWebhook(app, event)).body).toEqual({ outcome: 'already-taken' })
  expect((await sendWebhook(app, await aPaymentEvent(app, orderId))).body).toEqual({ outcome: 'no-change' })
  const { order, purchases, entitlements, mails } = await booksOf(app, orderId)
  expect(order).toMatchObject({ status: 'refund_due', buyer_email: 'ana@example.com', paid_at: null })
  expect([purchases, entitlements]).toEqual([[], []])
  expect(mails).toMatchObject([{ kind: 'refund-due', recipient: 'ana@example.com' }])
  expect(await stockOf(app, variantId)).toEqual({ inventory: 1, reserved: 1 })
  expect((await decide(app, other)).ok).toBe(true)
  expect(await stockOf(app, variantId)).toEqual({ inventory: 0, reserved: 0 })
})

test('of several late payments for the last piece, one is honoured and the others are owed back', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const { variantIds } = await aProduct(app.context.db, { variants: [{ stock: 1 }] })
  const orderIds: string[] = []
  for (let buyer = 0; buyer < 6; buyer += 1) {
    orderIds.push((await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }])).orderId)
    clock.pass(31)
    await expireOrders(app.context)
  }
  const events = await Promise.all(orderIds.map((orderId) => aPaymentEvent(app, orderId)))
  const answers = await Promise.all(events.map((event) => sendWebhook(app, event)))
  expect(answers.map(({ body }) => body['outcome']).sort()).toEqual([
    'paid-late',
    ...Array(5).fill('refund-due'),
  ])
  expect(await stockOf(app, variantIds[0])).toEqual({ inventory: 0, reserved: 0 })
})

test('an approved payment that names no e-mail is owed back, and no mail is tried', async () => {
  await using app = await startTestApp()
  const { orderId, variantId } = await aReservation(app, { stock: 1, quantity: 1 })
  const event = await aPaymentEvent(app, orderId, { payer: { email: null, name: null } })
  expect((await sendWebhook(app, event)).body).toEqual({ outcome: 'refund-due' })
  const { order, mails } = await booksOf(app, orderId)
  expect([order.status, mails]).toEqual(['refund_due', []])
  expect(await stockOf(app, variantId)).toEqual({ inventory: 1, reserved: 0 })
})

test('a guest’s free order that finds no piece any more is canceled', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const { orderId, token, variantId } = await aReservation(app, { stock: 1, quantity: 1, amountInCents: 0 })
  clock.pass(31)
  await expireOrders(app.context)
  await anOpenOrder(app, [{ variant_id: variantId, quantity: 1 }])
  expect(await decide(app, { orderId, token }, 'free')).toEqual({ ok: false, code: 'already-decided' })
  expect(await statusOf(app, orderId)).toBe('canceled')
})
