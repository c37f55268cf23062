/** What has been kept for its whole period goes by itself (src/domain/shared/retention.ts; the privacy policy tells the periods). */
import { afterAll, expect, test } from 'vitest'
import { RETENTION_DAYS } from '#domain/shared/retention.ts'
import { retain } from '#server/account/personal-data/retain.ts'
import { createLimits } from '#server/platform/http/rate-limit.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { aWholePerson } from '#tests/support/whole-person.ts'

const DAY_MS = 24 * 3600_000
let now = new Date()
const app = await startTestApp({}, { now: () => now })
afterAll(() => app[Symbol.asyncDispose]())
const { db } = app.context

/** Each run belongs to an hour of its own. */
async function runAt(moment: Date): Promise<boolean> {
  const before = now
  now = moment
  await db.deleteFrom('installation_facts').where('name', '=', 'retention-run').execute()
  const ran = await retain(app.context)
  now = before
  return ran
}

const after = (from: Date, days: number, ms: number) => new Date(from.getTime() + days * DAY_MS + ms)

test.each([
  ['contact_messages', 'contactMessages'],
  ['product_interests', 'interests'],
  ['cart_reminders', 'cartReminders'],
] as const)('%s are kept to the last moment of their period, and no longer', async (table, kind) => {
  const { email } = (await aWholePerson(app)).marks
  const moment = new Date()
  await db.updateTable(table).set({ created_at: moment }).where('email', '=', email).execute()
  const count = async () =>
    (await db.selectFrom(table).select('created_at').where('email', '=', email).execute()).length
  const before = await count()
  expect(before).toBeGreaterThan(0)
  await runAt(after(moment, RETENTION_DAYS[kind], 0))
  expect(await count()).toBe(before)
  await runAt(after(moment, RETENTION_DAYS[kind], 1))
  expect(await count()).toBe(0)
})

test('a visitor’s correction is forgotten after its period, not before', async () => {
  const moment = new Date()
  const key = `visitante-${moment.getTime()}`
  await db
    .insertInto('guest_corrections')
    .values({ author_key: key, essay_digest: Buffer.from('x'), corrected_at: moment })
    .execute()
  const count = async () =>
    (await db.selectFrom('guest_corrections').select('author_key').where('author_key', '=', key).execute())
      .length
  await runAt(after(moment, RETENTION_DAYS.guestCorrections, 0))
  expect(await count()).toBe(1)
  await runAt(after(moment, RETENTION_DAYS.guestCorrections, 1))
  expect(await count()).toBe(0)
})

test('an order that was never paid forgets who began it; a paid one does not', async () => {
  const paid = await aWholePerson(app)
  const created = new Date('2020-01-01T00:00:00Z')
  const source = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', paid.orderId)
    .executeTakeFirstOrThrow()
  // The database makes `searched` itself.
  const { id: _, number: __, searched: ___, ...copy } = source
  const [unpaid] = await db
    .insertInto('orders')
    .values({ ...copy, status: 'expired', paid_at: null, created_at: created })
    .returning('id')
    .execute()
  await db.updateTable('orders').set({ created_at: created }).where('id', '=', paid.orderId).execute()
  const buyerOf = (id: string) =>
    db
      .selectFrom('orders')
      .select(['buyer_email', 'time_zone'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  await runAt(after(created, RETENTION_DAYS.unpaidBuyers, 0))
  expect((await buyerOf(unpaid?.id ?? '')).buyer_email).toBe(paid.marks.email)
  await runAt(after(created, RETENTION_DAYS.unpaidBuyers, 1))
  expect(await buyerOf(unpaid?.id ?? '')).toEqual({ buyer_email: null, time_zone: null })
  expect((await buyerOf(paid.orderId)).buyer_email).toBe(paid.marks.email)
})

test('five years after its end it is forgotten who a partner was, and what was earned stays', async () => {
  const { marks } = await aWholePerson(app)
  const ended = new Date('2020-01-01T00:00:00Z')
  const { id } = await db
    .updateTable('partners')
    .set({ ended_at: ended })
    .where('email', '=', marks.email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const read = () =>
    db
      .selectFrom('partners')
      .innerJoin('partner_payments as paid', 'paid.partner_id', 'partners.id')
      .select(['partners.name', 'partners.email', 'partners.note', 'paid.note as paidNote', 'paid.amount'])
      .where('partners.id', '=', id)
      .executeTakeFirstOrThrow()
  await runAt(after(ended, RETENTION_DAYS.endedPartners, 0))
  expect((await read()).email).toBe(marks.email)
  await runAt(after(ended, RETENTION_DAYS.endedPartners, 1))
  expect(await read()).toEqual({ name: '', email: null, note: '', paidNote: '', amount: 200 })
})

test('a count of uses is forgotten when it is over, not before', async () => {
  const moment = new Date()
  const count = async () => (await db.selectFrom('rate_limits').select('key').execute()).length
  await createLimits(app.context.pool, true, () => moment).consume('mailByRecipient', 'aluna@example.com')
  const before = await count()
  expect(before).toBeGreaterThan(0)
  await runAt(after(moment, 0, 60_000))
  expect(await count()).toBe(before)
  await runAt(after(moment, 0, 60_001))
  expect(await count()).toBe(before - 1)
})

test('an account that nobody proved, used or bought with goes after a year; every other one stays', async () => {
  const lastUse = new Date('2021-01-01T00:00:00Z')
  const age = async (userId: string) => {
    await db
      .updateTable('users')
      .set({ last_sign_in_at: lastUse, created_at: lastUse })
      .where('id', '=', userId)
      .execute()
    await db.updateTable('sessions').set({ refreshed_at: lastUse }).where('user_id', '=', userId).execute()
    return userId
  }
  const forgotten = await age((await aSignedUpStudent(app)).user.id)
  const buyer = await age((await aWholePerson(app, { isProven: false })).user.id)
  const proven = await age((await aWholePerson(app)).user.id)
  const inUse = await age((await aSignedUpStudent(app)).user.id)
  await db
    .updateTable('sessions')
    .set({ refreshed_at: after(lastUse, 30, 0) })
    .where('user_id', '=', inUse)
    .execute()
  const left = async () => {
    const ids = [forgotten, buyer, proven, inUse]
    const rows = await db.selectFrom('users').select('id').where('id', 'in', ids).execute()
    return new Set(rows.map(({ id }) => id))
  }
  await runAt(after(lastUse, RETENTION_DAYS.unprovenAccounts, 0))
  expect(await left()).toEqual(new Set([forgotten, buyer, proven, inUse]))
  await runAt(after(lastUse, RETENTION_DAYS.unprovenAccounts, 1))
  expect(await left()).toEqual(new Set([buyer, proven, inUse]))
  const reasons = await db.selectFrom('account_erasures').select('reason').execute()
  expect(reasons).toContainEqual({ reason: 'never-proven' })
})

test('of many at once one does the work of the hour, and the next hour has its own', async () => {
  await db.deleteFrom('installation_facts').where('name', '=', 'retention-run').execute()
  const ran = await Promise.all([retain(app.context), retain(app.context), retain(app.context)])
  expect(ran.filter(Boolean)).toHaveLength(1)
  const before = now
  now = new Date(before.getTime() + 3600_000)
  expect(await retain(app.context)).toBe(true)
  now = before
})
