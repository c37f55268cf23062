/**
 * A year of some students through the database, the calls' use cases and the job, with an audit. The rule alone runs 2,000
 * of them in src/domain/shop/subscription-year.test.ts.
 */
import { afterAll, expect, test } from 'vitest'
import { opensPremium } from '#domain/shop/subscription.ts'
import { readNumbers } from '#server/shop/subscriptions/admin-repository.ts'
import {
  cancelSubscription,
  choosePlan,
  resumeSubscription,
  withdrawSubscription,
} from '#server/shop/subscriptions/change-subscription.ts'
import { tendSubscriptions } from '#server/shop/subscriptions/tend-subscriptions.ts'
import {
  aSubscriber,
  chargesOf,
  MONTHLY,
  SUBSCRIPTION_HARNESSES,
  YEARLY,
} from '#tests/support/subscription-harnesses.ts'

const STUDENTS = 12
const STEPS = 60
const STEP_DAYS = 6

const harness = await SUBSCRIPTION_HARNESSES[0][1]()
const { app, clock } = harness
afterAll(() => harness[Symbol.asyncDispose]())
const { context } = app

/** Chance that is the same in every run. */
function dice(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('a year through the database: nobody pays twice, nobody misses what was paid, the sums are equal', async () => {
  const chance = dice(21)
  const all = []
  for (let index = 0; index < STUDENTS; index += 1) {
    all.push(await aSubscriber(harness, index % 4 === 0 ? YEARLY : MONTHLY))
  }
  const acts: ((userId: string, id: string) => Promise<unknown>)[] = [
    (userId) => cancelSubscription(context, userId),
    (userId) => resumeSubscription(context, userId),
    (userId) => choosePlan(context, userId, YEARLY),
    (userId) => choosePlan(context, userId, MONTHLY),
    (userId) => withdrawSubscription(context, userId),
    (_, id) => harness.giveCard(id, 'refuses'),
    (_, id) => harness.giveCard(id, 'approves'),
  ]
  for (let step = 0; step < STEPS; step += 1) {
    for (const { student, id } of all) {
      if (chance() < 0.12) await acts[Math.floor(chance() * acts.length)]?.(student.userId, id)
    }
    // What is wanted is told at once, as the commit's wake does; then days pass, and messages come twice.
    await tendSubscriptions(context)
    clock.pass(STEP_DAYS * 24 * 60)
    await harness.charge()
    const told = all[Math.floor(chance() * all.length)]
    if (told) await Promise.all([harness.tell(told.id), harness.tell(told.id)])
    await tendSubscriptions(context)
  }
  for (let turn = 0; turn < 3; turn += 1) await tendSubscriptions(context)

  let ours = 0
  let theirs = 0
  for (const { student, id } of all) {
    const charges = await chargesOf(app, id)
    const book = await harness.bookOf(id)
    const paid = book.charges.filter(({ isPaid }) => isPaid)
    expect(charges.map(({ reference }) => reference).sort()).toEqual(paid.map((one) => one.id).sort())
    const kept = charges.filter(({ give_back_reason: reason }) => reason === null)
    for (const [index, charge] of kept.entries()) {
      const following = kept[index + 1]
      if (following) expect(following.period_start >= charge.period_end).toBe(true)
      const granted = await context.db
        .selectFrom('credit_entries')
        .select('key')
        .where('source', '=', `subscription:${charge.id}`)
        .where('account_id', '=', student.userId)
        .where('event', '=', 'granted')
        .execute()
      expect(granted).toHaveLength(charge.months_granted)
      expect(charge.months_granted).toBeGreaterThan(0)
    }
    const { status } = await context.db
      .selectFrom('subscriptions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (kept.some((charge) => charge.period_end > clock.now())) expect(opensPremium(status)).toBe(true)
    ours += charges.reduce((sum, charge) => sum + charge.amount - charge.refunded_amount, 0)
    theirs += paid.reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, 0)
  }
  expect(ours).toBe(theirs)
  const { owed } = await readNumbers(context.db, 'sandbox', clock.now())
  expect(owed).toBe(0)
}, 180_000)
