/** Money that had gone back and came to the shop again, through both providers (decision 0110). */
import { expect, test } from 'vitest'
import { orderDetailSchema } from '#domain/console/orders-admin-wire.ts'
import { exportOrders } from '#server/shop/orders/admin/export-orders.ts'
import { payBack } from '#server/shop/orders/money-back/pay-back.ts'
import { withdrawOrder } from '#server/shop/orders/money-back/withdraw-order.ts'
import { listOwnOrders } from '#server/shop/orders/own/own-orders.ts'
import { comparePayments } from '#server/shop/orders/payment/compare-payments.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOwner } from '#tests/support/owner.ts'
import { anOrderAt, PROVIDER_HARNESSES, type ProviderHarness } from '#tests/support/payment-harnesses.ts'
import { aRefundRequest, refundsOf } from '#tests/support/refund-request.ts'
import { anOpenOrder, aPaymentEvent, booksOf, sendWebhook, stockOf } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

async function aPaidOrder(harness: ProviderHarness) {
  const order = await anOrderAt(harness)
  await harness.approve(order.orderId)
  await harness.tell()
  harness.clock.pass(1)
  return order
}

const differencesOf = ({ app }: ProviderHarness) =>
  app.context.db.selectFrom('payment_differences').select(['kind', 'amount']).orderBy('kind').execute()

/** The accountant's row of the one order. */
async function fiscalRowOf({ app }: ProviderHarness): Promise<string> {
  const period = { from: new Date('2026-11-01T03:00:00Z'), until: new Date('2027-01-01T03:00:00Z') }
  let table = ''
  for await (const piece of exportOrders(app.context, 'fiscal', period)) table += piece
  return table.split('\r\n')[1] ?? ''
}

const kindsOf = (mails: readonly { kind: string }[]) =>
  mails.map(({ kind }) => kind).filter((kind) => kind.startsWith('refund-failed'))

const DAY = 24 * 60

test.each(PROVIDER_HARNESSES)(
  '%s: a refund made there that the bank returns is undone: figures, access, stock, and who is told',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const { orderId, number, variantId } = await aPaidOrder(harness)
    await harness.refundThere(orderId, 25_400)
    await harness.tell()
    expect((await booksOf(app, orderId)).order.status).toBe('refunded')
    const { paid_at: paidAt } = (await booksOf(app, orderId)).order
    harness.clock.pass(9 * DAY)
    await harness.failRefund(orderId)
    await harness.tell()
    await harness.tell('again')
    const { order, purchases, mails } = await booksOf(app, orderId)
    expect(order).toMatchObject({ status: 'paid', refunded_amount: 0, paid_at: paidAt })
    expect(purchases[0]?.revoked_at).toBeNull()
    expect(await refundsOf(app, orderId)).toEqual([])
    expect(await stockOf(app, variantId)).toEqual({ inventory: 3, reserved: 0 })
    expect(kindsOf(mails).sort()).toEqual(['refund-failed', 'refund-failed-notice'])
    expect(await differencesOf(harness)).toEqual([{ kind: 'refund-failed', amount: 25_400 }])
    // It can be given back anew.
    const owner = await anOwner(app)
    expect((await owner('GET', `console/orders/${number}`)).body).toMatchObject({ refundable: 25_400 })
    expect(await fiscalRowOf(harness)).toContain('254,00;0,00;254,00;0,00;;254,00')
  },
)

