/** Pix Automático at Stripe (decision 0286): what is asked for, and a renewal that takes days to arrive. */
import { expect, test } from 'vitest'
import { tendSubscriptions } from '#server/shop/subscriptions/tend-subscriptions.ts'
import { setSite } from '#tests/support/set-site.ts'
import { aClock, type Student } from '#tests/support/shop.ts'
import { startStripeBilling } from '#tests/support/stripe-billing.ts'
import {
  aBuyerOfAge,
  callSubscription,
  chargesOf,
  eventsTo,
  idOfSubscription,
  MONTHLY,
  sellPremium,
  YEARLY,
} from '#tests/support/subscription-harnesses.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const DAY = 24 * 60

async function open() {
  const clock = aClock(new Date('2026-11-25T15:00:00Z'))
  const stripe = await startStripeBilling(clock.now)
  const app = await startTestApp(stripe.env, { now: clock.now })
  await sellPremium(app)
  return {
    clock,
    stripe,
    app,
    takePix: (takesPix: boolean) => setSite(app, 'subscriptions', { takesPix }),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await stripe[Symbol.asyncDispose]()
    },
  }
}

test('Pix is asked for where the owner takes it, with a mandate that bears an announced price', async () => {
  await using shop = await open()
  const { app, stripe } = shop
  const byCard = await aBuyerOfAge(app)
  await callSubscription(app, byCard, 'POST', MONTHLY)
  expect(stripe.askedFor(await idOfSubscription(app, byCard))).toEqual({
    'allowed_payment_method_types[0]': 'card',
  })

  await shop.takePix(true)
  const mandate = 'payment_method_options[pix][mandate_options]'
  for (const [terms, amount] of [
    [MONTHLY, '6000'],
    [YEARLY, '59900'],
  ] as const) {
    const student = await aBuyerOfAge(app)
    await callSubscription(app, student, 'POST', terms)
    expect(stripe.askedFor(await idOfSubscription(app, student))).toEqual({
      'allowed_payment_method_types[0]': 'card',
      'allowed_payment_method_types[1]': 'pix',
      [`${mandate}[amount_type]`]: 'maximum',
      [`${mandate}[amount]`]: amount,
      [`${mandate}[currency]`]: 'brl',
      [`${mandate}[payment_schedule]`]: terms.plan,
    })
  }
})

test('a payment page that is open stays the one, also when the owner takes Pix meanwhile', async () => {
  await using shop = await open()
  const student = await aBuyerOfAge(shop.app)
  const first = await callSubscription(shop.app, student, 'POST', MONTHLY)
  await shop.takePix(true)
  expect(await callSubscription(shop.app, student, 'POST', MONTHLY)).toEqual(first)
  expect(shop.stripe.state.sessions).toBe(1)
})

test('a renewal on its way is no refused charge: nobody is written to, and premium stays open', async () => {
  await using shop = await open()
  const { app, stripe, clock } = shop
  await shop.takePix(true)
  const student: Student = await aBuyerOfAge(app)
  await callSubscription(app, student, 'POST', MONTHLY)
  const id = await idOfSubscription(app, student)
  stripe.giveCard(id, 'approves')
  await tendSubscriptions(app.context)
  const stateNow = async () => {
    clock.pass(61)
    await tendSubscriptions(app.context)
    const { status } = await app.context.db
      .selectFrom('subscriptions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return [status, (await chargesOf(app, id)).length]
  }

  stripe.giveCard(id, 'refuses')
  stripe.state.isOnTheWay = true
  clock.pass(31 * DAY)
  expect(await stateNow()).toEqual(['active', 1])
  expect(await eventsTo(app, student)).toEqual(['started'])

  // The bank refuses it after all …
  stripe.state.isOnTheWay = false
  expect(await stateNow()).toEqual(['past_due', 1])
  expect(await eventsTo(app, student)).toEqual(['failed', 'started'])

  // … and the next one arrives.
  stripe.giveCard(id, 'approves')
  expect(await stateNow()).toEqual(['active', 2])
})
