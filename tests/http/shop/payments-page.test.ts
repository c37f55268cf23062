import { afterAll, expect, test } from 'vitest'
import { deliverSandboxEvents } from '#server/shop/orders/payment/deliver-sandbox-events.ts'
import { createPaymentPageService } from '#server/shop/orders/payment/payment-page.ts'
import { openPayments } from '#server/shop/payments/providers.ts'
import { newEmail } from '#tests/support/accounts.ts'
import { aProduct } from '#tests/support/factories.ts'
import {
  aClock,
  anOpenOrder,
  aStudent,
  booksOf,
  checkout,
  decide,
  proveEmail,
  stockOf,
} from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

async function anOrder(app: TestApp, options: { token?: string; amountInCents?: number } = {}) {
  const { variantIds } = await aProduct(app.context.db, {
    title: 'Introdução',
    thumbnail: '/covers/introducao.avif',
    variants: [{ title: 'PDF', amountInCents: options.amountInCents ?? 4_800, stock: 3 }],
  })
  const order = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }], options)
  return { ...order, variantId: variantIds[0] }
}
const show = (app: TestApp, { orderId, token }: { orderId: string; token: string }) =>
  createPaymentPageService(app.context).describe(orderId, token)

test('the page shows the order to who holds its token, and to nobody else', async () => {
  const order = await anOrder(app)
  expect(await show(app, order)).toMatchObject({
    orderId: order.orderId,
    number: expect.any(Number),
    status: 'pending',
    wasRefused: false,
    lines: [
      {
        productTitle: 'Introdução',
        variantTitle: 'PDF',
        quantity: 1,
        unitAmount: 4_800,
        imageUrl: '/covers/introducao.avif',
      },
    ],
    totalAmount: 4_800,
    currency: { code: 'brl', symbol: 'R$', template: 'R$ $1' },
    buyerEmail: null,
    isFree: false,
    isSandbox: true,
    cancelUrl: `${app.url}/store`,
  })
  for (const [orderId, token] of [
    [order.orderId, ''],
    [order.orderId, 'x'.repeat(43)],
    [order.orderId, (await anOrder(app)).token],
    ['6c0f4f0e-0000-4000-8000-000000000001', order.token],
    ["x' or 1=1", order.token],
  ] as const) {
    expect(await show(app, { orderId, token })).toBeNull()
    expect(await decide(app, { orderId, token })).toEqual({ ok: false, code: 'not-found' })
  }
})

test.each(['pix', 'card'] as const)(
  'approving by %s pays the order and leads to the success page with its number',
  async (method) => {
    const order = await anOrder(app)
    const page = await show(app, order)
    expect(await decide(app, order, `${method}-approve`)).toEqual({
      ok: true,
      redirectTo: page?.successUrl,
    })
    const wayBack = new URL(page?.successUrl ?? '')
    expect([wayBack.origin, wayBack.pathname]).toEqual([app.url, '/success'])
    expect(wayBack.searchParams.get('order')).toBe(String(page?.number))
    const books = await booksOf(app, order.orderId)
    expect(books.order).toMatchObject({ status: 'paid', buyer_email: 'ana@example.com', user_id: null })
    expect(books.events).toMatchObject([{ provider: 'sandbox', method, outcome: 'paid' }])
    expect(await stockOf(app, order.variantId)).toEqual({ inventory: 2, reserved: 0 })
  },
)

test.each([
  [null, 'email-required'],
  ['', 'email-required'],
  ['   ', 'email-required'],
  ['ana', 'email-invalid'],
  ['ana@', 'email-invalid'],
  ['ana@example.com\nBcc: x@example.com', 'email-invalid'],
  [`${'a'.repeat(250)}@example.com`, 'email-invalid'],
])('a guest who types %j as e-mail is told so, and nothing is decided', async (email, code) => {
  const order = await anOrder(app)
  expect(await decide(app, order, 'pix-approve', { email })).toEqual({ ok: false, code })
  expect((await booksOf(app, order.orderId)).events).toEqual([])
})

test('the e-mail of a guest is kept in lower case and without spaces, the name without control characters', async () => {
  const order = await anOrder(app)
  await decide(app, order, 'card-approve', { email: '  Ana@Example.COM ', name: ' Ana\u0000\nSouza ' })
  expect((await booksOf(app, order.orderId)).purchases).toMatchObject([
    { buyer_email: 'ana@example.com', buyer_name: 'Ana Souza' },
  ])
})

