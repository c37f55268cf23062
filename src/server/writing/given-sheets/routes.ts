/** `/api/given-sheets`: photographs that an adult gives for measuring, and takes back (decision 0212). */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { GIVEN_SHEET_MOST_BYTES } from '#domain/writing/given-sheets.ts'
import { givenSheetQuerySchema } from '#domain/writing/given-sheets-wire.ts'
import { createUploadGate } from '#server/account/pictures/upload-gate.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { roomGate } from '../essays/room-gate.ts'
import { giveSheet, readGiving, takeSheetsBack } from './give-sheet.ts'
import { giftError } from './refusals.ts'

/** Mount at /api/given-sheets. */
export function givenSheetRoutes(context: AppContext): Hono<{ Variables: { studentId: string } }> {
  const routes = new Hono<{ Variables: { studentId: string } }>()
  const gate = createUploadGate()
  routes.use('*', roomGate(context))

  routes.get('/', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    return c.json(await readGiving(context, userId))
  })

  routes.post(
    '/',
    // Who it is and how often: before the first byte of the body is read.
    async (c, next) => {
      const { userId } = await authenticate(context, c.req.header('authorization'))
      await context.limits.consume('sheetPhotographByAccount', userId)
      c.set('studentId', userId)
      await gate.run(userId, next)
    },
    bodyLimit({ maxSize: GIVEN_SHEET_MOST_BYTES, onError: refuseLarge }),
    async (c) => {
      const query = givenSheetQuerySchema.safeParse(c.req.query())
      if (!query.success) throw new HttpError(400, 'invalid_input', 'Which consent, and how it fared')
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const given = await giveSheet(context, c.get('studentId'), { ...query.data, bytes })
      if (!given.ok) throw giftError(given)
      return c.body(null, 204)
    },
  )

  routes.delete('/', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await takeSheetsBack(context, userId, null)
    return c.body(null, 204)
  })

  routes.delete('/:id', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await takeSheetsBack(context, userId, readId(c, 'given_sheet_not_found'))
    return c.body(null, 204)
  })

  return routes
}

function refuseLarge(): never {
  throw new HttpError(413, 'photograph_too_large', `A photograph has up to ${GIVEN_SHEET_MOST_BYTES} bytes`)
}
