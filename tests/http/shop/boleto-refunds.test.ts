/** What Stripe never gives back: the owner transfers it herself and writes it down, once (decision 0058). */
import { afterAll, expect, test } from 'vitest'
import { orderDetailSchema } from '#domain/console/orders-admin-wire.ts'
import { payBack } from '#server/shop/orders/money-back/pay-back.ts'
import { withdrawOrder } from '#server/shop/orders/money-back/withdraw-order.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aRefundRequest, refundsOf } from '#tests/support/refund-request.ts'
import { aClock, aStudent, booksOf, checkout, stockOf } from '#tests/support/shop.ts'
import { startStripeServer } from '#tests/support/stripe-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const clock = aClock()
const stripe = await startStripeServer(clock.now)
const app = await startTestApp({ ...stripe.env, SHOP_EMAIL: 'loja@example.com' }, { now: clock.now })
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})
const owner = await anOwner(app)
let buyers = 0

/** Two things at 100,00 and 27,00, of which the first is counted; paid. */
async function anOrder(method = 'boleto') {
  buyers += 1
  const student = await aStudent(app, `compra-${buyers}@example.com`)
  const one = await aProduct(app.context.db, {
    title: 'Completo',
    variants: [{ amountInCents: 10_000, stock: 1 }],
  })
  const two = await aProduct(app.context.db, { title: 'Conclusão', variants: [{ amountInCents: 2_700 }] })
  const variantIds = [one.variantIds[0], two.variantIds[0]]
  await checkout(
    app,
    { items: variantIds.map((id) => ({ variant_id: id, quantity: 1 })) },
    { token: student.token },
  )
  const { id: orderId, number } = await app.context.db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('user_id', '=', student.userId)
    .executeTakeFirstOrThrow()
  const { body } = stripe.pay(orderId, method)
  const headers = { 'stripe-signature': stripe.sign(body) }
  await fetch(`${app.url}/webhooks/stripe`, { method: 'POST', headers, body })
  return { orderId, number: Number(number), variantIds, student }
}

const detailOf = async (number: number) =>
  orderDetailSchema.parse((await owner('GET', `console/orders/${number}`)).body)

const refund = async (number: number, request: object) => {
  const { status, body } = await owner('POST', `console/orders/${number}/refunds`, request)
  return status === 204 ? 204 : [status, body.code]
}

const record = async (number: number, id: string) => {
  const { status, body } = await owner('POST', `console/orders/${number}/refunds/${id}/transfer`)
  return status === 204 ? 204 : [status, body.code]
}

async function auditEntriesOn(number: number) {
  return app.context.db
    .selectFrom('audit_entries')
    .select(['action', 'details'])
    .where('subject', '=', String(number))
    .orderBy('id')
    .execute()
}

const mailsOf = async (orderId: string) =>
  (await booksOf(app, orderId)).mails.filter(({ kind }) => kind !== 'receipt')

test('a whole boleto that the owner has transferred is given back at once: books, access, stock, mail, record', async () => {
  const { orderId, number, variantIds } = await anOrder()
  expect(await detailOf(number)).toMatchObject({
    method: 'boleto',
    paidBackBy: 'transfer',
    refundable: 12_700,
  })
  const asked = stripe.state.refundRequests
  const request = aRefundRequest(12_700, { paidBy: 'transfer' })
  expect(await Promise.all([refund(number, request), refund(number, request)])).toEqual([204, 204])
  await payBack(app.context)
  expect(stripe.state.refundRequests).toBe(asked)

  const { order, purchases } = await booksOf(app, orderId)
  expect(order).toMatchObject({ status: 'refunded', refunded_amount: 12_700 })
  expect(purchases.every(({ revoked_at }) => revoked_at !== null)).toBe(true)
  expect(await stockOf(app, variantIds[0]!)).toEqual({ inventory: 1, reserved: 0 })
  expect(await refundsOf(app, orderId)).toMatchObject([
    { amount: 12_700, reason: 'owner', paid_by: 'transfer', note: 'Cobrança em dobro', asked_at: null },
  ])
  expect(await mailsOf(orderId)).toMatchObject([
    { kind: 'owner-refund', facts: { amount: 12_700, isTransferred: true, isWhole: true } },
  ])
  expect(await auditEntriesOn(number)).toMatchObject([
    { action: 'order.record-transfer', details: { amount: 12_700, currency: 'brl' } },
  ])
  expect((await detailOf(number)).refunds).toMatchObject([{ paidBy: 'transfer', amount: 12_700 }])
  expect(await refund(number, aRefundRequest(1, { paidBy: 'transfer' }))).toEqual([409, 'refund_under_way'])
})