test.each(PROVIDER_HARNESSES)(
  '%s: what the owner gave back is owed again, and open until she has transferred it',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const { orderId, number, variantId } = await aPaidOrder(harness)
    const owner = await anOwner(app)
    await owner('POST', `console/orders/${number}/refunds`, aRefundRequest(25_400))
    await payBack(app.context)
    await harness.tell()
    expect((await booksOf(app, orderId)).order.status).toBe('refunded')
    harness.clock.pass(DAY)
    await harness.failRefund(orderId)
    await harness.tell()
    const failed = await booksOf(app, orderId)
    expect(failed.order).toMatchObject({ status: 'paid', refunded_amount: 0 })
    expect(failed.purchases[0]?.revoked_at).toBeNull()
    // The provider is never asked for it again by itself; the session of before has ended.
    harness.clock.pass(DAY)
    const later = await anOwner(app)
    expect(await payBack(app.context)).toBe(0)
    const detail = orderDetailSchema.parse((await later('GET', `console/orders/${number}`)).body)
    expect(detail).toMatchObject({ refundable: 0, refunds: [{ doneAt: null, paidBy: 'transfer' }] })
    expect(detail.refunds[0]?.lastError).toMatch(/^refund_failed:/)
    const { id } = detail.refunds[0]!
    for (let press = 0; press < 2; press += 1) {
      expect((await later('POST', `console/orders/${number}/refunds/${id}/transfer`)).status).toBe(204)
    }
    const { order, purchases } = await booksOf(app, orderId)
    expect(order).toMatchObject({ status: 'refunded', refunded_amount: 25_400 })
    expect(purchases[0]?.revoked_at).not.toBeNull()
    expect(await stockOf(app, variantId)).toEqual({ inventory: 5, reserved: 0 })
    // The failure is told of once more by whatever happens next there, and undoes nothing.
    await harness.tell('again')
    expect((await booksOf(app, orderId)).order.status).toBe('refunded')
  },
)

test.each(PROVIDER_HARNESSES)(
  '%s: a part that failed opens its line again; done after all, it is closed again',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const { orderId, number, variantId } = await aPaidOrder(harness)
    const owner = await anOwner(app)
    const request = aRefundRequest(5_400, { withdrawVariantIds: [variantId] })
    await owner('POST', `console/orders/${number}/refunds`, request)
    await payBack(app.context)
    await harness.tell()
    expect((await booksOf(app, orderId)).purchases[0]?.revoked_at).not.toBeNull()
    harness.clock.pass(DAY)
    await harness.failRefund(orderId)
    await harness.tell()
    expect((await booksOf(app, orderId)).purchases[0]?.revoked_at).toBeNull()
    expect(await stockOf(app, variantId)).toEqual({ inventory: 3, reserved: 0 })
    // The owner does it once more in the provider’s own console.
    harness.clock.pass(DAY)
    await harness.refundThere(orderId, 5_400)
    await harness.tell()
    const { order, purchases } = await booksOf(app, orderId)
    expect(order).toMatchObject({ status: 'paid', refunded_amount: 5_400 })
    expect(purchases[0]?.revoked_at).not.toBeNull()
    expect(await stockOf(app, variantId)).toEqual({ inventory: 5, reserved: 0 })
    expect(await refundsOf(app, orderId)).toMatchObject([{ reason: 'owner', amount: 5_400 }])
  },
)

test.each(PROVIDER_HARNESSES)(
  '%s: who gave the purchase up is owed the money, and gets no access instead',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const { orderId, number, student } = await aPaidOrder(harness)
    await withdrawOrder(app.context, student.userId, number)
    await payBack(app.context)
    await harness.tell()
    harness.clock.pass(DAY)
    await harness.failRefund(orderId)
    await harness.tell()
    const { order, purchases, mails } = await booksOf(app, orderId)
    expect(order).toMatchObject({ status: 'refund_due', refunded_amount: 0 })
    expect(purchases[0]?.revoked_at).not.toBeNull()
    expect(kindsOf(mails)).toContain('refund-failed')
    expect(await payBack(app.context)).toBe(0)
    expect(await listOwnOrders(app.context, student.userId)).toMatchObject([
      { refund: { hasFailed: true, doneAt: null } },
    ])
  },
)

test.each(PROVIDER_HARNESSES)(
  '%s: a refund that failed without a message is found by the comparison weeks later, once',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const { orderId } = await aPaidOrder(harness)
    await harness.refundThere(orderId, 25_400)
    await harness.tell()
    harness.clock.pass(40 * DAY)
    await comparePayments(app.context)
    expect(await differencesOf(harness)).toEqual([])
    await harness.failRefund(orderId)
    harness.clock.pass(60)
    expect(await comparePayments(app.context)).toBe(1)
    expect((await booksOf(app, orderId)).order).toMatchObject({ status: 'paid', refunded_amount: 0 })
    harness.clock.pass(60)
    expect(await comparePayments(app.context)).toBe(0)
    // The message comes after all.
    await harness.tell()
    const { mails } = await booksOf(app, orderId)
    expect(kindsOf(mails)).toHaveLength(2)
  },
)

