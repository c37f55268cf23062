/**
 * POST /api/carts: a cart was begun somewhere. One more in the day's count, and nothing about who it was: the first
 * number of the owner's conversion (console/overview.ts).
 */
import { Hono } from 'hono'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import type { AppContext } from '#server/context.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'

/** Mount at /api. */
export function cartRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.post('/carts', async (c) => {
    c.header('cache-control', 'no-store')
    const { ip } = clientOf(c, context.config.http.trustedProxies)
    await context.limits.consume('cartBegunByAddress', addressKey(ip))
    await context.db
      .insertInto('day_counts')
      .values({ day: dayInBrasilia(context.now()), event: 'cart-begun', count: 1 })
      .onConflict((conflict) =>
        conflict.columns(['day', 'event']).doUpdateSet((eb) => ({ count: eb('day_counts.count', '+', 1) })),
      )
      .execute()
    return c.body(null, 204)
  })
  return routes
}
