/** Premium that recurs, as its subscriber has it; what each provider promises stands in subscriptions-contract.test.ts. */
import { afterAll, expect, test } from 'vitest'
import { readCredits } from '#server/shop/credits/ledger.ts'
import { startSubscription } from '#server/shop/subscriptions/begin-subscription.ts'
import { withdrawSubscription } from '#server/shop/subscriptions/change-subscription.ts'
import { followSubscription } from '#server/shop/subscriptions/follow-subscription.ts'
import { readOwnSubscription } from '#server/shop/subscriptions/own-subscription.ts'
import { tendSubscriptions } from '#server/shop/subscriptions/tend-subscriptions.ts'
import type { Student } from '#tests/support/shop.ts'
import {
  aBuyerOfAge,
  aSubscriber,
  callSubscription,
  chargesOf,
  eventsTo,
  idOfSubscription,
  MONTHLY,
  SUBSCRIPTION_HARNESSES,
  YEARLY,
} from '#tests/support/subscription-harnesses.ts'

const harness = await SUBSCRIPTION_HARNESSES[0][1]()
const { app, clock } = harness
afterAll(() => harness[Symbol.asyncDispose]())
const { context } = app
const DAY = 24 * 60

async function isPremium({ userId, token }: Student) {
  const response = await fetch(`${app.url}/rest/v1/profiles?id=eq.${userId}&select=is_premium`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await response.json()) as { is_premium: boolean }[])[0]?.is_premium
}

const creditsOf = async ({ userId }: Student) =>
  (await readCredits(context.db, userId, 'correction', clock.now())).balance

/** A token holds for an hour only: after it the own subscription is read without one. */
const ownOf = ({ userId }: Student) => readOwnSubscription(context, userId)

test('who subscribes is premium at once, has the month’s corrections, and a mail that tells of it', async () => {
  const student = await aBuyerOfAge(app)
  expect(await isPremium(student)).toBe(false)
  const begun = await callSubscription(app, student, 'POST', MONTHLY)
  expect(begun.body.url).toBe(`${app.url}/premium`)
  const { body } = await callSubscription(app, student, 'POST /test-card', { card: 'approves' })
  expect(body).toMatchObject({
    subscription: {
      status: 'active',
      ...MONTHLY,
      isCancelled: false,
      withdrawableUntil: '2026-12-02',
      isTest: true,
      charges: [{ amount: 3990, isGivenBack: false }],
    },
    refusal: 'already_subscribed',
  })
  expect(await isPremium(student)).toBe(true)
  expect(await creditsOf(student)).toBe(2)
  expect(await eventsTo(app, student)).toEqual(['started'])
})

test.each(['13-15', '16-17'] as const)('%s: below sixteen nobody subscribes', async (band) => {
  const student = await aBuyerOfAge(app, band)
  const { status, body } = await callSubscription(app, student, 'POST', MONTHLY)
  expect([status, body.code]).toEqual(band === '13-15' ? [409, 'guardian_needed'] : [200, undefined])
})

test('another price, a plan that is not there, a second one, nobody: refused', async () => {
  const { student } = await aSubscriber(harness)
  const other = await aBuyerOfAge(app)
  const codeOf = async (who: Student, body: object) =>
    (await callSubscription(app, who, 'POST', body)).body.code
  expect(await codeOf(other, { ...MONTHLY, priceInCents: 1 })).toBe('price_changed')
  expect((await callSubscription(app, other, 'POST', { plan: 'weekly', priceInCents: 1 })).status).toBe(400)
  expect(await codeOf(student, YEARLY)).toBe('already_subscribed')
  expect((await callSubscription(app, other, 'POST /cancellation')).body.code).toBe('not_subscribed')
  expect((await fetch(`${app.url}/api/subscription`)).status).toBe(401)
})

test('who has premium for good is not sold one that ends', async () => {
  const student = await aBuyerOfAge(app)
  const gift = { user_id: student.userId, reason: 'presente', granted_at: clock.now() }
  await context.db.insertInto('premium_grants').values(gift).execute()
  expect((await callSubscription(app, student, 'POST', MONTHLY)).body.code).toBe('already_premium')
})

test('premium does not count generations, up to the day’s bound', async () => {
  const { student } = await aSubscriber(harness)
  const generate = (count: number) =>
    fetch(`${app.url}/rest/v1/profiles?id=eq.${student.userId}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${student.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ generation_count: count }),
    })
  for (const count of [1, 2, 3, 4]) expect((await generate(count)).status).toBe(204)
})

test('a paid year brings its corrections month by month, each once', async () => {
  const { student, id } = await aSubscriber(harness, YEARLY)
  clock.pass(32 * DAY)
  await tendSubscriptions(context)
  await tendSubscriptions(context)
  clock.pass(31 * DAY)
  await tendSubscriptions(context)
  expect(await chargesOf(app, id)).toMatchObject([{ amount: 39_900, months_granted: 3 }])
  const granted = await context.db
    .selectFrom('credit_entries')
    .select('amount')
    .where('account_id', '=', student.userId)
    .where('event', '=', 'granted')
    .where('kind', '=', 'correction')
    .execute()
  expect(granted).toEqual([{ amount: 2 }, { amount: 2 }, { amount: 2 }])
  expect(await followSubscription(context, id)).toBe(0)
})

test('given back, unused corrections go; subscribed again, they come when it can no longer be given back', async () => {
  const { student } = await aSubscriber(harness)
  await callSubscription(app, student, 'POST /withdrawal')
  expect([await isPremium(student), await creditsOf(student)]).toEqual([false, 0])
  await callSubscription(app, student, 'POST', MONTHLY)
  const second = await idOfSubscription(app, student)
  await harness.giveCard(second, 'approves')
  await harness.tell(second)
  expect([await isPremium(student), await creditsOf(student)]).toEqual([true, 0])
  clock.pass(12 * DAY)
  await tendSubscriptions(context)
  expect(await creditsOf(student)).toBe(2)
  expect(await withdrawSubscription(context, student.userId)).toMatchObject({ code: 'withdrawal_too_late' })
  expect((await ownOf(student)).subscription?.status).toBe('active')
})

test('an erased account is not charged again, and its sums stay', async () => {
  const { student, id } = await aSubscriber(harness)
  await context.db.transaction().execute(async (tx) => {
    await context.accountHooks.erasureBegins(tx, student, clock.now())
    await tx.deleteFrom('users').where('id', '=', student.userId).execute()
  })
  await tendSubscriptions(context)
  expect((await harness.bookOf(id)).status).toBe('ended')
  expect(await chargesOf(app, id)).toMatchObject([{ amount: 3990 }])
})

test('a plan that is no longer sold is refused, and who has it keeps it', async () => {
  const { student } = await aSubscriber(harness)
  const { userId, email } = await aBuyerOfAge(app)
  const off = { ...context, site: { ...context.site, settings: withoutPrices() } }
  expect(await startSubscription(off, { userId, email }, MONTHLY)).toMatchObject({ code: 'plan_not_sold' })
  expect((await ownOf(student)).subscription?.status).toBe('active')
})

function withoutPrices() {
  const { settings } = context.site
  return { ...settings, subscriptions: { ...settings.subscriptions, monthlyPrice: null } }
}