test.each(PROVIDER_HARNESSES)(
  '%s: a lost dispute that is won after all gives the access back, told by a message or found by asking',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const { orderId } = await aPaidOrder(harness)
    const turn = async (status: 'open' | 'won' | 'lost') => {
      harness.clock.pass(60)
      await harness.dispute(orderId, status)
    }
    await turn('open')
    await harness.tell()
    await turn('lost')
    await harness.tell()
    expect((await booksOf(app, orderId)).order.status).toBe('refunded')
    await turn('won')
    await harness.tell()
    const won = await booksOf(app, orderId)
    expect(won.order).toMatchObject({ status: 'paid', refunded_amount: 0 })
    expect(won.purchases[0]?.revoked_at).toBeNull()
    expect(await differencesOf(harness)).toEqual([{ kind: 'dispute-reversed', amount: 25_400 }])
    // Lost again, and won again: by asking alone, although each state was here before.
    await turn('lost')
    harness.clock.pass(60)
    await comparePayments(app.context)
    expect((await booksOf(app, orderId)).order.status).toBe('refunded')
    await turn('won')
    harness.clock.pass(60)
    await comparePayments(app.context)
    expect((await booksOf(app, orderId)).order.status).toBe('paid')
    await harness.tell()
    expect((await booksOf(app, orderId)).order.status).toBe('paid')
  },
)

test.each(PROVIDER_HARNESSES)(
  '%s: a withdrawal that a lost dispute had paid is asked of the provider once the dispute is won',
  async (_, open) => {
    await using harness = await open()
    const { app } = harness
    const { orderId, number, student } = await aPaidOrder(harness)
    await harness.dispute(orderId, 'open')
    await harness.tell()
    await withdrawOrder(app.context, student.userId, number)
    harness.clock.pass(60)
    await harness.dispute(orderId, 'lost')
    await harness.tell()
    expect((await booksOf(app, orderId)).order.status).toBe('refunded')
    expect(await payBack(app.context)).toBe(0)
    harness.clock.pass(60)
    await harness.dispute(orderId, 'won')
    await harness.tell()
    expect((await booksOf(app, orderId)).order.status).toBe('refund_due')
    expect(await payBack(app.context)).toBe(1)
    harness.clock.pass(60)
    await harness.tell()
    const { order } = await booksOf(app, orderId)
    expect(order).toMatchObject({ status: 'refunded', refunded_amount: 25_400 })
  },
)

test('an older word that comes late takes back nothing', async () => {
  await using app = await startTestApp()
  const { variantIds } = await aProduct(app.context.db, { variants: [{ amountInCents: 1_800 }] })
  const { orderId } = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }])
  const now = app.context.now().getTime()
  const word = async (minutes: number, isFailed: boolean, status: string) => {
    const refunds = [{ id: 're_1', amount: 1_800, refundId: null, isFailed }]
    const openedAt = new Date(now).toISOString()
    const disputes = [{ id: 'du_1', amount: 1_800, status, reason: null, openedAt }]
    const occurredAt = new Date(now + minutes * 60_000).toISOString()
    const { body } = await sendWebhook(
      app,
      await aPaymentEvent(app, orderId, { occurredAt, refunds, disputes }),
    )
    return body['outcome']
  }
  expect(await word(1, false, 'open')).toBe('paid')
  expect((await booksOf(app, orderId)).order.status).toBe('refunded')
  expect(await word(3, true, 'won')).toBe('refund-failed')
  expect(await word(2, false, 'lost')).toBe('no-change')
  expect(await word(1, false, 'open')).toBe('no-change')
  const { order } = await booksOf(app, orderId)
  expect(order).toMatchObject({ status: 'paid', refunded_amount: 0 })
  expect(await word(3, false, 'won')).toBe('refunded')
})
