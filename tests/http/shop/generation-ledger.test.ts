/** Generations stand in the ledger of credits as their counters tell it, whoever changes a counter (decision 0178). */
import { afterAll, expect, test } from 'vitest'
import { EXTRA_GENERATION_VARIANT_ID, FREE_GENERATIONS } from '#domain/writing/generation-quota.ts'
import { seedExtraGeneration } from '#server/seed/seed-extra-generation.ts'
import { readCredits } from '#server/shop/credits/ledger.ts'
import {
  anOpenOrder,
  aPaymentEvent,
  aStudent,
  decide,
  type Student,
  sendWebhook,
} from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
await seedExtraGeneration(app.context)

let students = 0
function someone(): Promise<Student> {
  students += 1
  return aStudent(app, `livro${students}@example.com`)
}

const leftOf = async ({ userId }: Student) =>
  (await readCredits(app.context.db, userId, 'generation', new Date())).balance

async function entriesOf({ userId }: Student) {
  const rows = await app.context.db
    .selectFrom('credit_entries')
    .select(['event', 'amount', 'source'])
    .where('account_id', '=', userId)
    .where('kind', '=', 'generation')
    .orderBy('id')
    .execute()
  return rows.map(({ event, amount, source }) => `${event} ${amount} ${source}`)
}

async function generate({ userId, token }: Student, wanted: number): Promise<void> {
  const response = await fetch(`${app.url}/rest/v1/profiles?id=eq.${userId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ generation_count: wanted }),
  })
  expect(response.status).toBe(204)
}

async function buy(student: Student, quantity: number): Promise<string> {
  const items = [{ variant_id: EXTRA_GENERATION_VARIANT_ID, quantity }]
  const order = await anOpenOrder(app, items, student)
  await decide(app, order)
  return order.orderId
}

test('a new account has the free ones, and each use is an entry', async () => {
  const student = await someone()
  expect(await leftOf(student)).toBe(FREE_GENERATIONS)
  await generate(student, 1)
  expect(await entriesOf(student)).toEqual(['granted 2 free', 'used -1 free'])
})

test('bought ones are granted with the payment, used after the free ones, and taken back with the money', async () => {
  const student = await someone()
  const orderId = await buy(student, 3)
  await generate(student, 1)
  await generate(student, 2)
  await generate(student, 3)
  expect(await leftOf(student)).toBe(2)
  await sendWebhook(app, await aPaymentEvent(app, orderId, { type: 'refunded' }))
  expect(await leftOf(student)).toBe(0)
  expect(await entriesOf(student)).toEqual([
    'granted 2 free',
    'granted 3 shop',
    'used -1 free',
    'used -1 free',
    'used -1 shop',
    'taken_back -2 shop',
  ])
})

test('what premium gives was used at once, and leaves the others as they are', async () => {
  const student = await someone()
  await app.context.pool.query(
    'update profiles set generation_count = 1, premium_generations = 1 where id = $1',
    [student.userId],
  )
  expect(await leftOf(student)).toBe(FREE_GENERATIONS)
  expect(await entriesOf(student)).toEqual(['granted 2 free', 'granted 1 premium', 'used -1 premium'])
})

test.each([
  [0, 0, 0, 2],
  [1, 0, 0, 1],
  [2, 1, 0, 1],
  [4, 3, 0, 1],
  [9, 0, 8, 1],
  [9, 2, 5, 0],
] as const)(
  'counters of before (%i used, %i bought, %i by premium) leave %i',
  async (used, bought, premium, left) => {
    const student = await someone()
    await app.context.pool.query('delete from credit_entries where account_id = $1', [student.userId])
    await app.context.pool.query('select open_generation_ledger($1, $2, $3, $4)', [
      student.userId,
      used,
      bought,
      premium,
    ])
    expect(await leftOf(student)).toBe(left)
  },
)
