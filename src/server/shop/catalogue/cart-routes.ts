/**
 * POST /api/carts: a cart was begun somewhere. One more in the day's counts (begun-carts.ts, ../visits), and nothing
 * about who it was. GET /api/companions?product_ids[]=…: what the owner offers with what is in it.
 */
import { Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { countBySource } from '../visits/count-visit.ts'
import { countBegunCart } from './begun-carts.ts'
import { findCompanions } from './companion-repository.ts'

/** As many as an order has lines. */
const MAX_ASKED_PRODUCTS = 50

/** Mount at /api. */
export function cartRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.post('/carts', async (c) => {
    c.header('cache-control', 'no-store')
    const { ip } = clientOf(c, context.config.http.trustedProxies)
    await context.limits.consume('cartBegunByAddress', addressKey(ip))
    await countBegunCart(context.db, context.now())
    await countBySource(context.db, 'carts', c.req.query('source'), context.now())
    return c.body(null, 204)
  })
  routes.get('/companions', async (c) => {
    c.header('cache-control', 'no-store')
    const ids = c.req.queries('product_ids[]') ?? []
    const isFine = ids.length <= MAX_ASKED_PRODUCTS && ids.every((id) => /^[A-Za-z0-9_-]{1,64}$/.test(id))
    if (!isFine) throw new HttpError(400, 'invalid_input', 'product_ids[]: at most fifty ids')
    return c.json({ companions: await findCompanions(context.db, ids) })
  })
  return routes
}
