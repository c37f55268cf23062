/** An extra generation: bought once, added once, taken back where it is unspent (decision 0057). */
import { afterAll, expect, test } from 'vitest'
import type { OwnOrder } from '#domain/shop/own-order.ts'
import { EXTRA_GENERATION_VARIANT_ID } from '#domain/writing/generation-quota.ts'
import { seedExtraGeneration } from '#server/seed/seed-extra-generation.ts'
import { listProducts } from '#server/shop/catalogue/service.ts'
import { payBack as payBackNow } from '#server/shop/orders/money-back/pay-back.ts'
import { deliverSandboxEvents } from '#server/shop/orders/payment/deliver-sandbox-events.ts'
import { refundsOf } from '#tests/support/refund-request.ts'
import {
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

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
await seedExtraGeneration(app.context)

const ONE = [{ variant_id: EXTRA_GENERATION_VARIANT_ID, quantity: 1 }]

let students = 0
async function aStudentWhoUsed(count: number): Promise<Student> {
  students += 1
  const student = await aStudent(app, `geracao${students}@example.com`)
  await app.context.pool.query('update profiles set generation_count = $2 where id = $1', [
    student.userId,
    count,
  ])
  return student
}

async function profileOf({ userId, token }: Student) {
  const response = await fetch(
    `${app.url}/rest/v1/profiles?select=generation_count,bought_generations&id=eq.${userId}`,
    {
      headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.pgrst.object+json' },
    },
  )
  return (await response.json()) as { generation_count: number; bought_generations: number }
}

async function generate({ userId, token }: Student, wanted: number): Promise<number> {
  const response = await fetch(`${app.url}/rest/v1/profiles?id=eq.${userId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ generation_count: wanted }),
  })
  return response.status
}

async function buyOne(student: Student): Promise<string> {
  const order = await anOpenOrder(app, ONE, student)
  await decide(app, order)
  return order.orderId
}
const payBack = async (orderId: string) =>
  sendWebhook(app, await aPaymentEvent(app, orderId, { type: 'refunded' }))

test('it costs what product §9 says, is seeded once, and stands neither in the shop nor in a badge', async () => {
  await seedExtraGeneration(app.context)
  expect((await listProducts(app.context)).products).toEqual([])
  const hidden = await listProducts(app.context, { includeHidden: true })
  expect(hidden.products.map(({ variants }) => variants[0]?.prices[0]?.amount)).toEqual([980])
  const student = await aStudentWhoUsed(2)
  await buyOne(student)
  const badges = await app.context.db
    .selectFrom('earned_badges')
    .selectAll()
    .where('user_id', '=', student.userId)
    .execute()
  expect(badges).toEqual([])
})

test('a paid one is one more generation, however often the payment is told', async () => {
  const student = await aStudentWhoUsed(2)
  const order = await anOpenOrder(app, ONE, student)
  expect((await booksOf(app, order.orderId)).order.total_amount).toBe(980)
  expect(await generate(student, 3)).toBe(400)
  const event = await aPaymentEvent(app, order.orderId)
  await Promise.all([sendWebhook(app, event), sendWebhook(app, event)])
  await sendWebhook(app, await aPaymentEvent(app, order.orderId))
  expect(await profileOf(student)).toEqual({ generation_count: 2, bought_generations: 1 })
  expect(await generate(student, 3)).toBe(204)
  expect(await generate(student, 4)).toBe(400)
})

test('two orders of a double click add nothing before they are paid, and one payment adds one', async () => {
  const student = await aStudentWhoUsed(2)
  const [first] = await Promise.all([anOpenOrder(app, ONE, student), anOpenOrder(app, ONE, student)])
  expect(await profileOf(student)).toMatchObject({ bought_generations: 0 })
  await decide(app, first)
  expect(await profileOf(student)).toMatchObject({ bought_generations: 1 })
})

test('an unspent one is taken back with its money, once', async () => {
  const student = await aStudentWhoUsed(2)
  const orderId = await buyOne(student)
  await payBack(orderId)
  await payBack(orderId)
  expect(await profileOf(student)).toEqual({ generation_count: 2, bought_generations: 0 })
  expect(await generate(student, 3)).toBe(400)
})

test('a spent one stays spent: the next one that is bought can be used', async () => {
  const student = await aStudentWhoUsed(2)
  const orderId = await buyOne(student)
  expect(await generate(student, 3)).toBe(204)
  await payBack(orderId)
  expect(await profileOf(student)).toEqual({ generation_count: 3, bought_generations: 1 })
  expect(await generate(student, 4)).toBe(400)
  await buyOne(student)
  expect(await generate(student, 4)).toBe(204)
})

test('of three in one order, one of them spent, two are taken back', async () => {
  const student = await aStudentWhoUsed(2)
  const order = await anOpenOrder(app, [{ variant_id: EXTRA_GENERATION_VARIANT_ID, quantity: 3 }], student)
  await decide(app, order)
  expect(await generate(student, 3)).toBe(204)
  await payBack(order.orderId)
  expect(await profileOf(student)).toEqual({ generation_count: 3, bought_generations: 1 })
})

test('the receipt speaks of the generation and of no file', async () => {
  const student = await aStudentWhoUsed(2)
  const { mails } = await booksOf(app, await buyOne(student))
  expect(mails[0]?.facts).toMatchObject({ generations: 1, files: [] })
})

test('a guest cannot buy one, and nobody can while the feature is off', async () => {
  expect(await refusalOf(app)).toEqual([409, 'account_needed'])
  await using off = await startTestApp({ FEATURES_OFF: 'extraGenerations' })
  await seedExtraGeneration(off.context)
  const student = await aStudent(off, 'ana@example.com')
  expect(await refusalOf(off, student)).toEqual([409, 'feature_off'])
})

async function refusalOf(at: TestApp, student?: Student) {
  const { status, body } = await checkout(at, { items: ONE }, student ? { token: student.token } : {})
  return [status, body.code]
}

async function withdraw({ token }: Student, orderId: string) {
  const { number } = (await booksOf(app, orderId)).order
  const response = await fetch(`${app.url}/api/orders/${number}/withdrawal`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  if (response.status === 204) return 204
  return [response.status, ((await response.json()) as { code: string }).code]
}

async function ordersOf({ token }: Student) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${app.url}/api/orders`, { headers })
  return ((await response.json()) as { orders: OwnOrder[] }).orders
}

test('who gives generations back is paid for what is unspent, and told so before', async () => {
  const student = await aStudentWhoUsed(2)
  const order = await anOpenOrder(app, [{ ...ONE[0]!, quantity: 3 }], student)
  await decide(app, order)
  expect(await generate(student, 3)).toBeLessThan(300)
  expect(await ordersOf(student)).toMatchObject([
    { totalAmount: 2_940, used: { generations: 1, corrections: 0, amount: 980 } },
  ])
  expect(await withdraw(student, order.orderId)).toBe(204)
  const owed = await booksOf(app, order.orderId)
  expect(owed.order).toMatchObject({ status: 'refund_due', kept_amount: 980 })
  const [refund] = await refundsOf(app, order.orderId)
  expect(refund).toMatchObject({ reason: 'withdrawal', amount: 1_960 })
  const said = owed.mails.find(({ kind }) => kind === 'withdrawal')
  expect(said?.facts).toMatchObject({ keptAmount: 980 })
  expect(await profileOf(student)).toEqual({ generation_count: 3, bought_generations: 1 })
  await payBackNow(app.context)
  await deliverSandboxEvents(app.context)
  expect((await booksOf(app, order.orderId)).order).toMatchObject({
    status: 'refunded',
    refunded_amount: 1_960,
  })
})

test('where all were used there is nothing to give back; where none was, all of it', async () => {
  const student = await aStudentWhoUsed(2)
  const used = await buyOne(student)
  expect(await generate(student, 3)).toBeLessThan(300)
  expect(await withdraw(student, used)).toEqual([409, 'credits_used'])
  expect(await ordersOf(student)).toMatchObject([{ withdrawableUntil: null }])
  const unused = await buyOne(student)
  expect(await withdraw(student, unused)).toBe(204)
  expect((await booksOf(app, unused)).order.kept_amount).toBe(0)
})

test('an order under terms that promised all of it is given back whole', async () => {
  const student = await aStudentWhoUsed(2)
  const orderId = await buyOne(student)
  expect(await generate(student, 3)).toBeLessThan(300)
  await app.context.pool.query(
    `with old as (
      insert into contract_texts select 'earlier', '2026-11-21', pages, created_at from contract_texts limit 1
      returning id
    ) update orders set contract_id = old.id from old where orders.id = $1`,
    [orderId],
  )
  expect(await withdraw(student, orderId)).toBe(204)
  expect(await refundsOf(app, orderId)).toMatchObject([{ amount: 980 }])
})
