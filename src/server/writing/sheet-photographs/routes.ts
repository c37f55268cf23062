/**
 * `/api/sheet-photographs`: straightened photographs of handwritten sheets, the student's own, behind addresses that are
 * signed and short-lived.
 */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MOST_PAGE_BYTES } from '#domain/writing/sheet-photograph/photograph-messages.ts'
import { photographQuerySchema } from '#domain/writing/sheet-photograph-wire.ts'
import { createUploadGate } from '#server/account/pictures/upload-gate.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { roomGate } from '../essays/room-gate.ts'
import { keyOfAddress } from './photograph-address.ts'
import { photographError } from './refusals.ts'
import { keepPhotograph, readPhotographs, removePhotograph } from './service.ts'

/** Mount at /api/sheet-photographs. */
export function sheetPhotographRoutes(context: AppContext): Hono<{ Variables: { studentId: string } }> {
  const routes = new Hono<{ Variables: { studentId: string } }>()
  const gate = createUploadGate()

  routes.use('*', roomGate(context))

  routes.get('/files/:name', async (c) => {
    const key = await keyOfAddress(context.keys, c.req.param('name'), c.req.query('token'), context.now())
    const bytes = key === null ? null : await context.files.get(key)
    if (!bytes) throw new HttpError(404, 'photograph_not_found', 'There is no such photograph (any more)')
    // The bytes never change while they are sent: nobody else holds them.
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': 'image/jpeg',
      'content-length': String(bytes.byteLength),
      'content-disposition': 'inline; filename="redacao.jpg"',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    })
  })

  routes.get('/', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    return c.json({
      photographs: await readPhotographs(context, userId, photographQuerySchema.parse(c.req.query()).essay),
    })
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
    bodyLimit({ maxSize: MOST_PAGE_BYTES, onError: refuseLarge }),
    async (c) => {
      const { essay, page } = photographQuerySchema.parse(c.req.query())
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const kept = await keepPhotograph(context, c.get('studentId'), { essayId: essay, page, bytes })
      if (!kept.ok) throw photographError(kept)
      return c.json(kept.value, 201)
    },
  )

  routes.delete('/:id', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const removed = await removePhotograph(context, userId, readId(c, 'photograph_not_found'))
    if (!removed.ok) throw photographError(removed)
    return c.body(null, 204)
  })

  return routes
}

function refuseLarge(): never {
  throw new HttpError(413, 'photograph_too_large', `A page has up to ${MOST_PAGE_BYTES} bytes`)
}
