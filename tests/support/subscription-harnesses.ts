/** Providers of subscriptions as tests drive them: the built-in one and Stripe, each with its own side of every decision. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { SandboxBook, TestCard } from '#domain/shop/sandbox-billing.ts'
import type { OwnSubscription } from '#domain/shop/subscription-wire.ts'
import { SANDBOX, WEBHOOK_KEY } from '#server/shop/payments/sandbox/sandbox-provider.ts'
import {
  giveTestCard,
  readBook,
  runSandboxBilling,
} from '#server/shop/payments/sandbox/sandbox-subscriptions.ts'
import { SIGNATURE_HEADER, signWebhook } from '#server/shop/payments/sandbox/webhook-signature.ts'
import { setSite } from './set-site.ts'
import { aClock, aStudent, type Student } from './shop.ts'
import { startStripeBilling } from './stripe-billing.ts'
import { startTestApp, type TestApp } from './test-app.ts'

export const MONTHLY = { plan: 'monthly', priceInCents: 3990 } as const
export const YEARLY = { plan: 'yearly', priceInCents: 39_900 } as const
/** A Wednesday at noon in Brasília: the seventh day after it is 2 December. */
const WEDNESDAY = new Date('2026-11-25T15:00:00Z')

export type SubscriptionHarness = {
  readonly app: TestApp
  readonly clock: ReturnType<typeof aClock>
  /** The provider's side; the shop does not hear of it. */
  readonly giveCard: (id: string, card: TestCard) => Promise<void>
  /** What is due by the clock, at the provider alone. */
  readonly charge: () => Promise<void>
  /** A message about it. @returns the status of the answer */
  readonly tell: (id: string) => Promise<number>
  readonly bookOf: (id: string) => Promise<SandboxBook>
  readonly [Symbol.asyncDispose]: () => Promise<void>
}

/** Prices as the owner sets them in the console. */
export async function sellPremium(app: TestApp, correctionsPerMonth = 2): Promise<void> {
  await setSite(app, 'subscriptions', { monthlyPrice: 3990, yearlyPrice: 39_900, correctionsPerMonth })
}

async function sandboxHarness(): Promise<SubscriptionHarness> {
  const clock = aClock(WEDNESDAY)
  const app = await startTestApp({}, { now: clock.now })
  await sellPremium(app)
  return {
    app,
    clock,
    giveCard: (id, card) => giveTestCard(app.context, id, card),
    charge: async () => {
      await runSandboxBilling(app.context)
    },
    tell: async (id) => {
      const body = JSON.stringify({ subscription: id })
      const secret = await app.context.keys.secret(WEBHOOK_KEY)
      const headers = { [SIGNATURE_HEADER]: signWebhook(secret, body, clock.now()) }
      return (await fetch(`${app.url}/webhooks/${SANDBOX}`, { method: 'POST', headers, body })).status
    },
    bookOf: (id) => readBook(app.context, id),
    [Symbol.asyncDispose]: () => Promise.resolve(app[Symbol.asyncDispose]()),
  }
}

async function stripeHarness(): Promise<SubscriptionHarness> {
  const clock = aClock(WEDNESDAY)
  const stripe = await startStripeBilling(clock.now)
  const app = await startTestApp(stripe.env, { now: clock.now })
  await sellPremium(app)
  return {
    app,
    clock,
    giveCard: async (id, card) => stripe.giveCard(id, card),
    charge: async () => stripe.run(),
    tell: async (id) => {
      const { body, headers } = stripe.messageOf(id, 'invoice.paid')
      return (await fetch(`${app.url}/webhooks/stripe`, { method: 'POST', headers, body })).status
    },
    bookOf: async (id) => stripe.bookOf(id),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await stripe[Symbol.asyncDispose]()
    },
  }
}

export const SUBSCRIPTION_HARNESSES = [
  ['the built-in provider', sandboxHarness],
  ['Stripe', stripeHarness],
] as const

let students = 0

export async function aBuyerOfAge(
  app: TestApp,
  band: '13-15' | '16-17' | '18-plus' = '18-plus',
): Promise<Student> {
  students += 1
  const student = await aStudent(app, `assina${students}@example.com`, 'Bruno Lima')
  await app.context.db
    .insertInto('age_declarations')
    .values({ user_id: student.userId, age_band: band, declared_at: app.context.now() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ age_band: band }))
    .execute()
  return student
}

export async function callSubscription(app: TestApp, student: Student, call: string, body?: object) {
  const [method = '', path = ''] = call.split(' ')
  const response = await fetch(`${app.url}/api/subscription${path}`, {
    method,
    headers: { authorization: `Bearer ${student.token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  // Our own server's answer, of the one kind or the other.
  const answer = (await response.json()) as OwnSubscription & { url: string; code: string }
  return { status: response.status, body: answer }
}

export async function idOfSubscription({ context: { db } }: TestApp, { userId }: Student): Promise<string> {
  const { id } = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy(sql`status in ('ended', 'withdrawn')`)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

/** Begun, paid and told. */
export async function aSubscriber(harness: SubscriptionHarness, terms: object = MONTHLY) {
  const { app } = harness
  const student = await aBuyerOfAge(app)
  expect(await callSubscription(app, student, 'POST', terms)).toMatchObject({ status: 200 })
  const id = await idOfSubscription(app, student)
  await harness.giveCard(id, 'approves')
  expect(await harness.tell(id)).toBe(200)
  return { student, id }
}

export function chargesOf({ context: { db } }: TestApp, id: string) {
  return db
    .selectFrom('subscription_charges')
    .selectAll()
    .where('subscription_id', '=', id)
    .orderBy('id')
    .execute()
}

/** What the subscriber was written, by its names: several may be of one moment. */
export async function eventsTo({ context: { db } }: TestApp, { email }: Student): Promise<string[]> {
  const rows = await db
    .selectFrom('outgoing_mails')
    .select('facts')
    .where('recipient', '=', email)
    .where('kind', '=', 'subscription')
    .execute()
  return rows.map(({ facts }) => String((facts as Record<string, unknown>)['event'])).sort()
}
