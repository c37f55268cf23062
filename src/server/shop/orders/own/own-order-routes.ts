/** GET /api/orders and POST /api/orders/{number}/withdrawal: what somebody bought, and giving it back. */
import { Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { withdrawOrder } from '../money-back/withdraw-order.ts'
import { listOwnOrders } from './own-orders.ts'

const REFUSALS = {
  'unknown-order': [404, 'unknown_order', 'There is no such order'],
  'too-late': [409, 'withdrawal_too_late', 'The seven days to give this purchase back have passed'],
  downloaded: [409, 'already_downloaded', 'The files of this order were downloaded'],
  used: [409, 'credits_used', 'All that this order granted was used'],
  'nothing-paid': [409, 'nothing_to_refund', 'Nothing was paid for this order'],
} as const

/** Mount at /api. */
export function ownOrderRoutes(context: AppContext): Hono {
  const routes = new Hono()

  routes.use('/orders/*', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/orders', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    return c.json({ orders: await listOwnOrders(context, userId) })
  })

  // Again and again: the same answer, and the money goes back once.
  routes.post('/orders/:number{[1-9][0-9]{0,14}}/withdrawal', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('withdrawalByUser', userId)
    const answer = await withdrawOrder(context, userId, Number(c.req.param('number')))
    if (answer.ok) return c.body(null, 204)
    const [status, code, message] = REFUSALS[answer.code]
    throw new HttpError(status, code, message)
  })

  return routes
}
