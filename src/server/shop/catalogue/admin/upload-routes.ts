/** `/api/console/products/uploads`: pictures whole, files in parts. Larger bodies than other calls may have (app.ts). */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MAX_PICTURE_BYTES } from '#domain/account/picture.ts'
import { PART_BYTES } from '#domain/shop/upload-parts.ts'
import { readUpload } from '#server/account/pictures/upload-body.ts'
import { createUploadGate } from '#server/account/pictures/upload-gate.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { putPart } from '#server/shop/materials/admin/upload-parts.ts'
import { uploadProductPicture } from '../pictures/product-pictures.ts'

/** A form around the file has some lines of its own. */
const FORM_BYTES = 16 * 1024
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function uploadRoutes(context: Pick<Platform, 'db' | 'files' | 'now'>): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()
  const gate = createUploadGate()

  routes.post(
    '/pictures',
    bodyLimit({ maxSize: MAX_PICTURE_BYTES + FORM_BYTES, onError: tooLarge }),
    async (c) => {
      const made = await gate.run(c.get('owner').userId, async () =>
        uploadProductPicture(context, await readUpload(c)),
      )
      if (made.ok) return c.json(made.value, 201)
      const { ok: _, code, ...facts } = made
      throw new HttpError(code === 'picture-too-large' ? 413 : 422, code, 'The picture was not taken', facts)
    },
  )

  routes.put('/files/:uploadId/:part', bodyLimit({ maxSize: PART_BYTES, onError: tooLarge }), async (c) => {
    const { uploadId, part } = c.req.param()
    if (!UUID.test(uploadId) || !/^\d{1,3}$/.test(part)) {
      throw new HttpError(400, 'invalid_input', 'An upload is named by a UUID, its parts are numbered from 0')
    }
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    const put = await putPart(context, uploadId, Number(part), bytes)
    if (!put.ok) tooLarge()
    return c.body(null, 204)
  })
  return routes
}

function tooLarge(): never {
  throw new HttpError(413, 'file-too-large', 'The file is larger than it may be')
}
