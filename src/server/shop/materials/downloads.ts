/**
 * GET of a bought file by its signed link (docs/wire.md §4): the PDF with the buyer's name and e-mail on each page.
 * Whether the purchase still stands is asked at each use of the link.
 */
import { type Context, Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { FileStoreError } from '#server/platform/files/file-store.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { downloadTexts } from '#texts/shop/downloads.ts'
import { checkDownloadToken, DOWNLOAD_KEY, type DownloadTarget, pdfName } from './download-link.ts'
import { findBoughtFile, noteDownload } from './download-repository.ts'
import { noticePage } from './notice-page.ts'
import { sendPdf } from './send-file.ts'
import { createStampedCopies, type StampedCopies } from './stamped-copy.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** A purchase or material that changes while its copy is made is looked at again. */
const LOOKS = 3

/** Mount at /storage/v1/object/sign/materials. */
export function downloadRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const copies = createStampedCopies(context)
  routes.get('/:purchaseId/:materialId/:file', async (c) => {
    const { purchaseId, materialId } = c.req.param()
    const secret = await context.keys.secret(DOWNLOAD_KEY)
    const target = { purchaseId, materialId }
    const verdict = checkDownloadToken(secret, target, c.req.query('token'), context.now())
    if (verdict === 'forged' || !UUID.test(purchaseId)) {
      throw new HttpError(403, 'invalid_link', 'This is not a link that we made')
    }
    if (verdict === 'expired') return noticePage(410, downloadTexts.expired, '/perfil')
    try {
      return await send(context, copies, c, target)
    } catch (error) {
      if (!(error instanceof FileStoreError)) throw error
      context.logger.error({ err: error, material: materialId }, 'a download failed')
      return noticePage(503, downloadTexts.unavailable, '/perfil')
    }
  })
  return routes
}

async function send(
  context: AppContext,
  copies: StampedCopies,
  c: Context,
  target: DownloadTarget,
): Promise<Response> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const file = await findBoughtFile(context.db, target)
    if (!file || file.isRevoked) break
    const fileKey = await copies.fileToSend(target, file)
    if (fileKey === null) continue
    const sent = await sendPdf(context, c, fileKey, pdfName(file.fileName))
    if (!isTaken(c, sent)) return sent
    let isNoted = false
    try {
      const facts = { isBegun: isBegun(c, sent), now: context.now() }
      isNoted = await noteDownload(context.db, target, facts)
    } finally {
      // The file is open already, and nobody else will read or close it.
      if (!isNoted) await sent.body?.cancel()
    }
    if (!isNoted) break
    return sent
  }
  return noticePage(403, downloadTexts.revoked, '/perfil')
}

/** Whatever part of it is sent, in whichever way it was asked for. A look at the head, or beyond the end, takes nothing. */
function isTaken(c: Context, sent: Response): boolean {
  return c.req.method === 'GET' && sent.status !== 416
}

/** The rest of one that broke off is no further download. Of a redirect the request tells, else what is sent. */
function isBegun(c: Context, sent: Response): boolean {
  if (sent.status === 302) return !/^bytes=(?!0-)/.test(c.req.header('range') ?? '')
  return /^bytes 0-|^$/.test(sent.headers.get('content-range') ?? '')
}
