/** `/api/console/teacher-corrections`: the desk, for the owner and the correctors. Behind a gate of its own. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  answerBodySchema,
  changesBodySchema,
  nextBodySchema,
  readersBodySchema,
  returnBodySchema,
  tokenBodySchema,
  voiceQuerySchema,
} from '#domain/console/teacher-corrections-admin-wire.ts'
import { atHouse } from '#domain/writing/teacher-correction/desk-kind.ts'
import type { AppContext } from '#server/context.ts'
import type { ReaderEnv } from '#server/identity/readers-only.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { answerQuestion } from '../ask-teacher.ts'
import { applyChanges } from '../change-correction.ts'
import { endCorrector } from '../correctors/leave-desk.ts'
import { settled as leaving } from '../correctors/refusals.ts'
import { findDeskFiles } from '../desk-files.ts'
import { finishCorrection, returnEssay } from '../finish-correction.ts'
import { readEstimate, readOffers } from '../offer-marks.ts'
import { readQueue } from '../read-queue.ts'
import { settled } from '../refusals.ts'
import { readPhotograph, sendBytes } from '../send-private-file.ts'
import { giveBack, openDesk, takeNext } from '../take-correction.ts'
import { setReaders } from '../two-readings.ts'
import { dropVoice, keepVoice, readVoice, VOICE_BYTES_MAX } from '../voice-message.ts'

/** Of a body that holds a token alone. */
const TOKEN_BYTES_MAX = 16 * 1024
const NOT_FOUND = 'correction_not_found'

export function deskRoutes(context: AppContext): Hono<ReaderEnv> {
  const routes = new Hono<ReaderEnv>()

  routes.get('/', async (c) => c.json(await readQueue(context, c.get('reader'))))

  routes.post('/next', async (c) => {
    const { except } = await readJson(c, nextBodySchema)
    return c.json({ id: await takeNext(context, c.get('reader'), except) })
  })

  // The owner has no role here to leave.
  routes.post('/leave', async (c) => {
    const { userId } = c.get('reader')
    leaving(await endCorrector(context, userId, userId))
    return c.body(null, 204)
  })

  routes.post('/:id/hold', async (c) =>
    c.json(settled(await openDesk(context, c.get('reader'), readId(c, NOT_FOUND)))),
  )

  routes.post('/:id/changes', async (c) => {
    const id = readId(c, NOT_FOUND)
    settled(
      await applyChanges(context, atHouse(c.get('reader').userId), id, await readJson(c, changesBodySchema)),
    )
    return c.body(null, 204)
  })

  routes.post('/:id/release', async (c) => {
    settled(await giveBack(context, c.get('reader').userId, readId(c, NOT_FOUND)))
    return c.body(null, 204)
  })

  routes.post('/:id/finish', async (c) => {
    const id = readId(c, NOT_FOUND)
    const { token } = await readJson(c, tokenBodySchema)
    settled(await finishCorrection(context, atHouse(c.get('reader').userId), id, token))
    return c.body(null, 204)
  })

  routes.post('/:id/return', async (c) => {
    const id = readId(c, NOT_FOUND)
    settled(await returnEssay(context, c.get('reader').userId, id, await readJson(c, returnBodySchema)))
    return c.body(null, 204)
  })

  routes.put('/:id/readers', async (c) => {
    const { userId, isOwner } = c.get('reader')
    if (!isOwner) throw new HttpError(404, 'not_found', 'There is no such address')
    const { readers } = await readJson(c, readersBodySchema)
    settled(await setReaders(context, userId, readId(c, NOT_FOUND), readers))
    return c.body(null, 204)
  })

  routes.post('/:id/answer', async (c) => {
    const id = readId(c, NOT_FOUND)
    const { text } = await readJson(c, answerBodySchema)
    settled(await answerQuestion(context, c.get('reader'), id, text))
    return c.body(null, 204)
  })

  routes.get('/:id/offers', async (c) =>
    c.json(settled(await readOffers(context, atHouse(c.get('reader').userId), readId(c, NOT_FOUND)))),
  )

  routes.get('/:id/estimate', async (c) =>
    c.json(settled(await readEstimate(context, atHouse(c.get('reader').userId), readId(c, NOT_FOUND)))),
  )

  routes.get('/:id/photographs/:number', async (c) => {
    const found = settled(await findDeskFiles(context, atHouse(c.get('reader').userId), readId(c, NOT_FOUND)))
    return sendBytes(c, settled(await readPhotograph(context, found.photographs, c.req.param('number'))))
  })

  // Larger bodies than other calls may have (app.ts).
  routes.put('/voices/:id', bodyLimit({ maxSize: VOICE_BYTES_MAX, onError: tooLarge }), async (c) => {
    const id = readId(c, NOT_FOUND)
    const { token, seconds } = voiceQuerySchema.parse(c.req.query())
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    settled(await keepVoice(context, atHouse(c.get('reader').userId), id, { token, seconds, bytes }))
    return c.body(null, 204)
  })

  routes.get('/voices/:id', async (c) => {
    const found = settled(await findDeskFiles(context, atHouse(c.get('reader').userId), readId(c, NOT_FOUND)))
    return sendBytes(c, settled(await readVoice(context, found.voice)))
  })

  routes.delete('/voices/:id', bodyLimit({ maxSize: TOKEN_BYTES_MAX, onError: tooLarge }), async (c) => {
    const id = readId(c, NOT_FOUND)
    const { token } = await readJson(c, tokenBodySchema)
    settled(await dropVoice(context, atHouse(c.get('reader').userId), id, token))
    return c.body(null, 204)
  })

  return routes
}

function tooLarge(): never {
  throw new HttpError(413, 'voice_too_large', 'The voice message is larger than it may be')
}
