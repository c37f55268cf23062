/**
 * The storage wire's lists and questions (docs/wire.md §4): a person's own pictures, and whether an object is there. Of
 * others nobody is told what they have; what everybody may see is asked for by its name.
 */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import { findViewer } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { PICTURE_CONTENT_TYPE } from './encode-picture.ts'
import { readBucket } from './object-address.ts'
import { listOwnObjects, type OwnObject, type StoredObject } from './object-repository.ts'
import { signedOut, storageError } from './refusals.ts'

/** Anybody may ask. */
const QUESTION_BYTES = 16 * 1024
const SORTED_BY = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const

export const listSchema = z.object({
  prefix: z.string().max(1000).default(''),
  limit: z.number().int().min(0).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().max(1000).default(''),
  sortBy: z
    .object({ column: z.enum(SORTED_BY).default('name'), order: z.enum(['asc', 'desc']).default('asc') })
    .default({ column: 'name', order: 'asc' }),
})
type ListQuery = z.infer<typeof listSchema>

export function pictureListRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.post(
    '/object/list/:bucket',
    bodyLimit({ maxSize: QUESTION_BYTES, onError: tooLarge }),
    async (c) => {
      const bucket = readBucket(c.req.param('bucket'))
      if (!bucket) throw storageError(refuse('bucket_not_found'))
      const query = await readJson(c, listSchema)
      const header = c.req.header('authorization')
      const viewer = await findViewer(context, header)
      // The public key of a client that nobody has signed in to is no token.
      if (!viewer.ok && header?.split('.').length === 3) throw signedOut()
      const objects = viewer.ok ? await listOwnObjects(context.db, viewer.value.userId, bucket) : []
      return c.json(listOf(objects, query))
    },
  )
  return routes
}

function tooLarge(): never {
  throw new HttpError(413, 'EntityTooLarge', `A question has up to ${QUESTION_BYTES} bytes`)
}

/** What lies in the folder: objects, and folders as names without an id. */
function listOf(objects: readonly OwnObject[], query: ListQuery) {
  const { prefix, search, sortBy, offset, limit } = query
  const folder = prefix.replace(/^\/+|\/+$/g, '')
  const start = folder === '' ? '' : `${folder}/`
  const folders = new Set<string>()
  const files: OwnObject[] = []
  for (const object of objects) {
    if (!object.name.startsWith(start)) continue
    const name = object.name.slice(start.length)
    if (!name.toLowerCase().startsWith(search.toLowerCase())) continue
    const slash = name.indexOf('/')
    if (slash === -1) files.push({ ...object, name })
    else folders.add(name.slice(0, slash))
  }
  const sign = sortBy.order === 'asc' ? 1 : -1
  const keyOf = ({ name, createdAt, updatedAt }: OwnObject) =>
    sortBy.column === 'name' ? name : (sortBy.column === 'updated_at' ? updatedAt : createdAt).toISOString()
  files.sort((a, b) => sign * (keyOf(a) < keyOf(b) ? -1 : 1))
  return [...[...folders].sort().map(folderJson), ...files.map(fileJson)].slice(offset, offset + limit)
}

/** Of one object that everybody may see. */
export function pictureInfo(picture: StoredObject) {
  const { bucket, name, byteSize, sha256, maxAgeSeconds, createdAt } = picture
  return {
    name,
    bucket_id: bucket,
    size: byteSize,
    content_type: PICTURE_CONTENT_TYPE,
    cache_control: `max-age=${maxAgeSeconds}`,
    etag: `"${sha256}"`,
    metadata: {},
    last_modified: createdAt.toISOString(),
    created_at: createdAt.toISOString(),
  }
}

function folderJson(name: string) {
  return { name, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null }
}

function fileJson({ id, name, byteSize, sha256, maxAgeSeconds, createdAt, updatedAt }: OwnObject) {
  return {
    name,
    id,
    updated_at: updatedAt.toISOString(),
    created_at: createdAt.toISOString(),
    // When somebody looked is not kept.
    last_accessed_at: createdAt.toISOString(),
    metadata: {
      eTag: `"${sha256}"`,
      size: byteSize,
      mimetype: PICTURE_CONTENT_TYPE,
      cacheControl: `max-age=${maxAgeSeconds}`,
      lastModified: updatedAt.toISOString(),
      contentLength: byteSize,
      httpStatusCode: 200,
    },
  }
}
