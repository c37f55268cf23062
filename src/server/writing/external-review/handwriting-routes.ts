/** `/api/handwriting`: lines of a photographed sheet, read by a service outside where there is one (decision 0204). */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { reviewConsentBodySchema } from '#domain/writing/external-review-wire.ts'
import { readingQuerySchema } from '#domain/writing/machine-reading-wire.ts'
import { MOST_PAGE_BYTES } from '#domain/writing/sheet-photograph/photograph-messages.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { roomGate } from '../essays/room-gate.ts'
import { photographError } from '../sheet-photographs/refusals.ts'
import { giveConsent, withdrawConsent } from './consent.ts'
import { readHandwriting, readReadingState } from './read-handwriting.ts'
import { isReviewRefusal, reviewError } from './refusals.ts'
import { consumeReview } from './review-limits.ts'

/** Mount at /api/handwriting. */
export function handwritingRoutes(context: AppContext): Hono<{ Variables: { studentId: string } }> {
  const routes = new Hono<{ Variables: { studentId: string } }>()
  routes.use('*', roomGate(context))

  routes.get('/', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    return c.json(await readReadingState(context, userId))
  })

  routes.post(
    '/',
    // Who it is and how often: before the first byte of the body is read.
    async (c, next) => {
      const { userId } = await authenticate(context, c.req.header('authorization'))
      await consumeReview(context, userId)
      c.set('studentId', userId)
      await next()
    },
    bodyLimit({ maxSize: MOST_PAGE_BYTES, onError: refuseLarge }),
    async (c) => {
      const { lines } = readingQuerySchema.parse(c.req.query())
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const read = await readHandwriting(context, c.get('studentId'), { bytes, lines })
      if (read.ok) return c.json({ lines: read.value })
      throw isReviewRefusal(read) ? reviewError(read) : photographError(read)
    },
  )

  routes.put('/consent', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('reviewConsentByAccount', userId)
    const given = await giveConsent(
      context,
      userId,
      'handwriting',
      await readJson(c, reviewConsentBodySchema),
    )
    if (!given.ok) throw reviewError(given)
    return c.body(null, 204)
  })

  routes.delete('/consent', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('reviewConsentByAccount', userId)
    await withdrawConsent(context, userId, 'handwriting')
    return c.body(null, 204)
  })

  return routes
}

function refuseLarge(): never {
  throw new HttpError(413, 'photograph_too_large', `A page has up to ${MOST_PAGE_BYTES} bytes`)
}
