/** Coupons from the cart to the paid order: the server decides, uses are counted by orders alone (decision 0056). */
import { afterAll, expect, test } from 'vitest'
import type { OwnOrder } from '#domain/shop/own-order.ts'
import { cartQuoteSchema } from '#domain/shop/product-wire.ts'
import { expireOrders } from '#server/shop/orders/expire-orders.ts'
import { orderMail } from '#server/shop/orders/order-mail-words.ts'
import { createPaymentPageService } from '#server/shop/orders/payment/payment-page.ts'
import { aCoupon, aProduct } from '#tests/support/factories.ts'
import {
  aClock,
  aPaymentEvent,
  aStudent,
  booksOf,
  checkout,
  decide,
  readPaymentUrl,
  sendWebhook,
} from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const clock = aClock()
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())
const { db } = app.context

async function anItem(amountInCents = 4_800, quantity = 1) {
  const { id, variantIds } = await aProduct(db, { title: 'Introdução', variants: [{ amountInCents }] })
  return { productId: id, items: [{ variant_id: variantIds[0], quantity }] }
}

async function quote(body: Record<string, unknown>, options: { token?: string; at?: TestApp } = {}) {
  const at = options.at ?? app
  const response = await fetch(`${at.url}/store/${at.context.config.storeId}/checkout/quote`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (response.status === 200)
    expect(cartQuoteSchema.safeParse(answer)).toEqual({ success: true, data: answer })
  return { status: response.status, body: answer }
}

let students = 0
function aBuyer() {
  students += 1
  return aStudent(app, `cupom${students}@example.com`)
}

async function order(items: unknown, couponCode: string, token?: string) {
  const { status, body } = await checkout(app, { items, couponCode }, token ? { token } : {})
  return status === 200 ? readPaymentUrl(body.url) : { status, code: body.code, body }
}
const codeOf = (answer: Awaited<ReturnType<typeof order>>) => ('orderId' in answer ? 'ok' : answer.code)
function opened(answer: Awaited<ReturnType<typeof order>>) {
  if (!('orderId' in answer)) throw new Error(`the checkout was refused: ${answer.code}`)
  return answer
}

test('the cart is told what a coupon takes off, and nothing is written', async () => {
  const { items } = await anItem()
  const code = await aCoupon(db)
  expect(await quote({ items, couponCode: ` ${code.toLowerCase()} ` })).toEqual({
    status: 200,
    body: {
      couponCode: code,
      subtotalAmount: 4_800,
      discountAmount: 480,
      totalAmount: 4_320,
      currencyCode: 'brl',
    },
  })
  expect(await db.selectFrom('orders').select('id').where('coupon_code', '=', code).execute()).toEqual([])
})

test('an order holds its discount: total, lines, payment page, mail and Meus pedidos say the same', async () => {
  const { items } = await anItem(3_333, 3)
  const other = await anItem(1)
  const code = await aCoupon(db, { amountOff: 1_000 })
  const student = await aBuyer()
  const open = opened(await order([...items, ...other.items], code, student.token))

  const lines = await db.selectFrom('order_lines').selectAll().where('order_id', '=', open.orderId).execute()
  expect(lines.map((line) => line.unit_amount * line.quantity - line.discount_amount).toSorted()).toEqual([
    1, 8_999,
  ])
  const page = await createPaymentPageService(app.context).describe(open.orderId, open.token)
  expect(page).toMatchObject({ couponCode: code, discountAmount: 1_000, totalAmount: 9_000 })

  await decide(app, open)
  const { order: paid, mails } = await booksOf(app, open.orderId)
  expect(paid).toMatchObject({ status: 'paid', total_amount: 9_000, coupon_code: code })
  const mail = orderMail('receipt', mails[0]?.facts, {
    siteUrl: app.url,
    recipient: student.email,
    canAnswer: true,
  })
  expect(JSON.stringify(mail)).toContain(`["Cupom ${code}","− R$ 10,00"]`)
  expect(JSON.stringify(mail)).toContain('["Total","R$ 90,00"]')
  const own = await fetch(`${app.url}/api/orders`, { headers: { authorization: `Bearer ${student.token}` } })
  const { orders } = (await own.json()) as { orders: OwnOrder[] }
  expect(orders[0]).toMatchObject({ couponCode: code, discountAmount: 1_000, totalAmount: 9_000 })
})

test('a coupon that makes the order free completes it like a free product, without the provider', async () => {
  const { items } = await anItem()
  const code = await aCoupon(db, { percent: 100 })
  const student = await aBuyer()
  const { status, body } = await checkout(app, { items, couponCode: code }, { token: student.token })
  expect([status, new URL(body.url).pathname]).toEqual([200, '/success'])
  const paid = await db
    .selectFrom('orders')
    .selectAll()
    .where('coupon_code', '=', code)
    .executeTakeFirstOrThrow()
  expect(paid).toMatchObject({ status: 'paid', provider: 'free', total_amount: 0 })
  expect((await booksOf(app, paid.id)).purchases).toHaveLength(1)
})

test.each([
  ['an unknown one', null, 'coupon_unknown', {}],
  ['a stopped one', { isStopped: true }, 'coupon_stopped', {}],
  [
    'one of tomorrow',
    { validFrom: new Date('2026-11-22T12:00:00Z') },
    'coupon_not_yet',
    { validFrom: '2026-11-22T12:00:00.000Z' },
  ],
  [
    'one of yesterday',
    { validUntil: new Date('2026-11-20T12:00:00Z') },
    'coupon_expired',
    { validUntil: '2026-11-20T12:00:00.000Z' },
  ],
  ['one with a higher minimum', { minimumAmount: 4_801 }, 'coupon_below_minimum', { minimumAmount: 4_801 }],
  ['one that counts its buyers, for a guest', { maxUsesPerBuyer: 1 }, 'coupon_needs_account', {}],
])('%s is refused by quote and checkout alike', async (_, request, code, facts) => {
  const { items } = await anItem()
  const couponCode = request === null ? 'NAO-EXISTE' : await aCoupon(db, request)
  for (const answer of [await quote({ items, couponCode }), await checkout(app, { items, couponCode })]) {
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code, ...facts })
  }
  const variantId = items[0]?.variant_id ?? ''
  expect(
    await db.selectFrom('order_lines').select('order_id').where('variant_id', '=', variantId).execute(),
  ).toEqual([])
})

