/** Corrections as credits: granted with the payment, used once, given back and taken back, never below nothing (decision 0176). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { endOfMonths } from '#domain/shop/credits.ts'
import type { OwnOrder } from '#domain/shop/own-order.ts'
import { productSchema } from '#domain/shop/product-wire.ts'
import { grantCredits, readCredits, returnCredit, takeCredit } from '#server/shop/credits/ledger.ts'
import { findGrantedCorrections } from '#server/shop/orders/own/granted-corrections.ts'
import { aProduct } from '#tests/support/factories.ts'
import { refundsOf } from '#tests/support/refund-request.ts'
import { setSite } from '#tests/support/set-site.ts'
import {
  aClock,
  anOpenOrder,
  aPaymentEvent,
  aStudent,
  booksOf,
  checkout,
  decide,
  type Student,
  sendWebhook,
} from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const clock = aClock()
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())

const pack = await aProduct(app.context.db, {
  variants: [{ title: '4 correções', amountInCents: 20_000, corrections: 4, correctionsMonths: 2 }],
})
const FOUR = [{ variant_id: pack.variantIds[0], quantity: 1 }]

let students = 0
async function aBuyer(): Promise<Student & { orderId: string }> {
  students += 1
  const student = await aStudent(app, `creditos${students}@example.com`)
  const order = await anOpenOrder(app, FOUR, student)
  await decide(app, order)
  return { ...student, orderId: order.orderId }
}

/** Past the shop: a month later the session has ended. */
function aPackFor({ userId: accountId }: Student) {
  const grant = { accountId, kind: 'correction', amount: 4, source: randomUUID(), key: randomUUID() } as const
  const expiresAt = endOfMonths(clock.now(), 2)
  return app.context.db.transaction().execute((tx) => grantCredits(tx, { ...grant, expiresAt }, clock.now()))
}

const balanceOf = async ({ userId }: Student) =>
  (await readCredits(app.context.db, userId, 'correction', clock.now())).balance

function use(student: Student, key: string = randomUUID()) {
  return app.context.db
    .transaction()
    .execute((tx) => takeCredit(tx, { accountId: student.userId, kind: 'correction', key }, clock.now()))
}
const giveBack = (key: string) =>
  app.context.db.transaction().execute((tx) => returnCredit(tx, { key }, clock.now()))

