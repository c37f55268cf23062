/** A file of the store flows through us, also in parts: a download goes on where it broke off, a video jumps. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { FileStore } from '../files/file-store.ts'
import { readByteRange } from './byte-range.ts'

/**
 * @param fileKey never used twice, so its name is also what the file's content is known by
 * @param headers what the file is, and who may keep it
 * @throws when there is no such file, and FileStoreError when the store cannot be read
 */
export async function sendStored(
  files: FileStore,
  c: Context,
  fileKey: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const byteSize = await files.byteSizeOf(fileKey)
  if (byteSize === null) throw new Error(`the file is missing: ${fileKey}`)
  const etag = `"${createHash('sha256').update(fileKey).digest('base64url')}"`
  const condition = c.req.header('if-range')
  const isSame = condition === undefined || condition === etag
  const range = isSame ? readByteRange(c.req.header('range'), byteSize) : null
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${byteSize}` } })
  const part = range ?? { first: 0, last: byteSize - 1 }
  const status = range ? 206 : 200
  const sent = {
    ...headers,
    'accept-ranges': 'bytes',
    etag,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-length': String(part.last - part.first + 1),
    ...(range ? { 'content-range': `bytes ${part.first}-${part.last}/${byteSize}` } : {}),
  }
  if (c.req.method === 'HEAD') return new Response(null, { status, headers: sent })
  const opened = await files.open(fileKey, range ?? undefined)
  if (!opened) throw new Error(`the file is missing: ${fileKey}`)
  // The cast is true: Node's own web stream is the one that Response takes.
  const body = Readable.toWeb(opened.content) as unknown as ReadableStream<Uint8Array>
  return new Response(body, { status, headers: sent })
}
