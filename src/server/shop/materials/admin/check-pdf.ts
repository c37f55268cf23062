/** Is this a PDF that buyers can open with their name on it? Opened and stamped once, as a download will. */

import { type Ok, ok, refuse } from '#domain/shared/result.ts'
import type { MaterialRefusal } from '#domain/shop/material-upload.ts'
import type { AppContext } from '#server/context.ts'

/** Readers take some rubbish before it (ISO 32000-1, annex H.3.4.1). */
const HEAD_BYTES = 1024

/** @param stamper works beside the process, so that a large file holds nobody up */
export async function checkPdf(
  { stamper }: Pick<AppContext, 'stamper'>,
  bytes: Uint8Array,
): Promise<Ok<{ pageCount: number }> | MaterialRefusal> {
  if (bytes.byteLength === 0) return refuse('file-empty')
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  if (!head.includes('%PDF-')) return refuse('not-a-pdf')
  // Loaded by who uploads a file: it is large.
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true })
    if (document.isEncrypted) return refuse('pdf-protected')
    const pageCount = document.getPageCount()
    if (pageCount === 0) return refuse('pdf-damaged')
    await stamper.stamp(bytes, { name: 'Maria da Conceição', email: 'maria@exemplo.com.br' })
    return ok({ pageCount })
  } catch {
    return refuse('pdf-damaged')
  }
}
