/**
 * POST /api/visits: somebody came, or opened a product's page. One more in the day's counts (count-visit.ts). Always
 * answered the same: who reads a page has nothing to do with whether it was counted.
 */
import { Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { countBySource, countProductView } from './count-visit.ts'

const PRODUCT_ID = /^[A-Za-z0-9_-]{1,64}$/
/** Says of itself that nobody sits before it. */
const MACHINE = /bot|crawl|spider|slurp|preview|headless/i

/** Mount at /api. */
export function visitRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.post('/visits', async (c) => {
    c.header('cache-control', 'no-store')
    const { source, product } = c.req.query()
    if (product !== undefined && !PRODUCT_ID.test(product))
      throw new HttpError(400, 'invalid_input', 'product: is the id of a product')
    const { ip } = clientOf(c, context.config.http.trustedProxies)
    const isMachine = MACHINE.test(c.req.header('user-agent') ?? '')
    if (isMachine || !(await hasUseLeft(context, addressKey(ip)))) return c.body(null, 204)
    if (product === undefined) await countBySource(context.db, 'visits', source, context.now())
    else await countProductView(context.db, product, source, context.now())
    return c.body(null, 204)
  })
  return routes
}

async function hasUseLeft({ limits }: Pick<AppContext, 'limits'>, key: string): Promise<boolean> {
  try {
    await limits.consume('visitByAddress', key)
    return true
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false
    throw error
  }
}