test('parts of a boleto leave it paid until they are all of it, never more', async () => {
  const { orderId, number, variantIds } = await anOrder()
  const part = aRefundRequest(10_000, { paidBy: 'transfer', withdrawVariantIds: [variantIds[0]] })
  expect(await refund(number, part)).toBe(204)
  const { order, purchases } = await booksOf(app, orderId)
  expect(order).toMatchObject({ status: 'paid', refunded_amount: 10_000 })
  expect(purchases.filter(({ revoked_at }) => revoked_at === null)).toMatchObject([
    { variant_id: variantIds[1] },
  ])
  expect(await refund(number, aRefundRequest(2_701, { paidBy: 'transfer' }))).toEqual([
    409,
    'refund_too_much',
  ])
  expect(await refund(number, aRefundRequest(2_700, { paidBy: 'transfer' }))).toBe(204)
  expect((await booksOf(app, orderId)).order).toMatchObject({ status: 'refunded', refunded_amount: 12_700 })
})

test('a buyer who gives a boleto back is asked for an account, and is told when the owner has transferred', async () => {
  const { orderId, number, student } = await anOrder()
  expect(await withdrawOrder(app.context, student.userId, number)).toMatchObject({ ok: true })
  const asked = stripe.state.refundRequests
  await payBack(app.context)
  clock.pass(5)
  await payBack(app.context)
  expect(stripe.state.refundRequests).toBe(asked)
  const [waiting] = (await detailOf(number)).refunds
  expect(waiting).toMatchObject({ reason: 'withdrawal', doneAt: null, paidBy: 'transfer', lastError: null })

  // Again, and in two windows at once: written down once.
  expect(await Promise.all([record(number, waiting!.id), record(number, waiting!.id)])).toEqual([204, 204])
  expect(await record(number, waiting!.id)).toBe(204)
  expect((await booksOf(app, orderId)).order).toMatchObject({ status: 'refunded', refunded_amount: 12_700 })
  const mails = await mailsOf(orderId)
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['refunded', 'withdrawal', 'withdrawal-notice'])
  expect(mails.every(({ facts }) => (facts as { isTransferred: boolean }).isTransferred)).toBe(true)
  expect((await auditEntriesOn(number)).map(({ action }) => action)).toEqual(['order.record-transfer'])
})

test('neither way takes the place of the other, and nothing is written', async () => {
  const boleto = await anOrder()
  expect(await refund(boleto.number, aRefundRequest(100))).toEqual([409, 'refund_by_transfer'])
  const card = await anOrder('card')
  expect(await detailOf(card.number)).toMatchObject({ paidBackBy: 'provider' })
  expect(await refund(card.number, aRefundRequest(100, { paidBy: 'transfer' }))).toEqual([
    409,
    'refund_by_provider',
  ])
  expect(await refund(card.number, aRefundRequest(100))).toBe(204)
  const [own] = await refundsOf(app, card.orderId)
  expect(await record(card.number, own!.id)).toEqual([409, 'refund_by_provider'])
  // A refund of another order, one that nobody made, and an order that nobody made.
  expect(await record(boleto.number, own!.id)).toEqual([404, 'unknown_refund'])
  expect(await record(boleto.number, 'x')).toEqual([404, 'unknown_refund'])
  expect(await record(999_999_999, own!.id)).toEqual([404, 'unknown_order'])
  expect(await refundsOf(app, boleto.orderId)).toEqual([])
  expect((await booksOf(app, boleto.orderId)).order.status).toBe('paid')
})
