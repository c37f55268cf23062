/** POST /store/{store}/checkout (spec §7 call 4, wire.md §1). */
import { Hono } from 'hono'
import { z } from 'zod'
import { optionalUser } from '../accounts/authenticate.ts'
import type { AppContext } from '../context.ts'
import { readJson } from '../http/body.ts'
import { clientOf } from '../http/client-address.ts'
import { addressKey } from '../http/rate-limit.ts'
import { requireStore } from '../store/require-store.ts'
import { parseCheckout } from './checkout-schema.ts'
import { startCheckout } from './start-checkout.ts'

/** Mount at /store. */
export function checkoutRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.post('/:store/checkout', requireStore(context.config), async (c) => {
    const client = clientOf(c, context.config.http.trustedProxies)
    // An open order holds stock, so nobody may open them without end.
    await context.limits.consume('checkoutByAddress', addressKey(client.ip))
    const body = parseCheckout(await readJson(c, z.unknown()))
    const buyer = await optionalUser(context, c.req.header('authorization'))
    return c.json(await startCheckout(context, body, buyer))
  })
  return routes
}
