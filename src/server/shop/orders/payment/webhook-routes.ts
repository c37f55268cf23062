/**
 * POST /webhooks/{provider}: the one door by which payments are reported. Anything but 2xx makes a provider try
 * again, so an event that was taken before is a success.
 */
import { Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { applyPaymentEvent } from './apply-payment.ts'

const REFUSALS = {
  'invalid-signature': [401, 'invalid_signature', 'The signature is not the one of this message'],
  'stale-signature': [401, 'stale_signature', 'The message was signed too long ago'],
  'malformed-event': [400, 'malformed_event', 'The message is not an event that this provider sends'],
} as const

/** Asks how a subscription of this provider stands. @returns null for one that is not ours */
type FollowSubscription = (context: AppContext, id: string, provider: string) => Promise<number | null>

/**
 * Mount at /webhooks.
 *
 * @param follow given by who knows subscriptions, a part of its own
 */
export function webhookRoutes(context: AppContext, follow: FollowSubscription = async () => null): Hono {
  const routes = new Hono()
  routes.post('/:provider', async (c) => {
    const provider = context.payments.find(c.req.param('provider'))
    if (!provider) throw new HttpError(404, 'unknown_provider', 'There is no such payment provider')
    const reading = await provider.readWebhook(context, await c.req.text(), c.req.raw.headers)
    if (!reading.ok) {
      context.logger.warn({ provider: provider.id, code: reading.code }, 'a webhook was refused')
      const [status, code, message] = REFUSALS[reading.code]
      throw new HttpError(status, code, message)
    }
    if (reading.value === null) {
      const { subscriptionId } = reading
      const followed = subscriptionId ? await follow(context, subscriptionId, provider.id) : null
      return c.json({ outcome: followed === null ? 'not-ours' : 'followed' })
    }
    const outcome = await applyPaymentEvent(context, provider.id, reading.value)
    // Of another site with the same account there, most likely. It is no fault that sending it again would mend.
    if (outcome === 'unknown-order') return c.json({ outcome: 'not-ours' })
    return c.json({ outcome })
  })
  return routes
}
