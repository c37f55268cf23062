/** Money that goes back in parts, and disputes, through every provider (decision 0058). */
import { expect, test } from 'vitest'
import { payBack } from '#server/shop/orders/money-back/pay-back.ts'
import { comparePayments } from '#server/shop/orders/payment/compare-payments.ts'
import { reconcilePayments } from '#server/shop/orders/payment/reconcile-payments.ts'
import { anOwner } from '#tests/support/owner.ts'
import { anOrderAt, PROVIDER_HARNESSES, type ProviderHarness } from '#tests/support/payment-harnesses.ts'
import { aRefundRequest, refundsOf } from '#tests/support/refund-request.ts'
import { booksOf, stockOf } from '#tests/support/shop.ts'

async function aPaidOrder(harness: ProviderHarness, email?: string) {
  const order = await anOrderAt(harness, email)
  await harness.approve(order.orderId)
  await harness.tell()
  return order
}

const differencesOf = ({ app }: ProviderHarness) =>
  app.context.db.selectFrom('payment_differences').selectAll().orderBy('kind').execute()

test.each(PROVIDER_HARNESSES)(
  '%s: the owner gives back a part, then the rest; each once',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const { orderId, number, variantId } = await aPaidOrder(harness)
    const owner = await anOwner(app)
    const request = aRefundRequest(5_400)
    for (let press = 0; press < 2; press += 1) {
      expect((await owner('POST', `console/orders/${number}/refunds`, request)).status).toBe(204)
    }
    expect(await payBack(app.context)).toBe(1)
    // As if the process had died before it could write down that the provider has taken the request.
    await app.context.db.updateTable('refunds').set({ asked_at: null, due_at: harness.clock.now() }).execute()
    expect(await payBack(app.context)).toBe(1)
    await harness.tell()
    await harness.tell('again')
    const part = await booksOf(app, orderId)
    expect(part.order).toMatchObject({ status: 'paid', refunded_amount: 5_400 })
    expect(part.purchases[0]?.revoked_at).toBeNull()
    expect(await refundsOf(app, orderId)).toMatchObject([
      { reason: 'owner', amount: 5_400, provider_ref: expect.stringMatching(/./), done_at: expect.any(Date) },
    ])
    harness.clock.pass(1)
    expect((await owner('POST', `console/orders/${number}/refunds`, aRefundRequest(20_000))).status).toBe(204)
    expect((await booksOf(app, orderId)).order.status).toBe('refund_due')
    expect(await payBack(app.context)).toBe(1)
    await harness.tell()
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
  },
)

test.each(PROVIDER_HARNESSES)(
  '%s: parts given back there are counted; the last one ends the purchase',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const { orderId, variantId } = await aPaidOrder(harness)
    await harness.refundThere(orderId, 400)
    await harness.tell()
    expect((await booksOf(app, orderId)).order).toMatchObject({ status: 'paid', refunded_amount: 400 })
    await harness.refundThere(orderId, 25_000)
    await harness.tell()
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

test.each(PROVIDER_HARNESSES)(
  '%s: a dispute is shown and keeps the access; nothing is paid twice',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const { orderId, number } = await aPaidOrder(harness)
    const owner = await anOwner(app)
    await harness.dispute(orderId, 'open')
    await harness.tell()
    await harness.tell('again')
    const { order, purchases } = await booksOf(app, orderId)
    expect([order.status, purchases[0]?.revoked_at]).toEqual(['paid', null])
    expect((await owner('GET', `console/orders/${number}`)).body).toMatchObject({
      hasOpenDispute: true,
      disputes: [{ amount: 25_400, status: 'open', closedAt: null }],
    })
    const { body } = await owner('GET', 'console/orders?filter=disputed')
    expect(body.orders.map((one: { number: number }) => one.number)).toEqual([number])
    expect(await owner('POST', `console/orders/${number}/refunds`, aRefundRequest(1))).toMatchObject({
      status: 409,
      body: { code: 'order_disputed' },
    })
    await harness.dispute(orderId, 'won')
    await harness.tell()
    expect((await owner('POST', `console/orders/${number}/refunds`, aRefundRequest(1))).status).toBe(204)
  },
)

test.each(PROVIDER_HARNESSES)(
  '%s: a lost dispute is money that went back, and ends the access',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const { orderId, number, student } = await aPaidOrder(harness)
    await harness.dispute(orderId, 'open')
    await harness.tell()
    // The right of withdrawal stands; the money is with the bank, so it is not asked for a second time.
    const response = await fetch(`${app.url}/api/orders/${number}/withdrawal`, {
      method: 'POST',
      headers: { authorization: `Bearer ${student.token}` },
    })
    expect(response.status).toBe(204)
    expect(await payBack(app.context)).toBe(0)
    await harness.dispute(orderId, 'lost')
    await harness.tell()
    const { order, purchases } = await booksOf(app, orderId)
    expect(order).toMatchObject({ status: 'refunded', refunded_amount: 25_400 })
    expect(purchases[0]?.revoked_at).not.toBeNull()
    expect(await refundsOf(app, orderId)).toMatchObject([{ reason: 'withdrawal', amount: 25_400 }])
    expect(await payBack(app.context)).toBe(0)
  },
)

test.each(PROVIDER_HARNESSES)(
  '%s: an order that owes its money back is asked about until it is back',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const { orderId, number } = await aPaidOrder(harness)
    await (await anOwner(app))('POST', `console/orders/${number}/refunds`, aRefundRequest(25_400))
    expect(await payBack(app.context)).toBe(1)
    // Longer than any payment waits: the message of the refund was lost.
    harness.clock.pass(20 * 24 * 60)
    expect((await booksOf(app, orderId)).order.status).toBe('refund_due')
    expect(await reconcilePayments(app.context)).toBe(1)
    expect((await booksOf(app, orderId)).order.status).toBe('refunded')
    expect(await differencesOf(harness)).toMatchObject([{ kind: 'untold', order_id: orderId }])
  },
)

test.each(PROVIDER_HARNESSES)(
  '%s: what no message reported of a paid order is found in the provider’s list',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const [refunded, disputed] = [await aPaidOrder(harness), await aPaidOrder(harness, 'rui@example.com')]
    harness.clock.pass(2 * 24 * 60)
    await harness.refundThere(refunded.orderId, 400)
    await harness.dispute(disputed.orderId, 'open')
    expect(await comparePayments(app.context)).toBe(2)
    // Once an hour, and what is known is no difference.
    expect(await comparePayments(app.context)).toBeNull()
    harness.clock.pass(60)
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

test.each(PROVIDER_HARNESSES)(
  '%s: an order paid here that the provider does not know is reported',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const { orderId } = await anOrderAt(harness)
    await app.context.db
      .updateTable('orders')
      .set({ status: 'paid', paid_at: harness.clock.now() })
      .where('id', '=', orderId)
      .execute()
    harness.clock.pass(24 * 60)
    expect(await comparePayments(app.context)).toBe(1)
    expect(await differencesOf(harness)).toMatchObject([{ kind: 'not-at-provider', order_id: orderId }])
  },
)
