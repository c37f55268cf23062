import { afterAll, expect, test } from 'vitest'
import type { SubscriptionsAdmin } from '#domain/console/subscriptions-admin-wire.ts'
import { refreshSite } from '#server/site/refresh-site.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { anOwnersAccount } from '#tests/support/owner.ts'
import {
  aBuyerOfAge,
  aSubscriber,
  chargesOf,
  eventsTo,
  SUBSCRIPTION_HARNESSES,
  YEARLY,
} from '#tests/support/subscription-harnesses.ts'

const harness = await SUBSCRIPTION_HARNESSES[0][1]()
const { app, clock } = harness
afterAll(() => harness[Symbol.asyncDispose]())
const { db } = app.context
const owner = await asStudent(app, await anOwnersAccount(app))

async function read(): Promise<SubscriptionsAdmin> {
  const { status, body } = await owner('GET', 'console/subscriptions')
  expect(status).toBe(200)
  return body as SubscriptionsAdmin
}

test('the numbers are those of the books, and nobody else finds them', async () => {
  await aSubscriber(harness)
  await aSubscriber(harness, YEARLY)
  const { numbers, subscriptions, isTest } = await read()
  expect(isTest).toBe(true)
  expect(numbers).toEqual({
    active: 2,
    cancelled: 0,
    late: 0,
    begun: 2,
    ended: 0,
    monthlySum: 3990 + 3325,
    received: 3990 + 39_900,
    owed: 0,
  })
  expect(subscriptions).toHaveLength(2)
  const { token } = await aBuyerOfAge(app)
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(`${app.url}/api/console/subscriptions`, { headers })).status).toBe(404)
})

test('a new price is told once to who pays another, holds after thirty days, and stands in the log', async () => {
  const { student, id } = await aSubscriber(harness)
  await db
    .updateTable('site_settings')
    .set({ value: JSON.stringify(4990) })
    .where('group_name', '=', 'subscriptions')
    .where('field', '=', 'monthlyPrice')
    .execute()
  await refreshSite(app.context)
  const [first] = (await read()).announceable
  expect(first).toMatchObject({ plan: 'monthly', priceInCents: 4990 })
  const terms = { plan: 'monthly', priceInCents: 4990 }
  const path = 'console/subscriptions/price-announcements'
  expect((await owner('POST', path, { ...terms, priceInCents: 1 })).status).toBe(409)
  for (let again = 0; again < 2; again += 1) {
    const { body } = await owner('POST', path, terms)
    expect((body as SubscriptionsAdmin).announceable).toEqual([])
  }
  expect((await eventsTo(app, student)).filter((event) => event === 'price')).toHaveLength(1)
  // The clock of this one alone is turned: the period before the notice ends at the old price.
  for (let turn = 0; turn < 2; turn += 1)
    await owner('POST', `console/subscriptions/${id}/clock`, { days: 31 })
  const amounts = (await chargesOf(app, id)).map(({ amount }) => amount)
  expect(amounts[0]).toBe(3990)
  expect(amounts.at(-1)).toBe(4990)
  const entries = await db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_kind', '=', 'subscription')
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'subscription.announce-price',
    'subscription.turn-clock',
    'subscription.turn-clock',
  ])
  expect(clock.now().getTime()).toBe(new Date('2026-11-25T15:00:00Z').getTime())
})
