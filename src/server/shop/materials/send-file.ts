/** A PDF to anyone who may have it: where the store has addresses of its own the browser is sent there, else it flows through us. */
import type { Context } from 'hono'
import type { FileHeaders } from '#server/platform/files/file-store.ts'
import { sendStored } from '#server/platform/http/send-stored.ts'
import type { Platform } from '#server/platform/platform.ts'

/** @param fileKey never used twice */
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
  return sendStored(files, c, fileKey, {
    'content-type': headers.contentType,
    'content-disposition': headers.contentDisposition,
    'cache-control': headers.cacheControl,
  })
}

function headersFor(fileName: string): FileHeaders {
  const plainName = fileName.normalize('NFD').replaceAll(/[^A-Za-z0-9 ._-]/g, '') || 'material.pdf'
  return {
    contentType: 'application/pdf',
    contentDisposition: `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    cacheControl: 'private, no-store',
  }
}