test('a coupon of one product names it where it is missing, and takes off of it alone', async () => {
  const meant = await anItem(5_000)
  const other = await anItem(3_000)
  const couponCode = await aCoupon(db, { percent: 50, productId: meant.productId })
  expect((await quote({ items: other.items, couponCode })).body).toMatchObject({
    code: 'coupon_not_for_these',
    productTitle: 'Introdução',
  })
  expect((await quote({ items: [...other.items, ...meant.items], couponCode })).body).toMatchObject({
    discountAmount: 2_500,
    totalAmount: 5_500,
  })
})

test('of twenty checkouts at once for the last three uses three come through', async () => {
  const { items } = await anItem()
  const code = await aCoupon(db, { maxUses: 3 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => order(items, code)))
  const codes = answers.map(codeOf)
  expect(codes.filter((one) => one === 'ok')).toHaveLength(3)
  expect(codes.filter((one) => one === 'coupon_used_up')).toHaveLength(17)
})

test('a use comes back when the order is canceled or expires, and stays when it is paid or paid back', async () => {
  const { items } = await anItem()
  const code = await aCoupon(db, { maxUses: 1 })
  const canceled = opened(await order(items, code))
  expect(codeOf(await order(items, code))).toBe('coupon_used_up')
  await decide(app, canceled, 'cancel')
  opened(await order(items, code))
  clock.pass(31)
  await expireOrders(app.context)
  const paid = opened(await order(items, code))
  await decide(app, paid)
  expect(codeOf(await order(items, code))).toBe('coupon_used_up')
  await sendWebhook(app, await aPaymentEvent(app, paid.orderId, { type: 'refunded' }))
  expect((await booksOf(app, paid.orderId)).order.status).toBe('refunded')
  expect(codeOf(await order(items, code))).toBe('coupon_used_up')
})

test('one use for each account: an open order holds it and says so, a paid one has used it, others are free', async () => {
  const { items } = await anItem()
  const code = await aCoupon(db, { maxUsesPerBuyer: 1 })
  const [first, second] = [await aBuyer(), await aBuyer()]
  const answers = await Promise.all(Array.from({ length: 5 }, () => order(items, code, first.token)))
  const open = opened(answers.find((answer) => 'orderId' in answer)!)
  expect(answers.map(codeOf).filter((one) => one === 'coupon_held_by_you')).toHaveLength(4)
  const { number } = (await booksOf(app, open.orderId)).order
  const held = await quote({ items, couponCode: code }, { token: first.token })
  expect(held.body).toMatchObject({ code: 'coupon_held_by_you', orderNumber: Number(number) })
  await decide(app, open)
  expect(codeOf(await order(items, code, first.token))).toBe('coupon_used_by_you')
  expect(codeOf(await order(items, code, second.token))).toBe('ok')
})

test('an order keeps the price that it was made with when the coupon ends before the payment', async () => {
  const { items } = await anItem()
  const code = await aCoupon(db, { validUntil: new Date(clock.now().getTime() + 60_000) })
  const open = opened(await order(items, code))
  clock.pass(2)
  await db.updateTable('coupons').set({ is_stopped: true, percent: 1 }).where('code', '=', code).execute()
  await decide(app, open)
  expect((await booksOf(app, open.orderId)).order).toMatchObject({ status: 'paid', total_amount: 4_320 })
})

