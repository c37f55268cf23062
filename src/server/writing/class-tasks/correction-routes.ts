/** `/api/class-corrections`: the desk of a class's teacher. To everybody else what lies there is not there. */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  changesBodySchema,
  tokenBodySchema,
  voiceQuerySchema,
} from '#domain/console/teacher-corrections-admin-wire.ts'
import type { Ok } from '#domain/shared/result.ts'
import {
  nextHandedBodySchema,
  openHandedBodySchema,
} from '#domain/writing/class-tasks/class-correction-wire.ts'
import { atClass } from '#domain/writing/teacher-correction/desk-kind.ts'
import type { AppContext } from '#server/context.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { authenticateTeacher } from '#server/study/classes/authenticate-teacher.ts'
import { applyChanges } from '../teacher-correction/change-correction.ts'
import { findDeskFiles } from '../teacher-correction/desk-files.ts'
import { finishCorrection } from '../teacher-correction/finish-correction.ts'
import { readEstimate, readOffers } from '../teacher-correction/offer-marks.ts'
import { settled } from '../teacher-correction/refusals.ts'
import { sendBytes } from '../teacher-correction/send-private-file.ts'
import { dropVoice, keepVoice, readVoice, VOICE_BYTES_MAX } from '../teacher-correction/voice-message.ts'
import { type CorrectHandedRefusal, nextHanded, openHanded } from './correct-handed.ts'

const WORDINGS: Record<CorrectHandedRefusal['code'], readonly [number, string]> = {
  not_a_teacher: [404, 'There is no such task'],
  task_not_found: [404, 'There is no such task, or nothing was handed in'],
  already_returned: [409, 'This version is corrected and with its student'],
}
const NOT_FOUND = 'correction_not_found'
/** Of a body that holds a token alone. */
const TOKEN_BYTES_MAX = 16 * 1024

/** Mount at /api/class-corrections. */
export function classCorrectionRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const teacherOf = (c: Context) => authenticateTeacher(context, c)
  const readerOf = async (c: Context) => atClass(await teacherOf(c))
  const correctionOf = (c: Context) => readId(c, NOT_FOUND)

  routes.use('*', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.post('/tasks/:id/next', async (c) => {
    const teacherId = await teacherOf(c)
    const { except } = await readJson(c, nextHandedBodySchema)
    return c.json(opened(await nextHanded(context, teacherId, readId(c, 'task_not_found'), except)))
  })
  routes.post('/tasks/:id/seats/:seat', async (c) => {
    const teacherId = await teacherOf(c)
    const taskId = readId(c, 'task_not_found')
    const seat = readId(c, 'task_not_found', 'seat')
    const { isAnew } = await readJson(c, openHandedBodySchema)
    return c.json(opened(await openHanded(context, teacherId, { taskId, seat, isAnew })))
  })

  routes.post('/:id/changes', async (c) => {
    const reader = await readerOf(c)
    settled(await applyChanges(context, reader, correctionOf(c), await readJson(c, changesBodySchema)))
    return c.body(null, 204)
  })
  routes.post('/:id/finish', async (c) => {
    const reader = await readerOf(c)
    const { token } = await readJson(c, tokenBodySchema)
    settled(await finishCorrection(context, reader, correctionOf(c), token))
    return c.body(null, 204)
  })
  routes.get('/:id/offers', async (c) =>
    c.json(settled(await readOffers(context, await readerOf(c), correctionOf(c)))),
  )
  routes.get('/:id/estimate', async (c) =>
    c.json(settled(await readEstimate(context, await readerOf(c), correctionOf(c)))),
  )

  // Larger bodies than other calls may have (app.ts).
  routes.put('/voices/:id', bodyLimit({ maxSize: VOICE_BYTES_MAX, onError: tooLarge }), async (c) => {
    const reader = await readerOf(c)
    const { token, seconds } = voiceQuerySchema.parse(c.req.query())
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    settled(await keepVoice(context, reader, correctionOf(c), { token, seconds, bytes }))
    return c.body(null, 204)
  })
  routes.get('/voices/:id', async (c) => {
    const found = settled(await findDeskFiles(context, await readerOf(c), correctionOf(c)))
    return sendBytes(c, settled(await readVoice(context, found.voice)))
  })
  routes.delete('/voices/:id', bodyLimit({ maxSize: TOKEN_BYTES_MAX, onError: tooLarge }), async (c) => {
    const reader = await readerOf(c)
    const { token } = await readJson(c, tokenBodySchema)
    settled(await dropVoice(context, reader, correctionOf(c), token))
    return c.body(null, 204)
  })
  return routes
}

function opened<T>(result: Ok<T> | CorrectHandedRefusal): T {
  if (result.ok) return result.value
  const [status, message] = WORDINGS[result.code]
  throw new HttpError(status, result.code, message)
}

function tooLarge(): never {
  throw new HttpError(413, 'voice_too_large', 'The voice message is larger than it may be')
}
