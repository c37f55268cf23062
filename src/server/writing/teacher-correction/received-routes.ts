/** `/api/teacher-corrections/{id}`: what came back to a student. What is somebody else's is not there. */
import { type Context, Hono } from 'hono'
import { questionBodySchema, ratingBodySchema } from '#domain/writing/teacher-correction/received-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { askQuestion, rateCorrection } from './ask-teacher.ts'
import { findReceivedFiles, readReceived } from './received-sheet.ts'
import { settled } from './refusals.ts'
import { readPhotograph, sendBytes } from './send-private-file.ts'
import { readVoice } from './voice-message.ts'

const NOT_FOUND = 'correction_not_found'

/** Mount at /api/teacher-corrections. */
export function receivedRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const studentOf = async (c: Context) => (await authenticate(context, c.req.header('authorization'))).userId
  const filesOf = async (c: Context) =>
    settled(await findReceivedFiles(context, await studentOf(c), readId(c, NOT_FOUND)))

  routes.use('*', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/:id', async (c) =>
    c.json(settled(await readReceived(context, await studentOf(c), readId(c, NOT_FOUND)))),
  )

  routes.post('/:id/question', async (c) => {
    const userId = await studentOf(c)
    await context.limits.consume('teacherQuestionByUser', userId)
    const { text } = await readJson(c, questionBodySchema)
    settled(await askQuestion(context, userId, readId(c, NOT_FOUND), text))
    return c.body(null, 204)
  })

  routes.put('/:id/rating', async (c) => {
    const userId = await studentOf(c)
    const rating = await readJson(c, ratingBodySchema)
    settled(await rateCorrection(context, userId, readId(c, NOT_FOUND), rating))
    return c.body(null, 204)
  })

  routes.get('/:id/voices/:number{[0-2]}', async (c) => {
    const { voices } = await filesOf(c)
    return sendBytes(c, settled(await readVoice(context, voices[Number(c.req.param('number'))] ?? null)))
  })

  routes.get('/:id/photographs/:number', async (c) => {
    const { photographs } = await filesOf(c)
    return sendBytes(c, settled(await readPhotograph(context, photographs, c.req.param('number'))))
  })

  return routes
}
