/** /api/orders: what somebody bought, giving it back, and putting a guest's e-mail right. */
import { Hono } from 'hono'
import { orderEmailSchema } from '#domain/shop/order-email-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { withdrawOrder } from '../money-back/withdraw-order.ts'
import { mendOrderEmail } from './mend-order-email.ts'
import { listOwnOrders } from './own-orders.ts'

const REFUSALS = {
  'unknown-order': [404, 'unknown_order', 'There is no such order'],
  'too-late': [409, 'withdrawal_too_late', 'The seven days to give this purchase back have passed'],
  downloaded: [409, 'already_downloaded', 'The files of this order were downloaded'],
  used: [409, 'credits_used', 'All that this order granted was used'],
  'not-mendable': [409, 'email_not_mendable', 'The e-mail of this order can no longer be changed here'],
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

  routes.post('/orders/:id{[0-9a-f-]{36}}/email', async (c) => {
    const { ip } = clientOf(c, context.config.http.trustedProxies)
    await context.limits.consume('orderEmailByAddress', addressKey(ip))
    const body = await readJson(c, orderEmailSchema)
    await context.limits.consume('orderEmailByOrder', c.req.param('id'))
    const answer = await mendOrderEmail(context, c.req.param('id'), body)
    if (answer.ok) return c.json({ key: answer.value })
    const [status, code, message] = REFUSALS[answer.code]
    throw new HttpError(status, code, message)
  })

  return routes
}
