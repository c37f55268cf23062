/** The owner is written to about what happens, as she chose it (decision 0162). */
import { expect, test } from 'vitest'
import { tellOwner } from '#server/shop/health/tell-owner.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { aVisitor } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aClock, anOpenOrder, decide } from '#tests/support/shop.ts'
import { aSentEssay } from '#tests/support/teacher-corrections.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const SHOP = 'loja@example.com'

async function aSale(app: TestApp, amountInCents = 4_800) {
  const { variantIds } = await aProduct(app.context.db, { variants: [{ amountInCents }] })
  const order = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }])
  await decide(app, order, amountInCents === 0 ? 'free' : 'pix-approve')
}

const newsOf = async (app: TestApp) => (await mailsTo(app, SHOP)).filter(({ kind }) => kind === 'owner-news')

test('sales are told together, once, and what was free is none', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const owner = await anOwner(app)
  await owner('PUT', 'console/settings/shop', { email: SHOP })
  // What was before the first look is no news.
  await aSale(app)
  clock.pass(1)
  expect(await tellOwner(app.context)).toBe(false)

  await aSale(app)
  await aSale(app, 900)
  await aSale(app, 0)
  // Nothing that may not be visible yet is passed over.
  expect(await tellOwner(app.context)).toBe(false)
  clock.pass(1)
  expect((await Promise.all([tellOwner(app.context), tellOwner(app.context)])).filter(Boolean)).toHaveLength(
    1,
  )
  expect(await newsOf(app)).toMatchObject([
    {
      facts: {
        sales: [{ amount: 4_800, isTest: true }, { amount: 900 }],
        moreSales: 0,
        disputes: [],
        reports: 0,
      },
    },
  ])
  clock.pass(1)
  expect(await tellOwner(app.context)).toBe(false)
})

test('what she has turned off, and what happens without an address, is not told later either', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const owner = await anOwner(app)
  await tellOwner(app.context)
  await aSale(app)
  clock.pass(1)
  expect(await tellOwner(app.context)).toBe(false)
  await owner('PUT', 'console/settings/shop', { email: SHOP })
  await owner('PUT', 'console/settings/notices', { sales: false })
  await aSale(app)
  clock.pass(1)
  expect(await tellOwner(app.context)).toBe(false)
  await owner('PUT', 'console/settings/notices', { sales: true })
  clock.pass(1)
  expect(await tellOwner(app.context)).toBe(false)
  expect(await newsOf(app)).toEqual([])
})

test('a dispute and reports are told', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const owner = await anOwner(app)
  await owner('PUT', 'console/settings/shop', { email: SHOP })
  await aSale(app)
  await tellOwner(app.context)
  clock.pass(1)
  await tellOwner(app.context)
  const before = (await newsOf(app)).length
  await app.context.pool.query(
    `insert into disputes (provider, dispute_id, order_id, amount, status, opened_at)
     select 'stripe', 'dp_1', id, 4800, 'open', $1 from orders limit 1`,
    [clock.now()],
  )
  clock.pass(1)
  expect(await tellOwner(app.context)).toBe(true)
  expect((await newsOf(app)).slice(before)).toMatchObject([
    { facts: { sales: [], disputes: [{ amount: 4_800 }] } },
  ])
})

test('a report is told while it waits for her, not once she has decided', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const owner = await anOwner(app)
  await owner('PUT', 'console/settings/shop', { email: SHOP })
  await tellOwner(app.context)
  clock.pass(1)
  const aCase = (status: string) =>
    app.context.pool.query(
      `insert into moderation_cases (subject_kind, subject_id, status, author_key, text, is_urgent, opened_at)
       values ('chat_message', gen_random_uuid(), $1, 'a', 'texto', true, $2)`,
      [status, clock.now()],
    )
  await aCase('removed')
  clock.pass(1)
  expect(await tellOwner(app.context)).toBe(false)
  await aCase('open')
  clock.pass(1)
  expect(await tellOwner(app.context)).toBe(true)
  expect(await newsOf(app)).toMatchObject([{ facts: { reports: 1, urgentReports: 1 } }])
})

test('a message of Contato is told by a mail of its own, unless she has turned that off', async () => {
  await using app = await startTestApp()
  const owner = await anOwner(app)
  await owner('PUT', 'console/settings/shop', { email: SHOP })
  const write = () =>
    aVisitor(app)('POST', 'contact-messages', {
      ...{ name: 'Ana', email: 'ana@example.com', topic: 'compra', message: 'O arquivo não abre.' },
    })
  await write()
  await owner('PUT', 'console/settings/notices', { messages: false })
  expect((await write()).status).toBe(201)
  const told = (await mailsTo(app, SHOP)).filter(({ kind }) => kind === 'contact-message')
  expect(told).toHaveLength(1)
})

test('corrections that are due are told once in the morning of the day, with those that are late', async () => {
  const clock = aClock(new Date('2026-11-24T09:50:00Z')) // 6:50 in Brasília
  await using app = await startTestApp({}, { now: clock.now })
  const owner = await anOwner(app)
  await owner('PUT', 'console/settings/shop', { email: SHOP })
  const { user } = await aSignedUpStudent(app)
  for (const promisedOn of ['2026-11-24', '2026-11-24', '2026-11-23', '2026-11-25']) {
    await aSentEssay(app, user.id, { promisedOn })
  }
  await tellOwner(app.context)
  clock.pass(10)
  expect(await tellOwner(app.context)).toBe(false)
  clock.pass(1)
  expect(await tellOwner(app.context)).toBe(true)
  clock.pass(60)
  expect(await tellOwner(app.context)).toBe(false)
  expect(await newsOf(app)).toMatchObject([{ facts: { correctionsToday: 2, lateCorrections: 1 } }])
  // The next morning, turned off.
  const quiet = {
    ...app.context,
    site: {
      ...app.context.site,
      settings: {
        ...app.context.site.settings,
        notices: { ...app.context.site.settings.notices, corrections: false },
      },
    },
  }
  clock.pass(24 * 60)
  expect(await tellOwner(quiet)).toBe(false)
})
