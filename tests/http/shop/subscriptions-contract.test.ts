/** What every provider of subscriptions promises (src/server/shop/payments/subscription-provider.ts), held to it by its faults. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tendSubscriptions } from '#server/shop/subscriptions/tend-subscriptions.ts'
import {
  aBuyerOfAge,
  aSubscriber,
  callSubscription,
  chargesOf,
  eventsTo,
  idOfSubscription,
  MONTHLY,
  SUBSCRIPTION_HARNESSES,
  type SubscriptionHarness,
  YEARLY,
} from '#tests/support/subscription-harnesses.ts'

const DAY = 24 * 60

describe.each(SUBSCRIPTION_HARNESSES)('%s', (_, open) => {
  let harness: SubscriptionHarness
  beforeAll(async () => {
    harness = await open()
  })
  afterAll(() => harness[Symbol.asyncDispose]())

  const tend = () => tendSubscriptions(harness.app.context)
  const statusOf = async (id: string) =>
    (
      await harness.app.context.db
        .selectFrom('subscriptions')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status
  /** The job comes late as well as in time: what is due is found at once. */
  async function pass(days: number): Promise<void> {
    harness.clock.pass(days * DAY)
    await tend()
  }

  test('the same choice twice is one subscription; a message twice and at once is one payment', async () => {
    const { app } = harness
    const student = await aBuyerOfAge(app)
    const first = await callSubscription(app, student, 'POST', MONTHLY)
    expect(await callSubscription(app, student, 'POST', MONTHLY)).toEqual(first)
    const id = await idOfSubscription(app, student)
    await harness.giveCard(id, 'approves')
    const told = await Promise.all([harness.tell(id), harness.tell(id), harness.tell(id), harness.tell(id)])
    expect(told).toEqual([200, 200, 200, 200])
    expect(await chargesOf(app, id)).toMatchObject([
      { amount: 3990, give_back_reason: null, months_granted: 1 },
    ])
    expect(await eventsTo(app, student)).toEqual(['started'])
  })

  test('a payment that no message tells is found within the hour, once', async () => {
    const { app } = harness
    const student = await aBuyerOfAge(app)
    await callSubscription(app, student, 'POST', MONTHLY)
    const id = await idOfSubscription(app, student)
    await harness.giveCard(id, 'approves')
    harness.clock.pass(61)
    await tend()
    expect(await statusOf(id)).toBe('active')
    await tend()
    expect(await chargesOf(app, id)).toHaveLength(1)
  })

  test('killed between the charge and what it brings: nothing is half there, and the next word completes it', async () => {
    const { app } = harness
    const { db } = app.context
    const student = await aBuyerOfAge(app)
    await callSubscription(app, student, 'POST', MONTHLY)
    const id = await idOfSubscription(app, student)
    await harness.giveCard(id, 'approves')
    await sql`create function fail_grant() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      db,
    )
    await sql`create trigger fail_grant before insert on credit_entries for each row execute function fail_grant()`.execute(
      db,
    )
    try {
      expect(await harness.tell(id)).toBe(500)
      expect(await chargesOf(app, id)).toEqual([])
      expect(await statusOf(id)).toBe('awaiting')
    } finally {
      await sql`drop trigger fail_grant on credit_entries`.execute(db)
      await sql`drop function fail_grant`.execute(db)
    }
    expect(await harness.tell(id)).toBe(200)
    expect(await chargesOf(app, id)).toHaveLength(1)
    expect(await eventsTo(app, student)).toEqual(['started'])
  })

  test('it is renewed, each period once, and the sum here is the sum there', async () => {
    const { student, id } = await aSubscriber(harness)
    await pass(31)
    await pass(32)
    const charges = await chargesOf(harness.app, id)
    expect(charges).toHaveLength(3)
    const book = await harness.bookOf(id)
    const theirs = book.charges.reduce((sum, { amount, isPaid }) => sum + (isPaid ? amount : 0), 0)
    expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(theirs)
    expect(await eventsTo(harness.app, student)).toEqual(['renewed', 'renewed', 'started'])
  })

  test('a refused card: three tries and mails, grace, the end; nothing is charged after it', async () => {
    const { student, id } = await aSubscriber(harness)
    await harness.giveCard(id, 'refuses')
    await pass(31)
    expect(await statusOf(id)).toBe('past_due')
    await pass(3)
    expect(await statusOf(id)).toBe('past_due')
    await pass(3)
    expect(await statusOf(id)).toBe('grace')
    await pass(5)
    expect(await statusOf(id)).toBe('ended')
    expect(await eventsTo(harness.app, student)).toEqual(['ended', 'failed', 'failed', 'failed', 'started'])
    await harness.giveCard(id, 'approves')
    await pass(3)
    expect(await chargesOf(harness.app, id)).toHaveLength(1)
    expect((await harness.bookOf(id)).status).toBe('ended')
  })

  test('cancelled, it ends with what is paid; taken back, it goes on', async () => {
    const { app } = harness
    const gone = await aSubscriber(harness)
    const back = await aSubscriber(harness)
    for (const { student } of [gone, back]) await callSubscription(app, student, 'POST /cancellation')
    await tend()
    expect((await harness.bookOf(gone.id)).cancelsAtEnd).toBe(true)
    await callSubscription(app, back.student, 'DELETE /cancellation')
    await tend()
    expect((await harness.bookOf(back.id)).cancelsAtEnd).toBe(false)
    await pass(29)
    expect(await statusOf(gone.id)).toBe('active')
    await pass(3)
    expect(await statusOf(gone.id)).toBe('ended')
    expect(await chargesOf(app, gone.id)).toHaveLength(1)
    expect(await chargesOf(app, back.id)).toHaveLength(2)
  })

  test('charged after a cancellation that could not be told: the money goes back by itself', async () => {
    const { student, id } = await aSubscriber(harness)
    await callSubscription(harness.app, student, 'POST /cancellation')
    // Nobody has told the provider before the next period begins.
    harness.clock.pass(31 * DAY)
    await harness.charge()
    await harness.tell(id)
    await tend()
    await tend()
    const book = await harness.bookOf(id)
    expect(book.charges.map(({ amount, refundedAmount }) => amount - refundedAmount)).toEqual([3990, 0])
    expect(await chargesOf(harness.app, id)).toMatchObject([
      { give_back_reason: null },
      { give_back_reason: 'after-cancelling', refunded_amount: 3990 },
    ])
    expect(await eventsTo(harness.app, student)).toContain('given-back')
  })

  test('a changed plan is charged with the next period, and can be taken back before', async () => {
    const { app } = harness
    const { student, id } = await aSubscriber(harness)
    await callSubscription(app, student, 'PUT /plan', YEARLY)
    await tend()
    expect((await harness.bookOf(id)).next).toEqual(YEARLY)
    await callSubscription(app, student, 'PUT /plan', MONTHLY)
    await tend()
    expect((await harness.bookOf(id)).next).toBeNull()
    await callSubscription(app, student, 'PUT /plan', YEARLY)
    await tend()
    await pass(32)
    expect((await chargesOf(app, id)).map(({ amount, plan }) => [plan, amount])).toEqual([
      ['monthly', 3990],
      ['yearly', 39_900],
    ])
  })

  test('given back: all of it, once, however often it is asked', async () => {
    const { app } = harness
    const { student, id } = await aSubscriber(harness)
    expect((await callSubscription(app, student, 'POST /withdrawal')).body.subscription?.status).toBe(
      'withdrawn',
    )
    expect((await callSubscription(app, student, 'POST /withdrawal')).status).toBe(200)
    await tend()
    await app.context.db
      .updateTable('subscription_charges')
      .set({ refund_due_at: app.context.now() })
      .where('subscription_id', '=', id)
      .execute()
    await tend()
    const book = await harness.bookOf(id)
    expect(book.status).toBe('ended')
    expect(book.charges).toMatchObject([{ amount: 3990, refundedAmount: 3990 }])
    expect(await eventsTo(app, student)).toEqual(['started', 'withdrawn'])
  })

  test('a forged message, and one of a subscription that is nobody’s, change nothing', async () => {
    const { app } = harness
    const { id } = await aSubscriber(harness)
    const kind = harness.app.context.payments.current.id
    const body = JSON.stringify({ subscription: id })
    expect((await fetch(`${app.url}/webhooks/${kind}`, { method: 'POST', body })).status).toBe(401)
  })
})
