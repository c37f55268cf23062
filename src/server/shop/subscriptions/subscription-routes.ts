/** /api/subscription: the own subscription. */
import { type Context, Hono } from 'hono'
import type { Refusal } from '#domain/shared/result.ts'
import { planChoiceSchema, testCardSchema } from '#domain/shop/subscription-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { SANDBOX } from '../payments/sandbox/sandbox-provider.ts'
import { giveTestCard } from '../payments/sandbox/sandbox-subscriptions.ts'
import { startSubscription } from './begin-subscription.ts'
import {
  cancelSubscription,
  choosePlan,
  openCardPage,
  resumeSubscription,
  withdrawSubscription,
} from './change-subscription.ts'
import { followSubscription } from './follow-subscription.ts'
import { readOwnSubscription } from './own-subscription.ts'
import { findNewestOf } from './subscription-repository.ts'
import { tendSubscriptions } from './tend-subscriptions.ts'

const REFUSALS = new Map<string, string>([
  ['guardian_needed', 'Below sixteen a guardian buys'],
  ['approval_needed', 'A guardian wants to be asked before'],
  ['already_premium', 'This account has premium that does not end'],
  ['already_subscribed', 'This account has a subscription'],
  ['plan_not_sold', 'This plan is not sold'],
  ['price_changed', 'The price is another one now'],
  ['not_subscribed', 'There is no subscription that this can be done with'],
  ['already_cancelled', 'The subscription is cancelled'],
  ['payment_owed', 'A charge is still owed'],
  ['withdrawal_too_late', 'The seven days to give it back have passed'],
])

/** Mount at /api/subscription. Each change is answered by the own subscription as it is then. */
export function subscriptionRoutes(context: AppContext): Hono {
  const routes = new Hono()

  routes.use('*', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  const viewerOf = async (c: Context) => {
    const viewer = await authenticate(context, c.req.header('authorization'))
    if (c.req.method !== 'GET') await context.limits.consume('subscriptionByUser', viewer.userId)
    return viewer
  }
  const answer = async (c: Context, userId: string, done: { ok: true } | Refusal<string>) => {
    requireDone(done)
    return c.json(await readOwnSubscription(context, userId))
  }

  routes.get('/', async (c) => {
    const { userId } = await viewerOf(c)
    const newest = await findNewestOf(context.db, userId)
    // Back from the payment page, often before its message.
    if (newest?.status === 'awaiting') {
      await followSubscription(context, newest.id).catch((error: unknown) =>
        context.logger.warn({ err: error }, 'a subscription could not be asked for'),
      )
    }
    return c.json(await readOwnSubscription(context, userId))
  })

  routes.post('/', async (c) => {
    const { userId, email } = await viewerOf(c)
    const choice = await readJson(c, planChoiceSchema)
    const begun = await startSubscription(context, { userId, email }, choice)
    requireDone(begun)
    return c.json(begun.value)
  })

  routes.put('/plan', async (c) => {
    const { userId } = await viewerOf(c)
    return answer(c, userId, await choosePlan(context, userId, await readJson(c, planChoiceSchema)))
  })

  routes.post('/cancellation', async (c) => {
    const { userId } = await viewerOf(c)
    return answer(c, userId, await cancelSubscription(context, userId))
  })

  routes.delete('/cancellation', async (c) => {
    const { userId } = await viewerOf(c)
    return answer(c, userId, await resumeSubscription(context, userId))
  })

  routes.post('/withdrawal', async (c) => {
    const { userId } = await viewerOf(c)
    return answer(c, userId, await withdrawSubscription(context, userId))
  })

  routes.post('/card', async (c) => {
    const { userId } = await viewerOf(c)
    const opened = await openCardPage(context, userId)
    requireDone(opened)
    return c.json(opened.value)
  })

  // The test provider's payment page: nobody is charged.
  routes.post('/test-card', async (c) => {
    const { userId } = await viewerOf(c)
    const { card } = await readJson(c, testCardSchema)
    const newest = await findNewestOf(context.db, userId)
    if (newest?.provider !== SANDBOX)
      throw new HttpError(409, 'not_subscribed', REFUSALS.get('not_subscribed') ?? '')
    await giveTestCard(context, newest.id, card)
    await tendSubscriptions(context)
    return c.json(await readOwnSubscription(context, userId))
  })

  return routes
}

function requireDone<Done extends { ok: true }>(done: Done | Refusal<string>): asserts done is Done {
  if (!done.ok) throw new HttpError(409, done.code, REFUSALS.get(done.code) ?? done.code)
}