test('guesses end, and who knows a code is not counted', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' }, { now: clock.now })
  const { variantIds } = await aProduct(limited.context.db)
  const items = [{ variant_id: variantIds[0], quantity: 1 }]
  const couponCode = await aCoupon(limited.context.db)
  const ask = (typed: string) => quote({ items, couponCode: typed }, { at: limited })
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await ask(`ADIVINHA-${turn}`)).body['code']).toBe('coupon_unknown')
    if (turn < 5) expect((await ask(couponCode)).status).toBe(200)
  }
  expect((await ask('ADIVINHA-21')).status).toBe(429)
  expect((await checkout(limited, { items, couponCode })).status).toBe(429)
  expect((await checkout(limited, { items })).status).toBe(200)
})

/** One more in the cart (decision 0238). */
async function aCompanion(amount: number | null = 900) {
  const host = await anItem()
  const more = await anItem(1_800)
  await db
    .updateTable('products')
    .set({ companion_product_id: more.productId, companion_amount: amount })
    .where('id', '=', host.productId)
    .execute()
  const [hostItem] = host.items
  const [moreItem] = more.items
  if (!hostItem || !moreItem) throw new Error('a product of a test has no variant')
  const asked = (change: Record<string, unknown> = {}) => [
    { ...hostItem, unit_amount: 4_800 },
    { ...moreItem, unit_amount: 900, offered_with: host.productId, ...change },
  ]
  return { host, more, asked }
}

async function companionsOf(...ids: string[]) {
  const query = ids.map((id) => `product_ids[]=${id}`).join('&')
  const response = await fetch(`${app.url}/api/companions?${query}`)
  return { status: response.status, body: (await response.json()) as { companions: unknown[] } }
}

/** What each line of an order was offered with. */
async function takenAlong(orderId: string) {
  const lines = db.selectFrom('order_lines').select('offered_with').where('order_id', '=', orderId)
  return (await lines.orderBy('sort_order').execute()).map((line) => line.offered_with)
}

test('what is offered in the cart costs the lesser price in that order alone', async () => {
  const { host, more, asked } = await aCompanion()
  const variantId = more.items[0]?.variant_id
  expect((await companionsOf(host.productId, more.productId)).body.companions).toEqual([
    { withProductId: host.productId, variantId, amount: 900 },
  ])
  const { body } = await checkout(app, { items: asked() })
  const opened = readPaymentUrl(body.url)
  const bought = await booksOf(app, opened.orderId)
  expect(bought.order).toMatchObject({ total_amount: 5_700 })
  await decide(app, opened)
  expect((await booksOf(app, opened.orderId)).order).toMatchObject({ status: 'paid', total_amount: 5_700 })

  expect(await takenAlong(opened.orderId)).toEqual([null, host.productId])

  const coupon = await aCoupon(db)
  expect((await quote({ items: asked(), couponCode: coupon })).body).toMatchObject({
    subtotalAmount: 5_700,
    totalAmount: 5_130,
  })
})

test.each<[string, Record<string, unknown>, boolean]>([
  ['without asking', { offered_with: undefined }, true],
  ['with something else', { offered_with: 'prod_nowhere' }, true],
  ['in more pieces than there are of the other', { quantity: 2 }, true],
  ['without the other', {}, false],
])('at the lesser price nothing is sold %s', async (_name, change, hasHost) => {
  const { asked } = await aCompanion()
  const items = asked(change).slice(hasHost ? 0 : 1)
  const refused = await checkout(app, { items })
  expect([refused.status, refused.body.code]).toEqual([409, 'price_changed'])
  const alone = items.map((item) => ('offered_with' in item ? { ...item, unit_amount: 1_800 } : item))
  const { body } = await checkout(app, { items: alone })
  // At the price of the shop it is bought as anything is.
  expect(new Set(await takenAlong(readPaymentUrl(body.url).orderId))).toEqual(new Set([null]))
})

test('an offer that the owner ends, or whose product is not for sale, is no price any more', async () => {
  const { host, more, asked } = await aCompanion()
  const product = db.updateTable('products').where('id', '=', more.productId)
  await product.set({ purchasable: false }).execute()
  expect((await companionsOf(host.productId)).body.companions).toEqual([])
  await product.set({ purchasable: true }).execute()
  await db
    .updateTable('products')
    .set({ companion_product_id: null })
    .where('id', '=', host.productId)
    .execute()
  expect((await companionsOf(host.productId)).body.companions).toEqual([])
  expect((await checkout(app, { items: asked() })).body.code).toBe('price_changed')
})

test('an offer without a price of its own sells at the price of the shop, and never above it', async () => {
  for (const amount of [null, 2_500]) {
    const { host, asked } = await aCompanion(amount)
    const { body } = await checkout(app, { items: asked({ unit_amount: 1_800 }) })
    expect(await takenAlong(readPaymentUrl(body.url).orderId)).toContain(host.productId)
  }
})

test('what cannot be asked for is refused', async () => {
  expect((await companionsOf('a b')).status).toBe(400)
  expect((await companionsOf(...Array.from({ length: 51 }, (_, at) => `p${at}`))).status).toBe(400)
  expect((await companionsOf()).body).toEqual({ companions: [] })
})
