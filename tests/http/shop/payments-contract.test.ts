/** What every payment provider must keep (src/server/shop/payments/provider.ts), shown by each of ours. */
import { expect, test } from 'vitest'
import { payBack } from '#server/shop/orders/money-back/pay-back.ts'
import { reconcilePayments } from '#server/shop/orders/payment/reconcile-payments.ts'
import { aCoupon, aProduct } from '#tests/support/factories.ts'
import { anOrderAt, PROVIDER_HARNESSES } from '#tests/support/payment-harnesses.ts'
import { aStudent, booksOf, checkout, stockOf } from '#tests/support/shop.ts'

test.each(PROVIDER_HARNESSES)(
  '%s: an approved payment pays once, however often it is told',
  async (_, open) => {
    await using harness = await open()
    const { orderId, variantId } = await anOrderAt(harness)
    await harness.approve(orderId)
    await harness.tell()
    await harness.tell('again')
    const { order, purchases, mails } = await booksOf(harness.app, orderId)
    expect(order.status).toBe('paid')
    expect(purchases).toHaveLength(1)
    expect(mails.map(({ kind }) => kind)).toEqual(['receipt'])
    expect(await stockOf(harness.app, variantId)).toEqual({ inventory: 3, reserved: 0 })
  },
)

test.each(PROVIDER_HARNESSES)(
  '%s: what a coupon leaves is paid to the cent, also where it does not divide',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const student = await aStudent(app, 'ana@example.com')
    const { variantIds } = await aProduct(app.context.db, {
      variants: [{ amountInCents: 3_333 }, { amountInCents: 99 }],
    })
    const couponCode = await aCoupon(app.context.db, { amountOff: 1_000 })
    const items = [
      { variant_id: variantIds[0], quantity: 7 },
      { variant_id: variantIds[1], quantity: 2 },
    ]
    expect((await checkout(app, { items, couponCode }, { token: student.token })).status).toBe(200)
    const { id } = await app.context.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    await harness.approve(id)
    await harness.tell()
    const { order, events } = await booksOf(app, id)
    expect(order).toMatchObject({ status: 'paid', total_amount: 7 * 3_333 + 2 * 99 - 1_000 })
    expect(events.map(({ outcome }) => outcome)).toEqual(['paid'])
  },
)

test.each(PROVIDER_HARNESSES)('%s: a canceled payment frees what the order held', async (_, open) => {
  await using harness = await open()
  const { orderId, variantId } = await anOrderAt(harness)
  await harness.cancel(orderId)
  await harness.tell()
  expect((await booksOf(harness.app, orderId)).order.status).toBe('canceled')
  expect(await stockOf(harness.app, variantId)).toEqual({ inventory: 5, reserved: 0 })
})

test.each(PROVIDER_HARNESSES)(
  '%s: what no message reported is found by asking, an hour later, once',
  async (_, open) => {
    await using harness = await open()
    const { orderId } = await anOrderAt(harness)
    await harness.approve(orderId)
    harness.clock.pass(59)
    expect(await reconcilePayments(harness.app.context)).toBe(0)
    harness.clock.pass(1)
    const found = await Promise.all([
      reconcilePayments(harness.app.context),
      reconcilePayments(harness.app.context),
    ])
    expect(found.sort()).toEqual([0, 1])
    expect((await booksOf(harness.app, orderId)).order.status).toBe('paid')
    await harness.tell()
    const { purchases, mails } = await booksOf(harness.app, orderId)
    expect([purchases.length, mails.length]).toEqual([1, 1])
  },
)

test.each(PROVIDER_HARNESSES)('%s: an order given back is paid back once', async (_, open) => {
  await using harness = await open()
  const { app } = harness
  const { orderId, number, student, variantId } = await anOrderAt(harness)
  await harness.approve(orderId)
  await harness.tell()
  const response = await fetch(`${app.url}/api/orders/${number}/withdrawal`, {
    method: 'POST',
    headers: { authorization: `Bearer ${student.token}` },
  })
  expect(response.status).toBe(204)
  expect(await payBack(app.context)).toBe(1)
  // As if the process had died before it could write down that the provider has taken the request.
  await app.context.db.updateTable('refunds').set({ asked_at: null, due_at: harness.clock.now() }).execute()
  expect(await payBack(app.context)).toBe(1)
  await harness.tell()
  const { order } = await booksOf(app, orderId)
  expect(order).toMatchObject({ status: 'refunded', refunded_amount: 25_400 })
  expect(await stockOf(app, variantId)).toEqual({ inventory: 5, reserved: 0 })
})

test.each(PROVIDER_HARNESSES)('%s: a forged message changes nothing', async (_, open) => {
  await using harness = await open()
  const { orderId } = await anOrderAt(harness)
  await harness.approve(orderId)
  const provider = harness.app.context.payments.current.id
  const response = await fetch(`${harness.app.url}/webhooks/${provider}`, {
    method: 'POST',
    headers: {
      'stripe-signature': 't=1,v1=00',
      'x-sandbox-signature': 't=1,v1=00',
      'x-signature': 'ts=1,v1=00',
      'x-request-id': '1',
    },
    body: JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', orderId, data: { id: '1' } }),
  })
  expect(response.status).toBe(401)
  expect((await booksOf(harness.app, orderId)).order.status).toBe('pending')
})
