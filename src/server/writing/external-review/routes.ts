/** `/api/essays/{id}/versions/{n}/review` and `/api/review-consent`: comments from a service outside (decision 0068). */
import { Hono } from 'hono'
import { reviewConsentBodySchema } from '#domain/writing/external-review-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { readVersionNumber } from '../essays/call.ts'
import { roomGate } from '../essays/room-gate.ts'
import { giveConsent, withdrawConsent } from './consent.ts'
import { reviewError } from './refusals.ts'
import { askForReview, readReviewState } from './review.ts'
import { consumeReview } from './review-limits.ts'

/** Mount at /api. */
export function reviewRoutes(context: AppContext): Hono {
  const routes = new Hono()
  for (const path of ['/essays/:id/versions/:number/review', '/review-consent']) {
    routes.use(path, roomGate(context))
  }

  routes.post('/essays/:id/versions/:number/review', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await consumeReview(context, userId)
    const key = { userId, essayId: readId(c, 'essay_not_found'), number: readVersionNumber(c) }
    const asked = await askForReview(context, key)
    if (!asked.ok) throw reviewError(asked)
    return c.json(await readReviewState(context, key))
  })

  routes.put('/review-consent', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('reviewConsentByAccount', userId)
    const given = await giveConsent(context, userId, 'comments', await readJson(c, reviewConsentBodySchema))
    if (!given.ok) throw reviewError(given)
    return c.body(null, 204)
  })

  routes.delete('/review-consent', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('reviewConsentByAccount', userId)
    await withdrawConsent(context, userId, 'comments')
    return c.body(null, 204)
  })
  return routes
}
