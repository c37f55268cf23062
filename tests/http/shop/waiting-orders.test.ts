/** A boleto is an order: told at once, found in the profile, reminded of, and ended with a word (decision 0116). */
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { OrderResult } from '#domain/shop/order-result.ts'
import type { OwnOrder } from '#domain/shop/own-order.ts'
import { expireOrders } from '#server/shop/orders/expire-orders.ts'
import { readOrderResult } from '#server/shop/orders/own/order-result.ts'
import { deliverSandboxEvents } from '#server/shop/orders/payment/deliver-sandbox-events.ts'
import { createPaymentPageService } from '#server/shop/orders/payment/payment-page.ts'
import { remindOfPayments } from '#server/shop/orders/waiting/remind-of-payments.ts'
import { callApi } from '#tests/support/chat.ts'
import { aProduct } from '#tests/support/factories.ts'
import {
  aClock,
  anOpenOrder,
  aStudent,
  booksOf,
  decide,
  type OpenOrder,
  proveEmail,
  type Student,
  stockOf,
} from '#tests/support/shop.ts'
import { startStripeServer } from '#tests/support/stripe-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const START = new Date('2026-11-23T15:00:00Z')
/** Three days on, in Brasília, to the last second. */
const LAST_MOMENT = new Date('2026-11-27T02:59:59.000Z')
const HOUR = 60

let clock = aClock(START)
const app = await startTestApp({}, { now: () => clock.now() })
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => {
  clock = aClock(START)
})

let buyers = 0
async function aBoleto(student: Student | null = null) {
  buyers += 1
  const email = `boleto${buyers}@example.com`
  const { variantIds } = await aProduct(app.context.db, { variants: [{ amountInCents: 4_800, stock: 1 }] })
  const items = [{ variant_id: variantIds[0], quantity: 1 }]
  const order = await anOpenOrder(app, items, student ?? {})
  const decided = await decide(app, order, 'boleto', { email })
  if (!decided.ok) throw new Error(decided.code)
  return { order, variantId: variantIds[0], email: student?.email ?? email, wayBack: decided.redirectTo }
}

async function mailsOf({ orderId }: OpenOrder) {
  return (await booksOf(app, orderId)).mails.map(({ kind }) => kind)
}

async function resultAt(address: string): Promise<OrderResult | null> {
  const { pathname, searchParams } = new URL(address)
  expect(pathname).toBe('/success')
  return readOrderResult(app.context, searchParams.get('pedido') ?? '', searchParams.get('chave') ?? '')
}

async function ordersOf(student: Student): Promise<OwnOrder[]> {
  const { body } = await callApi(app, 'GET', 'orders', student)
  return body['orders'] as OwnOrder[]
}

const describe = ({ orderId, token }: OpenOrder) =>
  createPaymentPageService(app.context).describe(orderId, token)

test('who has a boleto reads that it is not paid, where it is and until when', async () => {
  const { order, variantId, email, wayBack } = await aBoleto()
  const result = await resultAt(wayBack)
  expect(result).toMatchObject({ status: 'pending', waiting: { method: 'boleto' } })
  expect(result?.waiting?.payableUntil).toBe(LAST_MOMENT.toISOString())
  const page = new URL(result?.waiting?.voucherUrl ?? '')
  expect([page.pathname, page.searchParams.get('token')]).toEqual([
    `/pagamento/${order.orderId}`,
    order.token,
  ])
  const { mails, purchases } = await booksOf(app, order.orderId)
  expect(mails).toMatchObject([{ kind: 'payment-waiting', recipient: email }])
  expect(mails[0]?.facts).toMatchObject({ voucherUrl: page.href, payableUntil: LAST_MOMENT.toISOString() })
  expect(purchases).toEqual([])
  expect(await stockOf(app, variantId)).toEqual({ inventory: 1, reserved: 1 })
})

test('the result is for who holds the key of this very order', async () => {
  const [one, other] = [await aBoleto(), await aBoleto()]
  const address = new URL(one.wayBack)
  address.searchParams.set('pedido', other.order.orderId)
  expect(await resultAt(address.href)).toBeNull()
  expect(await readOrderResult(app.context, 'no-uuid', 'x')).toBeNull()
})

test('told twice, the boleto is mailed once', async () => {
  const { order } = await aBoleto()
  await app.context.db.updateTable('sandbox_events').set({ delivered_at: null }).execute()
  await deliverSandboxEvents(app.context)
  expect(await mailsOf(order)).toEqual(['payment-waiting'])
})

test('it stands in the profile, and a guest’s does once the e-mail is proven', async () => {
  const student = await aStudent(app, 'perfil@example.com')
  await aBoleto(student)
  expect(await ordersOf(student)).toMatchObject([{ status: 'pending', waiting: { method: 'boleto' } }])

  const { email } = await aBoleto()
  const guest = await aStudent(app, email)
  expect(await ordersOf(guest)).toEqual([])
  await proveEmail(app, email)
  expect(await ordersOf(guest)).toMatchObject([{ status: 'pending' }])
})

test('an order that waits for nothing stands nowhere', async () => {
  const student = await aStudent(app, 'nada@example.com')
  const { variantIds } = await aProduct(app.context.db)
  const order = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }], student)
  expect(await ordersOf(student)).toEqual([])
  expect((await describe(order))?.waiting).toBeNull()
})

