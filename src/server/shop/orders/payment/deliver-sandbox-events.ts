/**
 * The test provider's messenger: posts each event that the shop has not taken yet, oldest first, through the same
 * route that a message from the network takes. Delivering one twice is harmless (apply-payment.ts).
 */
import { Hono } from 'hono'
import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import { errorResponse } from '#server/platform/http/errors.ts'
import { SANDBOX, WEBHOOK_KEY } from '#server/shop/payments/sandbox/sandbox-provider.ts'
import { SIGNATURE_HEADER, signWebhook } from '#server/shop/payments/sandbox/webhook-signature.ts'
import { webhookRoutes } from './webhook-routes.ts'

const BATCH = 200

/**
 * @param orderId only this order's events; without it, every one
 * @returns how many were taken
 */
export async function deliverSandboxEvents(context: AppContext, orderId?: string): Promise<number> {
  let query = context.db
    .selectFrom('sandbox_events as e')
    .innerJoin('sandbox_payments as p', 'p.id', 'e.payment_id')
    .select(['e.id', 'e.body'])
    .where('e.delivered_at', 'is', null)
    .orderBy('e.created_at')
    // Of one moment, by their number.
    .orderBy(sql`length(e.id)`)
    .orderBy('e.id')
    .limit(BATCH)
  if (orderId !== undefined) query = query.where('p.order_id', '=', orderId)
  const events = await query.execute()
  if (events.length === 0) return 0

  const door = new Hono()
  door.onError((error, c) => errorResponse(error, c, context.logger))
  door.route('/webhooks', webhookRoutes(context))
  const secret = await context.keys.secret(WEBHOOK_KEY)
  let taken = 0
  for (const { id, body } of events) {
    const response = await door.request(`/webhooks/${SANDBOX}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signWebhook(secret, body, context.now()),
      },
      body,
    })
    if (!response.ok) {
      context.logger.warn({ event: id, status: response.status }, 'a sandbox event was not taken')
      continue
    }
    await context.db
      .updateTable('sandbox_events')
      .set({ delivered_at: context.now() })
      .where('id', '=', id)
      .execute()
    taken += 1
  }
  return taken
}
