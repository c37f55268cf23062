/**
 * The link that delivers a bought file: signed for one purchase and one material, and good for a short time only.
 * Anyone who holds it may download, so it is made again at each look at the list and never kept.
 */
import { checkToken, signToken } from '#server/platform/http/signed-token.ts'

/** The kind of server key that signs the links. */
export const DOWNLOAD_KEY = 'download-link'

export type DownloadTarget = { readonly purchaseId: string; readonly materialId: string }

/** @param fileName without folder; a missing .pdf is added */
export function downloadLink(
  secret: Uint8Array,
  target: DownloadTarget & { fileName: string },
  expiresAt: Date,
): string {
  const file = encodeURIComponent(pdfName(target.fileName))
  const path = `${target.purchaseId}/${encodeURIComponent(target.materialId)}/${file}`
  return `/storage/v1/object/sign/materials/${path}?token=${signToken(secret, factsOf(target), expiresAt)}`
}

export function checkDownloadToken(
  secret: Uint8Array,
  target: DownloadTarget,
  token: string | undefined,
  now: Date,
): 'valid' | 'expired' | 'forged' {
  return checkToken(secret, factsOf(target), token, now)
}

export function pdfName(fileName: string): string {
  return fileName.toLowerCase().endsWith('.pdf') ? fileName : `${fileName}.pdf`
}

/** A file's name as the owner wrote it, without what no name may hold. */
export function storedPdfName(written: string): string {
  return pdfName(written.replaceAll(/[/\\\p{C}]/gu, '').trim() || 'material')
}

function factsOf({ purchaseId, materialId }: DownloadTarget): string[] {
  return [purchaseId, materialId]
}