test('a refused card can be followed by an approved one', async () => {
  const order = await anOrder(app)
  const refused = await decide(app, order, 'refuse', { email: null })
  expect(refused).toEqual({
    ok: true,
    redirectTo: `${app.url}/pagamento/${order.orderId}?token=${order.token}`,
  })
  expect(await show(app, order)).toMatchObject({ status: 'pending', wasRefused: true })
  expect((await decide(app, order)).ok).toBe(true)
  const { order: row, events } = await booksOf(app, order.orderId)
  expect([row.status, events.map(({ outcome }) => outcome)]).toEqual(['paid', ['refused', 'paid']])
  expect(await show(app, order)).toMatchObject({ wasRefused: false })
})

test('canceling leads back to where the buyer came from and frees the pieces', async () => {
  const order = await anOrder(app)
  expect(await decide(app, order, 'cancel', { email: null })).toEqual({
    ok: true,
    redirectTo: `${app.url}/store`,
  })
  expect((await booksOf(app, order.orderId)).order.status).toBe('canceled')
  expect(await stockOf(app, order.variantId)).toEqual({ inventory: 3, reserved: 0 })
  expect(await decide(app, order)).toEqual({ ok: false, code: 'already-decided' })
})

test('of ten decisions at once, one counts', async () => {
  const order = await anOrder(app)
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) => decide(app, order, index % 2 ? 'pix-approve' : 'card-approve')),
  )
  expect(results.filter((result) => result.ok)).toHaveLength(1)
  expect(results.filter((result) => !result.ok && result.code === 'already-decided')).toHaveLength(9)
  const { purchases, mails } = await booksOf(app, order.orderId)
  expect([purchases.length, mails.length]).toEqual([1, 1])
})

test('a decision that could not be reported is reported by the job, once', async () => {
  const order = await anOrder(app)
  const { find } = app.context.payments
  const silent = {
    ...app,
    context: { ...app.context, payments: { ...app.context.payments, find: () => undefined } },
  }
  expect((await decide(silent, order)).ok).toBe(true)
  expect((await booksOf(app, order.orderId)).order.status).toBe('pending')
  expect(find('sandbox')).toBeDefined()
  const [first, second] = await Promise.all([
    deliverSandboxEvents(app.context),
    deliverSandboxEvents(app.context),
  ])
  expect(first + second).toBeGreaterThanOrEqual(1)
  expect(await deliverSandboxEvents(app.context)).toBe(0)
  const { order: row, purchases, mails } = await booksOf(app, order.orderId)
  expect([row.status, purchases.length, mails.length]).toEqual(['paid', 1, 1])
})

test('a signed-in buyer’s purchase is the account’s, whatever is typed on the page', async () => {
  const student = await aStudent(app, 'bruno@example.com', 'Bruno Lima')
  const order = await anOrder(app, { token: student.token })
  expect(await show(app, order)).toMatchObject({ buyerEmail: 'bruno@example.com' })
  await decide(app, order, 'pix-approve', { email: 'other@example.com', name: 'Outra' })
  const { order: row, purchases, mails } = await booksOf(app, order.orderId)
  expect(row).toMatchObject({
    user_id: student.userId,
    buyer_email: 'bruno@example.com',
    buyer_name: 'Bruno Lima',
  })
  expect(purchases).toMatchObject([{ user_id: student.userId, buyer_email: 'bruno@example.com' }])
  expect(mails).toMatchObject([{ recipient: 'bruno@example.com', facts: { hasAccount: true } }])
})

test('a free order of a signed-in buyer is complete with the checkout, without any payment', async () => {
  const student = await aStudent(app, 'davi@example.com')
  const { variantIds } = await aProduct(app.context.db, {
    grants: ['premium'],
    variants: [{ amountInCents: 1_000, saleAmountInCents: 0, stock: 1 }],
  })
  const { body } = await checkout(app, { items: [{ variant_id: variantIds[0], quantity: 1 }] }, student)
  const order = await app.context.db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('user_id', '=', student.userId)
    .executeTakeFirstOrThrow()
  expect(body.url).toMatch(
    new RegExp(`^${app.url}/success\\?order=${order.number}&pedido=${order.id}&chave=`),
  )
  const { order: row, purchases, entitlements, mails } = await booksOf(app, order.id)
  expect(row.status).toBe('paid')
  expect([purchases, entitlements, mails].map((rows) => rows.length)).toEqual([1, 1, 1])
  expect(await stockOf(app, variantIds[0])).toEqual({ inventory: 0, reserved: 0 })
})

