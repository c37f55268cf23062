/**
 * The owner brings a file for a lesson: parts as for other files, checked whole. A lesson has it once a saved draft names
 * it (keep-file.ts).
 */
import { type Ok, refuse } from '#domain/shared/result.ts'
import type { MaterialRefusal } from '#domain/shop/material-upload.ts'
import { ATTACHMENT_LIMITS } from '#domain/study/courses/lesson-attachment.ts'
import type { AppContext } from '#server/context.ts'
import { checkPdf } from '#server/shop/materials/admin/check-pdf.ts'
import { dropParts, joinParts } from '#server/shop/materials/admin/upload-parts.ts'
import { storedPdfName } from '#server/shop/materials/download-link.ts'
import { newId } from '#server/shop/new-id.ts'
import { type KeepRefusal, type Kept, keepFile } from './keep-file.ts'

export type AttachmentRefusal = MaterialRefusal | KeepRefusal

type Upload = { readonly uploadId: string; readonly partCount: number; readonly fileName: string }

export async function addAttachment(
  context: AppContext,
  course: string,
  upload: Upload,
): Promise<Ok<Kept> | AttachmentRefusal> {
  const joined = await joinParts(context, upload.uploadId, upload.partCount)
  if (!joined.ok) return joined
  const bytes = joined.value
  const kept = await keep(context, course, upload.fileName, bytes)
  await dropParts(context, upload.uploadId)
  return kept
}

async function keep(
  context: AppContext,
  course: string,
  fileName: string,
  bytes: Uint8Array,
): Promise<Ok<Kept> | AttachmentRefusal> {
  if (bytes.byteLength > ATTACHMENT_LIMITS.bytes) return refuse('file-too-large')
  const checked = await checkPdf(context, bytes)
  if (!checked.ok) return checked
  return keepFile(context, { id: newId('att'), course, fileName: storedPdfName(fileName), content: bytes })
}
