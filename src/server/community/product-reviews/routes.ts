/**
 * `/api/product-reviews`: what somebody may review; `/{product}`: what buyers say of a product, and the own review of
 * who is signed in.
 */
import { type Context, Hono } from 'hono'
import { newReviewSchema } from '#domain/shop/product-review-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { requireAuthor } from '#server/identity/authors/author.ts'
import { recordAccess } from '#server/identity/record-access.ts'
import { readAfter } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { communityError } from '../authors/refusals.ts'
import { readOwnReview, readReviewable, readReviews, takeReviewBack, writeReview } from './service.ts'

const PRODUCT = '/:product{[A-Za-z0-9_-]{1,64}}'

/** Mount at /api/product-reviews. */
export function productReviewRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/', async (c) => c.json(await readReviewable(context, await requireAccount(context, c))))

  routes.get(PRODUCT, async (c) => c.json(await readReviews(context, c.req.param('product'), readAfter(c))))

  routes.get(`${PRODUCT}/own`, async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    return c.json(await readOwnReview(context, userId, c.req.param('product')))
  })

  routes.put(`${PRODUCT}/own`, async (c) => {
    const author = await requireAccount(context, c)
    await context.limits.consume('productReviewByAccount', author.key)
    const written = await writeReview(
      context,
      author,
      c.req.param('product'),
      await readJson(c, newReviewSchema),
    )
    if (!written.ok) throw communityError(written)
    await recordAccess(context, c, author.userId)
    return c.json(written.value)
  })

  routes.delete(`${PRODUCT}/own`, async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const taken = await takeReviewBack(context, userId, c.req.param('product'))
    if (!taken.ok) throw communityError(taken)
    return c.body(null, 204)
  })

  return routes
}

/** A visitor has bought nothing that anybody could look up. @throws HttpError 401 */
async function requireAccount(context: AppContext, c: Context) {
  const { userId } = await authenticate(context, c.req.header('authorization'))
  const author = await requireAuthor(context, c)
  if (author.userId !== userId) throw new HttpError(401, 'not_authenticated', 'Sign in first')
  return { ...author, userId }
}
