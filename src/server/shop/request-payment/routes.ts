/** `/api/purchase-requests/own/{id}/payment`: the minor pays what a guardian has approved. */
import { Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { payRequest, requestPaymentSchema } from './pay-request.ts'

/** Mount at /api/purchase-requests. */
export function requestPaymentRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.post('/own/:id/payment', async (c) => {
    c.header('cache-control', 'no-store')
    const viewer = await authenticate(context, c.req.header('authorization'))
    const client = clientOf(c, context.config.http.trustedProxies)
    await context.limits.consume('checkoutByAddress', addressKey(client.ip))
    const body = await readJson(c, requestPaymentSchema)
    return c.json(await payRequest(context, viewer, readId(c, 'request_not_found'), body))
  })
  return routes
}
