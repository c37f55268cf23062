/**
 * The owner brings a file for a lesson: parts as for other files, checked whole, kept under a key of its own. A lesson
 * has it once a saved draft names it; one that no draft ever named goes with a save a day later.
 */
import { randomUUID } from 'node:crypto'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { MaterialRefusal } from '#domain/shop/material-upload.ts'
import type { Course } from '#domain/study/courses/course.ts'
import { ATTACHMENT_LIMITS, attachedIds } from '#domain/study/courses/lesson-attachment.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { announceFiles, claimFiles, discardFile } from '#server/platform/files/discarded-files-repository.ts'
import { checkPdf } from '#server/shop/materials/admin/check-pdf.ts'
import { dropParts, joinParts } from '#server/shop/materials/admin/upload-parts.ts'
import { storedPdfName } from '#server/shop/materials/download-link.ts'
import { newId } from '#server/shop/new-id.ts'
import { findCourseRow } from '../admin/admin-repository.ts'
import { countAttachments, deleteAttachments, insertAttachment } from './attachment-repository.ts'

const ABANDONED_AFTER_MS = 3600_000
/** As long as a form with a file that was not saved may stay open. */
const UNNAMED_FOR_MS = 24 * 3600_000

export type AttachmentRefusal =
  | MaterialRefusal
  | Refusal<'course_not_found'>
  | Refusal<'too_many_attachments'>

type Upload = { readonly uploadId: string; readonly partCount: number; readonly fileName: string }
type Attached = { readonly id: string; readonly byteSize: number }

export async function addAttachment(
  context: AppContext,
  course: string,
  upload: Upload,
): Promise<Ok<Attached> | AttachmentRefusal> {
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
): Promise<Ok<Attached> | AttachmentRefusal> {
  const byteSize = bytes.byteLength
  if (byteSize > ATTACHMENT_LIMITS.bytes) return refuse('file-too-large')
  const checked = await checkPdf(context, bytes)
  if (!checked.ok) return checked
  const { db, files } = context
  const now = context.now()
  const fileKey = `lessons/${randomUUID()}.pdf`
  await announceFiles(db, [fileKey], new Date(now.getTime() + ABANDONED_AFTER_MS))
  await files.put(fileKey, bytes)
  const id = newId('att')
  const added = await db.transaction().execute(async (tx): Promise<Ok<Attached> | AttachmentRefusal> => {
    if (!(await findCourseRow(tx, course, { lock: true }))) return refuse('course_not_found')
    if ((await countAttachments(tx, course)) >= ATTACHMENT_LIMITS.ofCourse)
      return refuse('too_many_attachments')
    await insertAttachment(tx, {
      ...{ id, course, fileKey, byteSize, now },
      fileName: storedPdfName(fileName),
    })
    await claimFiles(tx, [fileKey])
    return ok({ id, byteSize })
  })
  if (!added.ok) await discardFile(db, fileKey, now)
  return added
}

type Versions = { readonly draft: Course; readonly published: Course | null }

/** A file that was named before and is named no more goes at once, what nobody ever named after a day. */
export async function dropUnnamed(tx: Tx, before: Versions, after: Versions, now: Date): Promise<void> {
  await deleteAttachments(tx, after.draft.slug, {
    named: [...attachedIds(before.draft), ...attachedIds(before.published)],
    kept: [...attachedIds(after.draft), ...attachedIds(after.published)],
    unnamedBefore: new Date(now.getTime() - UNNAMED_FOR_MS),
  })
}
