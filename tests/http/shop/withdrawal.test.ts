import { afterAll, expect, test } from 'vitest'
import type { OwnOrder } from '#domain/shop/own-order.ts'
import { payBack } from '#server/shop/orders/money-back/pay-back.ts'
import { listPurchasedProducts } from '#server/shop/orders/own/purchases.ts'
import { deliverSandboxEvents } from '#server/shop/orders/payment/deliver-sandbox-events.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOwner } from '#tests/support/owner.ts'
import {
  aClock,
  aMaterial,
  anOpenOrder,
  aPaymentEvent,
  aStudent,
  booksOf,
  decide,
  type Student,
  sendWebhook,
  stockOf,
} from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/** A Wednesday at noon in Brasília: the seventh day after it is 2 December. */
const clock = aClock(new Date('2026-11-25T15:00:00Z'))
const app = await startTestApp({ SHOP_EMAIL: 'loja@example.com' }, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())

let students = 0

async function aBuyer(at: TestApp = app) {
  students += 1
  const student = await aStudent(at, `compra${students}@example.com`, 'Bruno Lima')
  const { variantIds } = await aProduct(at.context.db, {
    title: 'Completo',
    grants: ['premium'],
    variants: [{ amountInCents: 12_700, stock: 5 }],
  })
  await aMaterial(at, variantIds[0])
  const order = await anOpenOrder(at, [{ variant_id: variantIds[0], quantity: 2 }], student)
  await decide(at, order)
  const books = await booksOf(at, order.orderId)
  return { student, variantId: variantIds[0], orderId: order.orderId, number: Number(books.order.number) }
}

const call = (path: string, student: Student | null, method = 'GET') =>
  fetch(`${app.url}/api/orders${path}`, {
    method,
    headers: student ? { authorization: `Bearer ${student.token}` } : {},
  })
const withdraw = (number: number | string, student: Student | null) =>
  call(`/${number}/withdrawal`, student, 'POST')
const ordersOf = async (student: Student) =>
  ((await (await call('', student)).json()) as { orders: OwnOrder[] }).orders

async function codeOf(response: Response) {
  return [response.status, ((await response.json()) as { code: string }).code]
}

test('a purchase is given back: access ends at once, stock returns, the mail is queued, the money follows', async () => {
  const { student, variantId, orderId, number } = await aBuyer()
  expect(await ordersOf(student)).toMatchObject([
    { number, status: 'paid', totalAmount: 25_400, withdrawableUntil: '2026-12-02', refund: null },
  ])
  const [material] = await listPurchasedProducts(app.context, student.userId)

  expect((await withdraw(number, student)).status).toBe(204)
  const books = await booksOf(app, orderId)
  expect(books.order.status).toBe('refund_due')
  expect(books.purchases[0]?.revoked_at).toEqual(clock.now())
  expect(books.entitlements[0]?.revoked_at).toEqual(clock.now())
  expect(books.mails.map(({ kind, recipient }) => [kind, recipient])).toEqual(
    expect.arrayContaining([
      ['withdrawal', student.email],
      ['withdrawal-notice', 'loja@example.com'],
    ]),
  )
  expect(await stockOf(app, variantId)).toEqual({ inventory: 5, reserved: 0 })
  expect(await listPurchasedProducts(app.context, student.userId)).toEqual([])
  expect((await fetch(`${app.url}${material?.download_url}`)).status).toBe(403)

  expect(await payBack(app.context)).toBe(1)
  await deliverSandboxEvents(app.context, orderId)
  expect(await booksOf(app, orderId)).toMatchObject({ order: { status: 'refunded' } })
  expect(await ordersOf(student)).toMatchObject([
    {
      status: 'refunded',
      withdrawableUntil: null,
      refund: { reason: 'withdrawal', doneAt: clock.now().toISOString() },
    },
  ])
})

test('twenty requests at once give one order back once', async () => {
  const { student, variantId, orderId, number } = await aBuyer()
  const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(number, student)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204))
  await Promise.all([payBack(app.context), payBack(app.context), payBack(app.context)])
  await deliverSandboxEvents(app.context)
  expect(await payBack(app.context)).toBe(0)
  const { events, mails } = await booksOf(app, orderId)
  expect(events.map(({ type, outcome }) => [type, outcome])).toEqual([
    ['approved', 'paid'],
    ['refunded', 'refunded'],
  ])
  expect(mails.filter(({ kind }) => kind === 'withdrawal')).toHaveLength(1)
  expect(mails.filter(({ kind }) => kind === 'refunded')).toHaveLength(1)
  expect(await stockOf(app, variantId)).toEqual({ inventory: 5, reserved: 0 })
})

test('nobody else can give an order back, nor see it', async () => {
  const { orderId, number } = await aBuyer()
  const other = await aStudent(app, 'outra@example.com')
  expect(await codeOf(await withdraw(number, other))).toEqual([404, 'unknown_order'])
  expect(await codeOf(await withdraw(number, null))).toEqual([401, 'no_authorization'])
  expect(await codeOf(await withdraw(999_999_999, other))).toEqual([404, 'unknown_order'])
  expect((await withdraw('0', other)).status).toBe(404)
  expect((await withdraw(`${number}%20or%201=1`, other)).status).toBe(404)
  expect(await ordersOf(other)).toEqual([])
  expect((await booksOf(app, orderId)).order.status).toBe('paid')
})

