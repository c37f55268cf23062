/**
 * A file to anyone who may have it: where the store has addresses of its own the browser is sent there, else the file flows
 * through us, also in parts, so that a phone goes on where its download broke off.
 */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { FileHeaders } from '#server/platform/files/file-store.ts'
import { readByteRange } from '#server/platform/http/byte-range.ts'
import type { Platform } from '#server/platform/platform.ts'

/** @param fileKey never used twice, so its name is also what the file's content is known by */
export async function sendPdf(
  { files, config }: Pick<Platform, 'config' | 'files'>,
  c: Context,
  fileKey: string,
  fileName: string,
): Promise<Response> {
  const headers = headersFor(fileName)
  if (files.linkTo && c.req.method === 'GET') {
    const seconds = config.downloads.storeLinkSeconds
    const location = await files.linkTo(fileKey, { headers, seconds })
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } })
  }
  const byteSize = await files.byteSizeOf(fileKey)
  if (byteSize === null) throw new Error(`the file is missing: ${fileKey}`)
  const etag = `"${createHash('sha256').update(fileKey).digest('base64url')}"`
  const sent = {
    'content-type': headers.contentType,
    'content-disposition': headers.contentDisposition,
    'cache-control': headers.cacheControl,
    'accept-ranges': 'bytes',
    etag,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  }
  const condition = c.req.header('if-range')
  const isSame = condition === undefined || condition === etag
  const range = isSame ? readByteRange(c.req.header('range'), byteSize) : null
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${byteSize}` } })
  const part = range ?? { first: 0, last: byteSize - 1 }
  const status = range ? 206 : 200
  const measured = {
    ...sent,
    'content-length': String(part.last - part.first + 1),
    ...(range ? { 'content-range': `bytes ${part.first}-${part.last}/${byteSize}` } : {}),
  }
  if (c.req.method === 'HEAD') return new Response(null, { status, headers: measured })
  const opened = await files.open(fileKey, range ?? undefined)
  if (!opened) throw new Error(`the file is missing: ${fileKey}`)
  // The cast is true: Node's own web stream is the one that Response takes.
  const body = Readable.toWeb(opened.content) as unknown as ReadableStream<Uint8Array>
  return new Response(body, { status, headers: measured })
}

function headersFor(fileName: string): FileHeaders {
  const plainName = fileName.normalize('NFD').replaceAll(/[^A-Za-z0-9 ._-]/g, '') || 'material.pdf'
  return {
    contentType: 'application/pdf',
    contentDisposition: `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    cacheControl: 'private, no-store',
  }
}
