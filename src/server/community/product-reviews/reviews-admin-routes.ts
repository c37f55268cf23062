/** `/api/console/product-reviews`: the admin page /painel/avaliacoes. Whether one is shown is decided by moderation. */
import { Hono } from 'hono'
import { reviewAnswerSchema } from '#domain/shop/product-review-wire.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readAfter, readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { communityError } from '../authors/refusals.ts'
import { answerReview, readReviewsAdmin } from './service.ts'

/** Mount at /api/console/product-reviews. */
export function productReviewsAdmin(context: Pick<AppContext, 'db' | 'now' | 'payments'>): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  routes.get('/', async (c) => c.json(await readReviewsAdmin(context, readAfter(c))))

  routes.put('/:id/answer', async (c) => {
    const id = readId(c, 'review_not_found')
    const { text } = await readJson(c, reviewAnswerSchema)
    const answered = await answerReview(context, c.get('owner').userId, id, text)
    if (!answered.ok) throw communityError(answered)
    return c.body(null, 204)
  })

  return routes
}