test('after the seventh day it is too late, and nothing changes', async () => {
  await using at = await startTestApp({}, { now: clock.now })
  const { student, orderId, number } = await aBuyer(at)
  const lastMinutes = 7 * 24 * 60 + 12 * 60 - 1
  clock.pass(lastMinutes)
  const ask = () =>
    fetch(`${at.url}/api/orders/${number}/withdrawal`, {
      method: 'POST',
      headers: { authorization: `Bearer ${student.token}` },
    })
  // The token is older than the term: the student signs in again.
  const response = await fetch(`${at.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: student.email, password: 'caderno-azul-42' }),
  })
  student.token = ((await response.json()) as { access_token: string }).access_token
  clock.pass(1)
  expect(await codeOf(await ask())).toEqual([409, 'withdrawal_too_late'])
  expect((await booksOf(at, orderId)).order.status).toBe('paid')
  clock.pass(-1)
  expect((await ask()).status).toBe(204)
  clock.pass(-lastMinutes)
})

test('what was free and what was never paid is not given back', async () => {
  const student = await aStudent(app, 'gratis@example.com')
  const { variantIds } = await aProduct(app.context.db, { variants: [{ amountInCents: 0 }] })
  const response = await fetch(`${app.url}/store/${app.context.config.storeId}/checkout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${student.token}` },
    body: JSON.stringify({
      items: [{ variant_id: variantIds[0], quantity: 1 }],
      successUrl: `${app.url}/success`,
      cancelUrl: `${app.url}/store`,
    }),
  })
  expect(response.status).toBe(200)
  const [order] = await ordersOf(student)
  expect(order).toMatchObject({ totalAmount: 0, withdrawableUntil: null })
  expect(await codeOf(await withdraw(order?.number ?? 0, student))).toEqual([409, 'nothing_to_refund'])

  const { variantIds: priced } = await aProduct(app.context.db, { variants: [{ amountInCents: 900 }] })
  const open = await anOpenOrder(app, [{ variant_id: priced[0], quantity: 1 }], student)
  const { order: unpaid } = await booksOf(app, open.orderId)
  expect(await codeOf(await withdraw(Number(unpaid.number), student))).toEqual([409, 'nothing_to_refund'])
})

test('a refund that the provider made by itself ends the access too', async () => {
  const { student, orderId, variantId } = await aBuyer()
  const event = await aPaymentEvent(app, orderId, { type: 'refunded' })
  expect((await sendWebhook(app, event)).body).toEqual({ outcome: 'refunded' })
  expect((await sendWebhook(app, event)).body).toEqual({ outcome: 'already-taken' })
  expect(await listPurchasedProducts(app.context, student.userId)).toEqual([])
  expect(await stockOf(app, variantId)).toEqual({ inventory: 5, reserved: 0 })
  expect(await ordersOf(student)).toMatchObject([{ status: 'refunded', refund: { reason: 'provider' } }])
  const again = await aPaymentEvent(app, orderId, { type: 'refunded' })
  expect((await sendWebhook(app, again)).body).toEqual({ outcome: 'no-change' })
  expect(await payBack(app.context)).toBe(0)
})

test('a refund of another amount is written down and changes nothing', async () => {
  const { orderId } = await aBuyer()
  const event = await aPaymentEvent(app, orderId, { type: 'refunded', amount: 100 })
  expect((await sendWebhook(app, event)).body).toEqual({ outcome: 'amount-mismatch' })
  expect((await booksOf(app, orderId)).order.status).toBe('paid')
})

test('after a download the owner’s setting decides; without one the purchase is given back', async () => {
  const owner = await anOwner(app)
  const { student, number } = await aBuyer()
  const [material] = await listPurchasedProducts(app.context, student.userId)
  expect((await fetch(`${app.url}${material?.download_url}`)).status).toBe(200)
  expect((await owner('PUT', 'console/settings/orders', { refundAfterDownload: false })).status).toBe(200)
  expect(await ordersOf(student)).toMatchObject([{ withdrawableUntil: null }])
  expect(await codeOf(await withdraw(number, student))).toEqual([409, 'already_downloaded'])
  await owner('DELETE', 'console/settings/orders')
  expect((await withdraw(number, student)).status).toBe(204)
})

test('who has left is not written to when the money arrives, whatever address the provider tells', async () => {
  const { student, orderId, number } = await aBuyer()
  await withdraw(number, student)
  await payBack(app.context)
  const { db } = app.context
  await db
    .updateTable('orders')
    .set({ user_id: null, buyer_email: null, buyer_name: null })
    .where('id', '=', orderId)
    .execute()
  await db.deleteFrom('outgoing_mails').where('order_id', '=', orderId).execute()
  await deliverSandboxEvents(app.context, orderId)
  const { order, mails } = await booksOf(app, orderId)
  expect([order.status, mails]).toEqual(['refunded', []])
})

test('a provider that is down is asked again later, and pays once', async () => {
  let isDown = true
  const { payments } = app.context
  const requests: string[] = []
  const find = (id: string) => {
    const provider = payments.find(id)
    return provider
      ? {
          ...provider,
          refund: async (...args: Parameters<typeof provider.refund>) => {
            requests.push(args[1].id)
            if (isDown) throw new Error('503 try again')
            await provider.refund(...args)
          },
        }
      : undefined
  }
  const context = { ...app.context, payments: { ...payments, find } }
  const { student, orderId, number } = await aBuyer()
  await withdraw(number, student)
  expect(await payBack(context)).toBe(0)
  expect(await payBack(context)).toBe(0)
  expect(requests).toEqual([orderId])
  clock.pass(2)
  isDown = false
  expect(await payBack(context)).toBe(1)
  await deliverSandboxEvents(app.context, orderId)
  expect((await booksOf(app, orderId)).order.status).toBe('refunded')
})