test('a free order of a guest asks for the e-mail and nothing else, and counts once', async () => {
  const order = await anOrder(app, { amountInCents: 0 })
  expect(await show(app, order)).toMatchObject({
    isFree: true,
    isSandbox: false,
    totalAmount: 0,
    buyerEmail: null,
  })
  expect(await decide(app, order, 'free', { email: '' })).toEqual({ ok: false, code: 'email-required' })
  expect(await decide(app, order, 'pix-approve')).toEqual({ ok: false, code: 'not-found' })
  const results = await Promise.all([decide(app, order, 'free'), decide(app, order, 'free')])
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
  const { order: row, purchases, mails } = await booksOf(app, order.orderId)
  expect([row.status, purchases.length, mails.length]).toEqual(['paid', 1, 1])
})

test('an order with a price cannot be taken for free', async () => {
  const order = await anOrder(app)
  expect(await decide(app, order, 'free')).toEqual({ ok: false, code: 'not-found' })
  expect((await booksOf(app, order.orderId)).order.status).toBe('pending')
})

test('what a guest bought appears in the account that proves the e-mail, not in one that only claims it', async () => {
  const order = await anOrder(app)
  await decide(app, order, 'pix-approve', { email: 'Carla@example.com' })
  const student = await aStudent(app, 'carla@example.com')
  expect((await booksOf(app, order.orderId)).purchases).toMatchObject([{ user_id: null }])
  await proveEmail(app, 'carla@example.com')
  const { order: row, purchases } = await booksOf(app, order.orderId)
  expect([row.user_id, purchases[0]?.user_id]).toEqual([student.userId, student.userId])
})

test('a guest’s payment with the e-mail of an account goes to it when the e-mail is proven, and only then', async () => {
  const student = await aStudent(app, 'dora@example.com')
  const before = await anOrder(app)
  await decide(app, before, 'pix-approve', { email: 'dora@example.com' })
  expect((await booksOf(app, before.orderId)).order.user_id).toBeNull()
  await proveEmail(app, 'dora@example.com')
  const after = await anOrder(app)
  await decide(app, after, 'pix-approve', { email: 'dora@example.com' })
  expect((await booksOf(app, after.orderId)).order.user_id).toBe(student.userId)
})

test('a payment and the proof of its e-mail in the same moment never miss each other', async () => {
  const students = await Promise.all(
    Array.from({ length: 8 }, (_, index) => aStudent(app, `buyer-${index}@example.com`)),
  )
  const orders = []
  for (const student of students) orders.push({ ...(await anOrder(app)), student })
  await Promise.all(
    orders.flatMap((order) => [
      decide(app, order, 'pix-approve', { email: order.student.email }),
      proveEmail(app, order.student.email),
    ]),
  )
  for (const order of orders) {
    const { order: row, purchases } = await booksOf(app, order.orderId)
    expect([row.user_id, purchases[0]?.user_id]).toEqual([order.student.userId, order.student.userId])
  }
})

test.each([
  ['half of an emoji, as a field of a fixed length cuts it', `${'a'.repeat(119)}\ud83d`, 'a'.repeat(119)],
  ['an emoji at the limit of the name', `${'a'.repeat(199)}😀`, `${'a'.repeat(199)}😀`],
  ['one character more than the limit', 'a'.repeat(201), 'a'.repeat(200)],
  ['control characters', 'Ana\0\u0007Souza', 'Ana Souza'],
  ['nothing but what cannot be written', '\ud83d\0', null],
])('a name with %s does not keep a payment from counting', async (_, typed, kept) => {
  for (const [amountInCents, decision] of [
    [4_800, 'pix-approve'],
    [0, 'free'],
  ] as const) {
    const order = await anOrder(app, { amountInCents })
    expect(await decide(app, order, decision, { name: typed, email: newEmail() })).toMatchObject({ ok: true })
    const books = await booksOf(app, order.orderId)
    expect(books.order).toMatchObject({ status: 'paid', buyer_name: kept })
    expect(books.mails).toHaveLength(1)
  }
})

