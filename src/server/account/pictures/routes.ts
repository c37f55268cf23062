/**
 * The storage wire under /storage/v1 (docs/wire.md §4) for the two buckets of pictures; bought files have their signed
 * links in src/server/shop/materials/downloads.ts.
 */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { isOwnPictureName, MAX_PICTURE_BYTES, pictureTooLarge } from '#domain/account/picture.ts'
import { refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import { findViewer } from '#server/identity/authenticate.ts'
import { recordAccess } from '#server/identity/record-access.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { namesValidator } from '#server/platform/http/validators.ts'
import { PICTURE_CONTENT_TYPE } from './encode-picture.ts'
import { forgetPictures } from './forget-pictures.ts'
import { pictureInfo, pictureListRoutes } from './list-routes.ts'
import { type ObjectAddress, readBucket, readObjectAddress } from './object-address.ts'
import { inPortuguese, signedOut, storageError } from './refusals.ts'
import { type DeletedObject, findPicture, removePictures, uploadPicture } from './service.ts'
import { readUpload } from './upload-body.ts'
import { createUploadGate } from './upload-gate.ts'

/** What a form adds to its file. */
const FORM_BYTES = 64 * 1024
const MAX_REMOVALS = 100
export const removalSchema = z.object({ prefixes: z.array(z.string().max(500)).min(1).max(MAX_REMOVALS) })

type Admitted = { Variables: { upload: ObjectAddress & { ownerId: string } } }

export function storageRoutes(context: AppContext): Hono<Admitted> {
  const routes = new Hono<Admitted>()
  const gate = createUploadGate()

  routes.route('/', pictureListRoutes(context))
  const sendPicture = async (c: Context, prefix: string) => {
    const picture = await findPicture(context, addressOf(c, prefix))
    if (!picture) throw notFound()
    const headers = {
      etag: `"${picture.sha256}"`,
      'cache-control': `public, max-age=${picture.maxAgeSeconds}, immutable`,
    }
    if (namesValidator(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers)
    const bytes = await context.files.get(picture.fileKey)
    if (!bytes) throw notFound()
    // The bytes never change while they are sent: nobody else holds them.
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      ...headers,
      'content-type': PICTURE_CONTENT_TYPE,
      'content-length': String(bytes.byteLength),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
  }
  routes.get('/object/public/*', (c) => sendPicture(c, '/object/public/'))
  routes.get('/object/info/*', async (c) => {
    const picture = await findPicture(context, addressOf(c, '/object/info/'))
    if (!picture) throw notFound()
    return c.json(pictureInfo(picture))
  })
  // Whoever is signed in asks here; pictures are for everybody.
  routes.get('/object/*', (c) => sendPicture(c, '/object/'))

  routes.on(
    ['POST', 'PUT'],
    '/object/*',
    // Whose it is, whether they may, and how often: before the first byte of the body is read.
    async (c, next) => {
      const ownerId = await requireUser(context, c)
      const address = addressOf(c, '/object/')
      if (!isOwnPictureName(address.name, ownerId)) throw storageError(refuse('foreign_name'))
      await context.limits.consume('uploadByUser', ownerId).catch((error: unknown) => {
        throw inPortuguese(error)
      })
      c.set('upload', { ...address, ownerId })
      await gate.run(ownerId, next)
    },
    bodyLimit({ maxSize: MAX_PICTURE_BYTES + FORM_BYTES, onError: refuseLargePicture }),
    async (c) => {
      const file = await readUpload(c)
      if (file.bytes.byteLength > MAX_PICTURE_BYTES) throw storageError(pictureTooLarge(file.fileName))
      const mayReplace = c.req.method === 'PUT' || c.req.header('x-upsert') === 'true'
      const upload = c.get('upload')
      const uploaded = await uploadPicture(context, { ...upload, file, mayReplace })
      if (!uploaded.ok) throw storageError(uploaded)
      await recordAccess(context, c, upload.ownerId)
      return c.json({ Id: uploaded.value.id, Key: `${upload.bucket}/${upload.name}` })
    },
  )

  routes.delete(
    '/object/:bucket',
    bodyLimit({ maxSize: FORM_BYTES, onError: refuseLargeList }),
    async (c) => {
      const ownerId = await requireUser(context, c)
      const bucket = readBucket(c.req.param('bucket'))
      if (!bucket) throw storageError(refuse('bucket_not_found'))
      const { prefixes } = await readJson(c, removalSchema)
      const removed = await removePictures(context, ownerId, bucket, prefixes, (tx, names) =>
        forgetPictures(tx, ownerId, bucket, names),
      )
      return c.json(removed.map(objectJson))
    },
  )

  return routes
}

async function requireUser(context: AppContext, c: Context): Promise<string> {
  const viewer = await findViewer(context, c.req.header('authorization'))
  if (!viewer.ok) throw signedOut()
  return viewer.value.userId
}

/** @throws HttpError 404 for a bucket that is not there, 400 for a name that cannot be */
function addressOf(c: Context, prefix: string): ObjectAddress {
  const { pathname } = new URL(c.req.url)
  const read = readObjectAddress(pathname.slice(pathname.indexOf(prefix) + prefix.length))
  if (!read.ok) throw storageError(read)
  return read.value
}

function objectJson({ id, bucket, name, ownerId, createdAt, updatedAt }: DeletedObject) {
  return {
    id,
    bucket_id: bucket,
    name,
    owner: ownerId,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }
}

function notFound(): HttpError {
  return new HttpError(404, 'NoSuchKey', 'Object not found')
}

function refuseLargePicture(): never {
  throw storageError(pictureTooLarge(null))
}

function refuseLargeList(): never {
  throw new HttpError(413, 'EntityTooLarge', `At most ${MAX_REMOVALS} names at once`)
}
