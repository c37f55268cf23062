/** Money that goes back in parts, and disputes, through both providers (decision 0058). */
import { expect, test } from 'vitest'
import { payBack } from '#server/shop/orders/money-back/pay-back.ts'
import { comparePayments } from '#server/shop/orders/payment/compare-payments.ts'
import { reconcilePayments } from '#server/shop/orders/payment/reconcile-payments.ts'
import { anOwner } from '#tests/support/owner.ts'
import { anOrderAt, BENCHES, type Bench } from '#tests/support/payment-benches.ts'
import { aRefundWish, refundsOf } from '#tests/support/refund-wish.ts'
import { booksOf, stockOf } from '#tests/support/shop.ts'

async function aPaidOrder(bench: Bench, email?: string) {
  const order = await anOrderAt(bench, email)
  await bench.approve(order.orderId)
  await bench.tell()
  return order
}

const differencesOf = ({ app }: Bench) =>
  app.context.db.selectFrom('payment_differences').selectAll().orderBy('kind').execute()

test.each(BENCHES)('%s: the owner gives back a part, then the rest; each once', async (_, open) => {
  await using bench = await open()
  const { app } = bench
  const { orderId, number, variantId } = await aPaidOrder(bench)
  const owner = await anOwner(app)
  const wish = aRefundWish(5_400)
  for (let press = 0; press < 2; press += 1) {
    expect((await owner('POST', `console/orders/${number}/refunds`, wish)).status).toBe(204)
  }
  expect(await payBack(app.context)).toBe(1)
  // As if the process had died before it could write down that the provider has taken the wish.
  await app.context.db.updateTable('refunds').set({ asked_at: null, due_at: bench.clock.now() }).execute()
  expect(await payBack(app.context)).toBe(1)
  await bench.tell()
  await bench.tell('again')
  const part = await booksOf(app, orderId)
  expect(part.order).toMatchObject({ status: 'paid', refunded_amount: 5_400 })
  expect(part.purchases[0]?.revoked_at).toBeNull()
  expect(await refundsOf(app, orderId)).toMatchObject([
    { reason: 'owner', amount: 5_400, provider_ref: expect.stringMatching(/./), done_at: expect.any(Date) },
  ])
  bench.clock.pass(1)
  expect((await owner('POST', `console/orders/${number}/refunds`, aRefundWish(20_000))).status).toBe(204)
  expect((await booksOf(app, orderId)).order.status).toBe('refund_due')
  expect(await payBack(app.context)).toBe(1)
  await bench.tell()
  const whole = await booksOf(app, orderId)
  expect(whole.order).toMatchObject({ status: 'refunded', refunded_amount: 25_400 })
  expect(whole.purchases[0]?.revoked_at).not.toBeNull()
  expect(await stockOf(app, variantId)).toEqual({ inventory: 5, reserved: 0 })
  expect(whole.mails.map(({ kind }) => kind).sort()).toEqual([
    'owner-refund',
    'owner-refund',
    'receipt',
    'refunded',
    'refunded-part',
  ])
})

test.each(BENCHES)(
  '%s: parts given back there are counted; the last one ends the purchase',
  async (_, open) => {
    await using bench = await open()
    const { app } = bench
    const { orderId, variantId } = await aPaidOrder(bench)
    await bench.refundThere(orderId, 400)
    await bench.tell()
    expect((await booksOf(app, orderId)).order).toMatchObject({ status: 'paid', refunded_amount: 400 })
    await bench.refundThere(orderId, 25_000)
    await bench.tell()
    const { order, purchases } = await booksOf(app, orderId)
    expect(order).toMatchObject({ status: 'refunded', refunded_amount: 25_400 })
    expect(purchases[0]?.revoked_at).not.toBeNull()
    expect(await stockOf(app, variantId)).toEqual({ inventory: 5, reserved: 0 })
    expect((await refundsOf(app, orderId)).map(({ reason, amount }) => [reason, amount])).toEqual([
      ['provider', 400],
      ['provider', 25_000],
    ])
  },
)

