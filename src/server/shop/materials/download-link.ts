/**
 * The link that delivers a bought file: signed for one purchase and one material, and good for a short time only.
 * Anyone who holds it may download, so it is made again at each look at the list and never kept.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The kind of server key that signs the links. */
export const DOWNLOAD_KEY = 'download-link'

export type DownloadTarget = { readonly purchaseId: string; readonly materialId: string }

/** @param fileName without folder; a missing .pdf is added */
export function downloadLink(
  secret: Uint8Array,
  target: DownloadTarget & { fileName: string },
  expiresAt: Date,
): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000)
  const file = encodeURIComponent(pdfName(target.fileName))
  const path = `${target.purchaseId}/${encodeURIComponent(target.materialId)}/${file}`
  return `/storage/v1/object/sign/materials/${path}?token=${seconds}.${macOf(secret, target, seconds)}`
}

/** A link counts up to and including its last second. */
export function checkDownloadToken(
  secret: Uint8Array,
  target: DownloadTarget,
  token: string | undefined,
  now: Date,
): 'valid' | 'expired' | 'forged' {
  const parts = /^(\d{1,12})\.([A-Za-z0-9_-]{43})$/.exec(token ?? '')
  if (!parts) return 'forged'
  const [, seconds, mac] = parts as unknown as [string, string, string] // the pattern has two groups
  const expected = macOf(secret, target, Number(seconds))
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return 'forged'
  return now.getTime() <= Number(seconds) * 1000 ? 'valid' : 'expired'
}

export function pdfName(fileName: string): string {
  return fileName.toLowerCase().endsWith('.pdf') ? fileName : `${fileName}.pdf`
}

/** A file's name as the owner wrote it, without what no name may hold. */
export function storedPdfName(written: string): string {
  return pdfName(written.replaceAll(/[/\\\p{C}]/gu, '').trim() || 'material')
}

function macOf(secret: Uint8Array, { purchaseId, materialId }: DownloadTarget, seconds: number): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purchaseId, materialId, seconds]))
    .digest('base64url')
}
