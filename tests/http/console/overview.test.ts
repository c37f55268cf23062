/** The owner's first page: plain numbers of the last days (decision 0052). */
import { expect, test } from 'vitest'
import { retain } from '#server/account/personal-data/retain.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOwnersAccount } from '#tests/support/owner.ts'
import { aClock, checkout, readPaymentUrl } from '#tests/support/shop.ts'
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
    questions: 0,
    moderation: 0,
    challengeEssays: 0,
    refunds: 0,
    disputes: 0,
    differences: 0,
  })
  expect((await owner('GET', 'console/overview?days=31')).status).toBe(400)
})

const EMPTY = { visits: 0, productViews: 0, carts: 0, checkouts: 0, paid: 0, amount: 0 }

test('what a source brought stands from the visit to the paid order, and nothing about who came', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const owner = asStudent(app, await anOwnersAccount(app))
  const visitor = aVisitor(app)
  const { id, variantIds } = await aProduct(app.context.db, {
    title: 'Introdução',
    variants: [{ amountInCents: 4_800 }],
  })
  const campaign = encodeURIComponent('instagram / social / volta-as-aulas')
  for (const path of [
    `visits?source=${campaign}`,
    `visits?source=${campaign}`,
    `visits?source=${campaign}&product=${id}`,
    `carts?source=${campaign}`,
    'visits?source=google.com',
    'visits?source=https%3A%2F%2Fgoogle.com%2Fsearch%3Fq%3Dana',
    'carts',
    `visits?source=google.com&product=unknown`,
  ]) {
    expect((await visitor('POST', path)).status, path).toBe(204)
  }
  const items = [{ variant_id: variantIds[0], quantity: 1 }]
  const source = 'instagram / social / volta-as-aulas'
  const orders = [await checkout(app, { items, source }), await checkout(app, { items, source })]
  const [paid] = orders.map(({ body }) => readPaymentUrl(body.url).orderId)
  // Test money is no sale: these stand for orders of a real provider.
  await app.context.pool.query("update orders set provider = 'stripe'")
  await app.context.pool.query("update orders set status = 'paid', paid_at = now() where id = $1", [paid])
  // Taken along in both, and paid in one of them.
  await app.context.pool.query('update order_lines set offered_with = product_id')
  await anOrder(app, 900, null)

  const { visits } = (await owner('GET', 'console/overview?days=7')).body
  expect(visits.byDay).toEqual([0, 0, 0, 0, 0, 0, 4])
  expect(visits.sources).toEqual([
    { source, visits: 2, productViews: 1, carts: 1, checkouts: 2, paid: 1, amount: 4_800 },
    { ...EMPTY, source: 'google.com', visits: 1 },
    { ...EMPTY, source: '', checkouts: 1 },
    { ...EMPTY, source: 'outras', visits: 1, carts: 1 },
  ])
  expect(visits.products).toEqual([
    { id, title: 'Introdução', views: 1, checkouts: 2, paid: 1, takenAlong: 1 },
  ])
  const { rows } = await app.context.pool.query(
    "select column_name from information_schema.columns where table_name in ('source_days', 'product_view_days')",
  )
  expect(new Set(rows.map((row) => row.column_name))).toEqual(
    new Set(['day', 'source', 'visits', 'product_views', 'carts', 'product_id', 'views']),
  )
})

test('a day keeps a hundred made-up sources, and what comes above them is one', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const visitor = aVisitor(app)
  const sources = Array.from({ length: 110 }, (_, n) => `fonte-${n}`)
  await Promise.all(sources.map((source) => visitor('POST', `visits?source=${source}`)))
  await visitor('POST', 'visits?source=direto')
  const { rows } = await app.context.pool.query('select source, visits from source_days order by visits')
  expect(rows).toHaveLength(102)
  expect(rows.at(-1)).toEqual({ source: 'outras', visits: 10 })
  expect(rows).toContainEqual({ source: 'direto', visits: 1 })
})

test('machines that say so are not counted, and the id of no product is refused', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  const answer = await fetch(`${app.url}/api/visits?source=direto`, { method: 'POST', headers })
  expect(answer.status).toBe(204)
  expect((await aVisitor(app)('POST', 'visits?product=a/b')).status).toBe(400)
  expect((await app.context.pool.query('select from source_days')).rowCount).toBe(0)
})

test('counts of visits go after four hundred days', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const { id } = await aProduct(app.context.db, {})
  for (const day of ['2025-10-16', '2025-10-17']) {
    await app.context.pool.query("insert into source_days (day, source) values ($1, 'direto')", [day])
    await app.context.pool.query('insert into product_view_days values ($1, $2, 1)', [day, id])
  }
  await retain(app.context)
  for (const table of ['source_days', 'product_view_days']) {
    const { rows } = await app.context.pool.query(`select day from ${table}`)
    expect(rows).toEqual([{ day: '2025-10-17' }])
  }
})
