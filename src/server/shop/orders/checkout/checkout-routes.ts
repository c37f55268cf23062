/** POST /store/{store}/checkout (product §7 call 4, docs/wire.md §1), and its quote for a cart with a coupon. */
import { Hono } from 'hono'
import { z } from 'zod'
import type { AppContext } from '#server/context.ts'
import { optionalUser } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import type { Platform } from '#server/platform/platform.ts'
import { requireStore } from '#server/shop/catalogue/require-store.ts'
import { UNKNOWN_COUPON } from '#server/shop/coupons/discount-order.ts'
import { parseCheckout, quoteSchema } from './checkout-schema.ts'
import { quoteCart } from './quote-cart.ts'
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
    const start = () => startCheckout(context, body, buyer)
    return c.json(await (body.couponCode ? countGuess(context, addressKey(client.ip), start) : start()))
  })

  routes.post('/:store/checkout/quote', requireStore(context.config), async (c) => {
    c.header('cache-control', 'no-store')
    const key = addressKey(clientOf(c, context.config.http.trustedProxies).ip)
    await context.limits.consume('quoteByAddress', key)
    const body = await readJson(c, quoteSchema)
    const buyer = await optionalUser(context, c.req.header('authorization'))
    return c.json(await countGuess(context, key, () => quoteCart(context, body, buyer)))
  })
  return routes
}

/** Takes one guess before the work and gives it back unless the code is unknown: who knows a code guesses nothing. */
async function countGuess<T>(
  context: Pick<Platform, 'limits'>,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  await context.limits.consume('couponGuessByAddress', key)
  try {
    const done = await work()
    await context.limits.refund('couponGuessByAddress', key)
    return done
  } catch (error) {
    const isGuess = error instanceof HttpError && error.code === UNKNOWN_COUPON
    if (!isGuess) await context.limits.refund('couponGuessByAddress', key)
    throw error
  }
}
