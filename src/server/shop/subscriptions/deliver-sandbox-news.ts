/** The test provider's messenger for subscriptions: posts what has changed through the door that every message takes. */
import { Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { errorResponse } from '#server/platform/http/errors.ts'
import { webhookRoutes } from '../orders/payment/webhook-routes.ts'
import { SANDBOX, WEBHOOK_KEY } from '../payments/sandbox/sandbox-provider.ts'
import { SIGNATURE_HEADER, signWebhook } from '../payments/sandbox/webhook-signature.ts'
import { followSubscription } from './follow-subscription.ts'

const BATCH = 200

/** @returns how many were taken */
export async function deliverSandboxNews(context: AppContext): Promise<number> {
  const due = await context.db
    .selectFrom('sandbox_subscriptions')
    .select(['id', 'changed_at'])
    .where('changed_at', 'is not', null)
    .where('told_at', 'is', null)
    .orderBy('changed_at')
    .limit(BATCH)
    .execute()
  if (due.length === 0) return 0
  const door = new Hono()
  door.onError((error, c) => errorResponse(error, c, context.logger))
  door.route('/webhooks', webhookRoutes(context, followSubscription))
  const secret = await context.keys.secret(WEBHOOK_KEY)
  let taken = 0
  for (const { id, changed_at: changedAt } of due) {
    const body = JSON.stringify({ subscription: id })
    const headers = { [SIGNATURE_HEADER]: signWebhook(secret, body, context.now()) }
    const response = await door.request(`/webhooks/${SANDBOX}`, { method: 'POST', headers, body })
    if (!response.ok) continue
    await context.db
      .updateTable('sandbox_subscriptions')
      .set({ told_at: context.now() })
      .where('id', '=', id)
      // What has changed since is told with the next turn.
      .where('changed_at', '=', changedAt)
      .execute()
    taken += 1
  }
  return taken
}
