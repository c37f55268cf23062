/** The owner's first page: plain numbers of the last days (decision 0052). */
import { expect, test } from 'vitest'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { anOwnersAccount } from '#tests/support/owner.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/** Twenty past midnight in Brasília, which is the next day in London. */
const clock = aClock(new Date('2026-11-21T03:20:00Z'))

async function anOrder(app: TestApp, amount: number, paidAt: string | null, provider = 'stripe') {
  await app.context.pool.query(
    `insert into orders (access_token_hash, currency_code, total_amount, provider, success_url, cancel_url,
       reserved_until, created_at, paid_at, status)
     values (decode(md5($3::text), 'hex'), 'brl', $1, $4, '/', '/', now(), coalesce($2, '2026-11-20T15:00:00Z')::timestamptz, $2::timestamptz,
       case when $2 is null then 'expired' else 'paid' end)`,
    [amount, paidAt, String(Math.random()), provider],
  )
}

test('sales stand on the day of Brasília on which they were paid, and older ones are left out', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const owner = asStudent(app, await anOwnersAccount(app))
  await anOrder(app, 1800, '2026-11-21T03:05:00Z')
  await anOrder(app, 2500, '2026-11-21T02:55:00Z')
  await anOrder(app, 900, '2026-11-15T03:00:00Z')
  await anOrder(app, 700, '2026-11-15T02:59:00Z')
  await anOrder(app, 5000, null)
  // Test money stands apart, and gifts are no sales.
  await anOrder(app, 10_000, '2026-11-21T03:05:00Z', 'sandbox')
  await anOrder(app, 0, '2026-11-21T03:05:00Z', 'gift')
  const { body } = await owner('GET', 'console/overview?days=7')
  expect(body.days).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ])
  expect(body.sales).toEqual({
    amountByDay: [900, 0, 0, 0, 0, 2500, 1800],
    amount: 5200,
    orders: 3,
    refunded: 0,
    test: { amount: 10_000, orders: 1 },
  })
  expect(body.conversion).toEqual({ carts: 0, checkouts: 4, paid: 3 })
})

test('a cart that is begun is counted on its day, without a trace of who began it', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const owner = asStudent(app, await anOwnersAccount(app))
  const visitor = aVisitor(app)
  for (let n = 0; n < 3; n += 1) expect((await visitor('POST', 'carts')).status).toBe(204)
  const { rows } = await app.context.pool.query('select day, event, count from day_counts')
  expect(rows).toEqual([{ day: '2026-11-21', event: 'cart-begun', count: 3 }])
  expect((await owner('GET', 'console/overview')).body.conversion.carts).toBe(3)
})

test('sign-ups and active students are counted; what waits is told', async () => {
  await using app = await startTestApp()
  const owner = asStudent(app, await anOwnersAccount(app))
  await aSignedUpStudent(app)
  const { body } = await owner('GET', 'console/overview?days=30')
  expect(body.days).toHaveLength(30)
  expect(body.signUpsByDay.at(-1)).toBe(2)
  expect(body.activeStudents).toBe(2)
  expect(body.waiting).toEqual({
    messages: 0,
    moderation: 0,
    challengeEssays: 0,
    refunds: 0,
    disputes: 0,
    differences: 0,
  })
  expect((await owner('GET', 'console/overview?days=31')).status).toBe(400)
})