test.each(BENCHES)('%s: a dispute is shown and keeps the access; nothing is paid twice', async (_, open) => {
  await using bench = await open()
  const { app } = bench
  const { orderId, number } = await aPaidOrder(bench)
  const owner = await anOwner(app)
  await bench.dispute(orderId, 'open')
  await bench.tell()
  await bench.tell('again')
  const { order, purchases } = await booksOf(app, orderId)
  expect([order.status, purchases[0]?.revoked_at]).toEqual(['paid', null])
  expect((await owner('GET', `console/orders/${number}`)).body).toMatchObject({
    hasOpenDispute: true,
    disputes: [{ amount: 25_400, status: 'open', closedAt: null }],
  })
  const { body } = await owner('GET', 'console/orders?filter=disputed')
  expect(body.orders.map((one: { number: number }) => one.number)).toEqual([number])
  expect(await owner('POST', `console/orders/${number}/refunds`, aRefundWish(1))).toMatchObject({
    status: 409,
    body: { code: 'order_disputed' },
  })
  await bench.dispute(orderId, 'won')
  await bench.tell()
  expect((await owner('POST', `console/orders/${number}/refunds`, aRefundWish(1))).status).toBe(204)
})

test.each(BENCHES)('%s: a lost dispute is money that went back, and ends the access', async (_, open) => {
  await using bench = await open()
  const { app } = bench
  const { orderId, number, student } = await aPaidOrder(bench)
  await bench.dispute(orderId, 'open')
  await bench.tell()
  // The right of withdrawal stands; the money is with the bank, so it is not asked for a second time.
  const response = await fetch(`${app.url}/api/orders/${number}/withdrawal`, {
    method: 'POST',
    headers: { authorization: `Bearer ${student.token}` },
  })
  expect(response.status).toBe(204)
  expect(await payBack(app.context)).toBe(0)
  await bench.dispute(orderId, 'lost')
  await bench.tell()
  const { order, purchases } = await booksOf(app, orderId)
  expect(order).toMatchObject({ status: 'refunded', refunded_amount: 25_400 })
  expect(purchases[0]?.revoked_at).not.toBeNull()
  expect(await refundsOf(app, orderId)).toMatchObject([{ reason: 'withdrawal', amount: 25_400 }])
  expect(await payBack(app.context)).toBe(0)
})

test.each(BENCHES)(
  '%s: an order that owes its money back is asked about until it is back',
  async (_, open) => {
    await using bench = await open()
    const { app } = bench
    const { orderId, number } = await aPaidOrder(bench)
    await (await anOwner(app))('POST', `console/orders/${number}/refunds`, aRefundWish(25_400))
    expect(await payBack(app.context)).toBe(1)
    // Longer than any payment waits: the message of the refund was lost.
    bench.clock.pass(20 * 24 * 60)
    expect((await booksOf(app, orderId)).order.status).toBe('refund_due')
    expect(await reconcilePayments(app.context)).toBe(1)
    expect((await booksOf(app, orderId)).order.status).toBe('refunded')
    expect(await differencesOf(bench)).toMatchObject([{ kind: 'untold', order_id: orderId }])
  },
)

test.each(BENCHES)(
  '%s: what no message told of a paid order is found in the provider’s list',
  async (_, open) => {
    await using bench = await open()
    const { app } = bench
    const [refunded, disputed] = [await aPaidOrder(bench), await aPaidOrder(bench, 'rui@example.com')]
    bench.clock.pass(2 * 24 * 60)
    await bench.refundThere(refunded.orderId, 400)
    await bench.dispute(disputed.orderId, 'open')
    expect(await comparePayments(app.context)).toBe(2)
    // Once an hour, and what is known is no difference.
    expect(await comparePayments(app.context)).toBeNull()
    bench.clock.pass(60)
    expect(await comparePayments(app.context)).toBe(0)
    expect((await booksOf(app, refunded.orderId)).order.refunded_amount).toBe(400)
    const owner = await anOwner(app)
    expect((await owner('GET', `console/orders/${disputed.number}`)).body.hasOpenDispute).toBe(true)
    const { body } = await owner('GET', 'console/orders/differences')
    expect(body.differences).toMatchObject([{ kind: 'untold' }, { kind: 'untold' }])
    const { id } = body.differences[0]
    for (let press = 0; press < 2; press += 1) {
      expect((await owner('POST', `console/orders/differences/${id}/settled`)).status).toBe(204)
    }
    expect((await owner('GET', 'console/orders/differences')).body.differences).toHaveLength(1)
  },
)

test.each(BENCHES)('%s: an order paid here that the provider does not know is reported', async (_, open) => {
  await using bench = await open()
  const { app } = bench
  const { orderId } = await anOrderAt(bench)
  await app.context.db
    .updateTable('orders')
    .set({ status: 'paid', paid_at: bench.clock.now() })
    .where('id', '=', orderId)
    .execute()
  bench.clock.pass(24 * 60)
  expect(await comparePayments(app.context)).toBe(1)
  expect(await differencesOf(bench)).toMatchObject([{ kind: 'not-at-provider', order_id: orderId }])
})