async function withdraw({ token, orderId }: Student & { orderId: string }) {
  const { number } = (await booksOf(app, orderId)).order
  const response = await fetch(`${app.url}/api/orders/${number}/withdrawal`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  if (response.status === 204) return 204
  return [response.status, ((await response.json()) as { code: string }).code]
}

async function ordersOf(student: Student) {
  const headers = { authorization: `Bearer ${student.token}` }
  const response = await fetch(`${app.url}/api/orders`, { headers })
  return ((await response.json()) as { orders: OwnOrder[] }).orders
}

test('a paid pack is there at once and once, however often the payment is told', async () => {
  const student = await aStudent(app, 'pago@example.com')
  const order = await anOpenOrder(app, FOUR, student)
  expect(await balanceOf(student)).toBe(0)
  const event = await aPaymentEvent(app, order.orderId)
  await Promise.all([sendWebhook(app, event), sendWebhook(app, event)])
  await sendWebhook(app, await aPaymentEvent(app, order.orderId))
  expect(await balanceOf(student)).toBe(4)
  const { mails } = await booksOf(app, order.orderId)
  expect(mails[0]?.facts).toMatchObject({ corrections: 4, files: [] })
})

test('a guest cannot buy corrections, and nobody can while they are off', async () => {
  const refusalOf = async (at: TestApp, items: typeof FOUR, student?: Student) => {
    const { status, body } = await checkout(at, { items }, student ? { token: student.token } : {})
    return [status, body['code']]
  }
  expect(await refusalOf(app, FOUR)).toEqual([409, 'account_needed'])
  await using off = await startTestApp()
  await setSite(off, 'corrections', { isOn: false })
  const other = await aProduct(off.context.db, { variants: [{ corrections: 1 }] })
  const items = [{ variant_id: other.variantIds[0], quantity: 1 }]
  expect(await refusalOf(off, items, await aStudent(off, 'ana@example.com'))).toEqual([409, 'feature_off'])
})

test('sixty at the same moment use what there is, and not one more', async () => {
  const student = await aBuyer()
  const answers = await Promise.all(Array.from({ length: 60 }, () => use(student)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4)
  expect(await balanceOf(student)).toBe(0)
  const { rows } = await app.context.pool.query(
    "select sum(amount)::int as sum from credit_entries where kind = 'correction' and account_id = $1",
    [student.userId],
  )
  expect(rows).toEqual([{ sum: 0 }])
})

test('the same deed counts once, in both directions', async () => {
  const student = await aBuyer()
  const key = randomUUID()
  await Promise.all(Array.from({ length: 8 }, () => use(student, key)))
  expect(await balanceOf(student)).toBe(3)
  await Promise.all(Array.from({ length: 8 }, () => giveBack(key)))
  expect(await balanceOf(student)).toBe(4)
  await giveBack('a key that nothing has')
  expect(await balanceOf(student)).toBe(4)
})

test('the pack that ends first pays first, and at its end what is left of it is void', async () => {
  const student = await aBuyer()
  clock.pass(30 * 24 * 60)
  await aPackFor(student)
  const key = randomUUID()
  await use(student, key)
  const left = await readCredits(app.context.db, student.userId, 'correction', clock.now())
  expect(left.grants.map((grant) => grant.left)).toEqual([3, 4])
  clock.pass(35 * 24 * 60)
  expect(await balanceOf(student)).toBe(4)
  // What comes back of an ended pack can be used for some weeks.
  await giveBack(key)
  expect(await balanceOf(student)).toBe(5)
})

test('who gives a pack back is paid for what is unused, is told so before, and keeps none of it', async () => {
  const student = await aBuyer()
  await use(student)
  expect(await ordersOf(student)).toMatchObject([
    { totalAmount: 20_000, used: { generations: 0, corrections: 1, amount: 5_000 } },
  ])
  expect(await withdraw(student)).toBe(204)
  expect((await booksOf(app, student.orderId)).order).toMatchObject({ kept_amount: 5_000 })
  expect(await refundsOf(app, student.orderId)).toMatchObject([{ reason: 'withdrawal', amount: 15_000 }])
  expect(await balanceOf(student)).toBe(0)
})

test('what came back counts as unused; where all was used there is nothing to give back', async () => {
  const student = await aBuyer()
  const keys = Array.from({ length: 4 }, () => randomUUID() as string)
  for (const key of keys) await use(student, key)
  expect(await withdraw(student)).toEqual([409, 'credits_used'])
  await giveBack(keys[0]!)
  expect(await withdraw(student)).toBe(204)
  expect((await booksOf(app, student.orderId)).order).toMatchObject({ kept_amount: 15_000 })
})

test('sending and giving back at the same moment: either the credit is used and kept, or neither', async () => {
  for (let round = 0; round < 5; round += 1) {
    const student = await aBuyer()
    const [used] = await Promise.all([use(student), withdraw(student)])
    const { kept_amount: kept } = (await booksOf(app, student.orderId)).order
    expect(kept).toBe(used.ok ? 5_000 : 0)
    expect(await balanceOf(student)).toBe(0)
  }
})

test('product, list and receipt say how many a piece grants and for how long, and of others nothing', async () => {
  const ebook = await aProduct(app.context.db, { variants: [{ title: 'E-book', amountInCents: 900 }] })
  const { db } = app.context
  const variantOf = async (id: string) => {
    const answer = await fetch(`${app.url}/store/store_redacao/products/${id}`)
    return productSchema.parse(await answer.json()).product.variants[0]!
  }
  expect((await variantOf(pack.id)).corrections).toEqual({ count: 4, months: 2 })
  expect(await variantOf(ebook.id)).not.toHaveProperty('corrections')

  const student = await aStudent(app, 'recibo@example.com')
  const order = await anOpenOrder(
    app,
    [
      { variant_id: pack.variantIds[0], quantity: 2 },
      { variant_id: ebook.variantIds[0], quantity: 1 },
    ],
    student,
  )
  const granted = () => findGrantedCorrections(db, order.orderId)
  const eight = new Map([[pack.variantIds[0], { count: 8, months: 2 }]])
  expect(await granted()).toEqual(eight)
  await decide(app, order)
  // What was bought stays as it was bought.
  await db
    .updateTable('variants')
    .set({ corrections_granted: 1, corrections_months: 1 })
    .where('id', '=', pack.variantIds[0]!)
    .execute()
  expect(await granted()).toEqual(eight)
})

test('an entry is never changed', async () => {
  await aBuyer()
  await expect(app.context.pool.query('update credit_entries set amount = 9')).rejects.toThrow(
    'never changed',
  )
})
