/** A motivating text's picture: anybody reads it, the owner brings it. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { PictureRefusal } from '#domain/account/picture.ts'
import { studyPictureName } from '#domain/study/contents/study-picture.ts'
import { lessonPictureTooLarge, PICTURE_LIMITS } from '#domain/study/courses/lesson-picture.ts'
import { readUpload } from '#server/account/pictures/upload-body.ts'
import { createUploadGate } from '#server/account/pictures/upload-gate.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { studyPictureKey, uploadStudyPicture } from './study-pictures.ts'

/** A form around the file has some lines of its own. */
const FORM_BYTES = 16 * 1024

/** Mount at /study-pictures: a name is never used for other bytes, so a browser may keep them for a year. */
export function studyPictureRoutes({ files }: Pick<Platform, 'files'>): Hono {
  const routes = new Hono()
  routes.get('/:file', async (c) => {
    const name = studyPictureName(`/study-pictures/${c.req.param('file')}`)
    const bytes = name === null ? null : await files.get(studyPictureKey(name))
    if (!bytes) throw new HttpError(404, 'not_found', 'There is no such picture')
    // The bytes never change while they are sent: nobody else holds them.
    return new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: {
        'content-type': 'image/webp',
        'content-length': String(bytes.byteLength),
        'cache-control': 'public, max-age=31536000, immutable',
      },
    })
  })
  return routes
}

/** Mount at /api/console/study/pictures. */
export function studyPictureUpload(context: Pick<Platform, 'db' | 'files' | 'now'>): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()
  const gate = createUploadGate()
  routes.post(
    '/',
    bodyLimit({
      maxSize: PICTURE_LIMITS.bytes + FORM_BYTES,
      onError: () => {
        throw pictureError(lessonPictureTooLarge(null))
      },
    }),
    async (c) => {
      const made = await gate.run(c.get('owner').userId, async () =>
        uploadStudyPicture(context, await readUpload(c)),
      )
      if (!made.ok) throw pictureError(made)
      return c.json(made.value, 201)
    },
  )
  return routes
}

function pictureError({ ok: _, code, ...facts }: PictureRefusal): HttpError {
  return new HttpError(code === 'picture-too-large' ? 413 : 422, code, 'The picture was not taken', facts)
}