test('free orders do not fill a stranger’s mailbox: past five in an hour they count without a mail', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const { variantIds } = await aProduct(app.context.db, { variants: [{ amountInCents: 0 }] })
  const takeFree = async () => {
    const order = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }])
    expect(await decide(app, order, 'free', { email: 'vitima@example.com' })).toMatchObject({ ok: true })
    const { order: row, purchases, mails } = await booksOf(app, order.orderId)
    expect([row.status, purchases.length]).toEqual(['paid', 1])
    return mails.length
  }
  const mails = []
  for (let order = 0; order < 7; order += 1) mails.push(await takeFree())
  expect(mails).toEqual([1, 1, 1, 1, 1, 0, 0])
  clock.pass(60)
  expect(await takeFree()).toBe(1)
})

test('once Stripe is set, an order that was begun at the test provider is taken by nobody there', async () => {
  const open = await anOrder(app)
  const paid = await anOrder(app)
  const free = await anOrder(app, { amountInCents: 0 })
  await decide(app, paid)
  const stripe = {
    stripe: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiUrl: 'http://127.0.0.1:9' },
  }
  const later = {
    ...app,
    context: { ...app.context, payments: await openPayments({ ...stripe, mercadoPago: null }, () => null) },
  }
  expect(createPaymentPageService(app.context).isSandbox).toBe(true)
  expect(createPaymentPageService(later.context).isSandbox).toBe(false)
  expect(await show(later, open)).toBeNull()
  for (const choice of ['pix-approve', 'card-approve', 'refuse', 'cancel'] as const)
    expect(await decide(later, open, choice)).toEqual({ ok: false, code: 'not-found' })
  expect((await booksOf(app, open.orderId)).order.status).toBe('pending')
  expect(await show(later, paid)).toMatchObject({ status: 'paid', isSandbox: true })
  expect(await decide(later, free, 'free')).toMatchObject({ ok: true })
})

test('orders that cost nobody anything write ten receipts a day to an address, and no more', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' })
  const { variantIds } = await aProduct(limited.context.db, {
    variants: [{ amountInCents: 4_800, stock: 40 }],
  })
  const anotherOrder = () => anOpenOrder(limited, [{ variant_id: variantIds[0], quantity: 1 }])
  const email = newEmail()
  const codes = []
  for (let n = 0; n < 11; n++) {
    const decided = await decide(limited, await anotherOrder(), 'pix-approve', {
      email: n % 2 ? email.toUpperCase() : email,
    })
    codes.push(decided.ok || decided.code)
  }
  expect(codes).toEqual([...Array(10).fill(true), 'too-many-receipts'])
  const { rows } = await limited.context.pool.query('select 1 from outgoing_mails where recipient = $1', [
    email,
  ])
  expect(rows).toHaveLength(10)
  // The order is not decided, and may still be refused, or paid for another address.
  const open = await anotherOrder()
  expect((await decide(limited, open, 'card-approve', { email })).ok).toBe(false)
  expect((await decide(limited, open, 'refuse', { email })).ok).toBe(true)
  expect((await decide(limited, open, 'pix-approve', { email: newEmail() })).ok).toBe(true)
})

test('an address that looks mistyped is asked back about once; who insists is right', async () => {
  const order = await anOrder(app)
  const pay = (email: string, confirmedEmail?: string) =>
    createPaymentPageService(app.context).decide(order.orderId, order.token, {
      decision: 'pix-approve',
      email,
      name: null,
      ...(confirmedEmail === undefined ? {} : { confirmedEmail }),
    })
  expect(await pay('ana@gmial.com')).toEqual({ ok: false, code: 'email-unusual', meant: 'ana@gmail.com' })
  expect((await booksOf(app, order.orderId)).order.status).toBe('pending')
  // Another slip is another question.
  expect(await pay('ana@gmal.com', 'ana@gmial.com')).toMatchObject({ code: 'email-unusual' })
  expect(await pay('Ana@Gmial.com ', 'ana@gmial.com')).toMatchObject({ ok: true })
  expect((await booksOf(app, order.orderId)).order.buyer_email).toBe('ana@gmial.com')
})
