/** `/api/teacher-corrections`: sending to the teacher, taking back, and what became of it. For accounts alone. */
import { Hono } from 'hono'
import { offerQuerySchema, sendBodySchema } from '#domain/writing/teacher-correction/sending-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readAfter, readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { sendEssay } from './send-essay.ts'
import { sendingError } from './sending-refusals.ts'
import { readOffer, readSent } from './sent-list.ts'
import { takeBack } from './take-back.ts'

/** Mount at /api/teacher-corrections. */
export function sendingRoutes(context: AppContext): Hono {
  const routes = new Hono()

  routes.use('*', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    return c.json(await readSent(context, userId, readAfter(c)))
  })

  routes.get('/offer', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const { essayId = null, rewritesId = null } = offerQuerySchema.parse(c.req.query())
    return c.json(await readOffer(context, userId, { essayId, rewritesId }))
  })

  routes.post('/', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('teacherSendingByUser', userId)
    const sent = await sendEssay(context, userId, await readJson(c, sendBodySchema))
    if (!sent.ok) throw sendingError(sent)
    return c.json(sent.value)
  })

  // Again and again: the same answer, and the credit comes back once.
  routes.post('/:id/withdrawal', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('teacherSendingByUser', userId)
    const taken = await takeBack(context, userId, readId(c, 'correction_not_found'))
    if (!taken.ok) throw sendingError(taken)
    return c.body(null, 204)
  })

  return routes
}
