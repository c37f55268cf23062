/** `/api/purchase-requests`: a minor's own, and those that a guardian answers. Of others nothing is there. */
import { type Context, Hono } from 'hono'
import type { Ok } from '#domain/shared/result.ts'
import { decisionSchema } from '#domain/shop/purchase-request-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import {
  decideRequest,
  type RequestRefusal,
  readAskedRequests,
  readOwnRequests,
  takeRequestBack,
} from './answer-request.ts'
import { requestError } from './hold-request.ts'

/** Mount at /api/purchase-requests. */
export function purchaseRequestRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const viewerOf = (c: Context) => authenticate(context, c.req.header('authorization'))
  const requestOf = (c: Context) => readId(c, 'request_not_found')

  routes.use('*', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/own', async (c) => c.json(await readOwnRequests(context, (await viewerOf(c)).userId)))
  routes.delete('/own/:id', async (c) => {
    const { userId } = await viewerOf(c)
    requireDone(await takeRequestBack(context, userId, requestOf(c)))
    return c.body(null, 204)
  })
  routes.get('/asked', async (c) => c.json(await readAskedRequests(context, (await viewerOf(c)).userId)))
  routes.put('/asked/:id/decision', async (c) => {
    const { userId } = await viewerOf(c)
    const { isApproved } = await readJson(c, decisionSchema)
    requireDone(await decideRequest(context, userId, requestOf(c), isApproved))
    return c.body(null, 204)
  })

  return routes
}

function requireDone(done: Ok<null> | RequestRefusal): void {
  if (!done.ok) throw requestError(done.code)
}
