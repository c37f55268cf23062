/**
 * POST /api/carts: a cart was begun somewhere. One more in the day's count (begun-carts.ts), and nothing about who
 * it was.
 */
import { Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { countBegunCart } from './begun-carts.ts'

/** Mount at /api. */
export function cartRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.post('/carts', async (c) => {
    c.header('cache-control', 'no-store')
    const { ip } = clientOf(c, context.config.http.trustedProxies)
    await context.limits.consume('cartBegunByAddress', addressKey(ip))
    await countBegunCart(context.db, context.now())
    return c.body(null, 204)
  })
  return routes
}