test('the boleto is paid: the receipt, the material, and no further word of it', async () => {
  const { order, wayBack, email } = await aBoleto()
  clock.pass(50 * HOUR)
  await expireOrders(app.context)
  expect(await decide(app, order, 'boleto-approve', { email: null })).toMatchObject({ ok: true })
  expect(await mailsOf(order)).toEqual(expect.arrayContaining(['payment-waiting', 'receipt']))
  const { order: row, purchases } = await booksOf(app, order.orderId)
  expect(row).toMatchObject({ status: 'paid', buyer_email: email, voucher_url: null })
  expect(purchases).toHaveLength(1)
  expect(await resultAt(wayBack)).toMatchObject({ status: 'paid' })
  clock.pass(10 * HOUR)
  await remindOfPayments(app.context)
  expect(await mailsOf(order)).not.toContain('payment-reminder')
})

test('who has a boleto can do nothing else with the order, and nobody decides about one that was not made', async () => {
  const { order } = await aBoleto()
  for (const choice of ['pix-approve', 'refuse', 'cancel', 'boleto'] as const) {
    expect(await decide(app, order, choice)).toEqual({ ok: false, code: 'already-decided' })
  }
  const { variantIds } = await aProduct(app.context.db)
  const open = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }])
  for (const choice of ['boleto-approve', 'boleto-lapse'] as const) {
    expect(await decide(app, open, choice)).toEqual({ ok: false, code: 'already-decided' })
  }
})

test('the reminder comes once, a day and a half before the last moment', async () => {
  const { order } = await aBoleto()
  const minutesToWindow = (LAST_MOMENT.getTime() - START.getTime()) / 60_000 - 36 * HOUR
  clock.pass(minutesToWindow - 1)
  await remindOfPayments(app.context)
  expect(await mailsOf(order)).toEqual(['payment-waiting'])
  clock.pass(1)
  await Promise.all([remindOfPayments(app.context), remindOfPayments(app.context)])
  await remindOfPayments(app.context)
  expect((await mailsOf(order)).sort()).toEqual(['payment-reminder', 'payment-waiting'])
})

test('nobody is reminded after the last moment', async () => {
  const { order } = await aBoleto()
  clock.pass((LAST_MOMENT.getTime() - START.getTime()) / 60_000 + 1)
  await remindOfPayments(app.context)
  expect(await mailsOf(order)).toEqual(['payment-waiting'])
})

test.each([
  ['the provider says that it ran out', 'canceled', (order: OpenOrder) => decide(app, order, 'boleto-lapse')],
  [
    'nobody says anything',
    'expired',
    async () => {
      clock.pass(8 * 24 * HOUR)
      await expireOrders(app.context)
    },
  ],
])(
  'at its end, when %s, the order is %s, its piece is free, and its buyer is told once',
  async (_, status, end) => {
    const { order, variantId, wayBack } = await aBoleto()
    await end(order)
    await expireOrders(app.context)
    expect((await booksOf(app, order.orderId)).order).toMatchObject({ status, voucher_url: null })
    expect(await stockOf(app, variantId)).toEqual({ inventory: 1, reserved: 0 })
    expect((await mailsOf(order)).sort()).toEqual(['payment-lapsed', 'payment-waiting'])
    expect(await resultAt(wayBack)).toMatchObject({ status })
  },
)

test('a boleto that is told an hour late finds its order again', async () => {
  const { variantIds } = await aProduct(app.context.db, { variants: [{ amountInCents: 4_800, stock: 1 }] })
  const order = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }])
  clock.pass(HOUR)
  await expireOrders(app.context)
  expect(await stockOf(app, variantIds[0])).toEqual({ inventory: 1, reserved: 0 })
  await decide(app, order, 'boleto', { email: 'tarde@example.com' })
  expect((await booksOf(app, order.orderId)).order.status).toBe('pending')
  expect(await stockOf(app, variantIds[0])).toEqual({ inventory: 1, reserved: 1 })
  expect(await mailsOf(order)).toEqual(['payment-waiting'])
  await decide(app, order, 'boleto-approve', { email: null })
  expect(await stockOf(app, variantIds[0])).toEqual({ inventory: 0, reserved: 0 })
})

test('an order without a boleto ends without a word', async () => {
  const { variantIds } = await aProduct(app.context.db)
  const student = await aStudent(app, 'calado@example.com')
  const order = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }], student)
  clock.pass(8 * 24 * HOUR)
  await expireOrders(app.context)
  expect(await mailsOf(order)).toEqual([])
})

test('of Stripe’s boleto the last day and the address are told, and our page leads to it', async () => {
  const stripe = await startStripeServer(() => clock.now())
  await using shop = await startTestApp(stripe.env, { now: () => clock.now() })
  const { variantIds } = await aProduct(shop.context.db)
  const order = await anOpenOrder(shop, [{ variant_id: variantIds[0], quantity: 1 }])
  expect(
    new URL(stripe.sessionOf(order.orderId).request.get('success_url') ?? '').searchParams.has('chave'),
  ).toBe(true)
  const { body } = stripe.showBoleto(order.orderId)
  const headers = { 'stripe-signature': stripe.sign(body) }
  await fetch(`${shop.url}/webhooks/stripe`, { method: 'POST', headers, body })
  const { order: row, mails } = await booksOf(shop, order.orderId)
  const voucher = `https://payments.stripe.com/boleto/voucher/${stripe.sessionOf(order.orderId).id}`
  expect(row).toMatchObject({ status: 'pending', voucher_url: voucher, waiting_method: 'boleto' })
  expect(row.payable_until).toEqual(new Date(START.getTime() + 3 * 24 * 3600_000))
  expect(mails).toMatchObject([{ kind: 'payment-waiting', recipient: 'ana@example.com' }])
  const pages = createPaymentPageService(shop.context)
  expect(await pages.leadsTo(order.orderId, order.token)).toBe(voucher)
  await stripe[Symbol.asyncDispose]()
})
