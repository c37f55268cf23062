/** GET /api/owned-files?variant_ids[]=…: told before buying what somebody has already. */
import { Hono } from 'hono'
import { MAX_ASKED_VARIANTS } from '#domain/shop/bundle.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { findOwnedOf } from './contents-repository.ts'

/** Mount at /api. */
export function ownedFilesRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.get('/owned-files', async (c) => {
    c.header('cache-control', 'no-store')
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const variantIds = c.req.queries('variant_ids[]') ?? []
    const isFine =
      variantIds.length <= MAX_ASKED_VARIANTS && variantIds.every((id) => /^[A-Za-z0-9_-]{1,64}$/.test(id))
    if (!isFine) throw new HttpError(400, 'invalid_input', 'variant_ids[]: at most fifty ids')
    return c.json({ variants: await findOwnedOf(context.db, userId, variantIds) })
  })
  return routes
}
