/**
 * The files, pictures and videos of a course: each is kept under a key of its own, and goes when neither the draft nor what is
 * published names it any more; one that no draft ever named goes with a save a day later.
 */
import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { Course } from '#domain/study/courses/course.ts'
import { ATTACHMENT_LIMITS, fileIdsOf } from '#domain/study/courses/lesson-attachment.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { announceFiles, claimFiles, discardFile } from '#server/platform/files/discarded-files-repository.ts'
import type { FileContent } from '#server/platform/files/file-store.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findCourseRow } from '../admin/admin-repository.ts'
import { countAttachments, deleteAttachments, insertAttachment } from './attachment-repository.ts'

const ABANDONED_AFTER_MS = 3600_000
/** As long as a form with a file that was not saved may stay open. */
const UNNAMED_FOR_MS = 24 * 3600_000

export type KeepRefusal = Refusal<'course_not_found'> | Refusal<'too_many_attachments'>
export type Kept = { readonly id: string; readonly byteSize: number }

type NewFile = {
  readonly id: string
  readonly course: string
  /** Its ending is that of the key as well. */
  readonly fileName: string
  readonly content: Uint8Array | FileContent
  readonly picture?: { readonly width: number; readonly height: number }
}

export async function keepFile(
  { db, files, now: clock }: Pick<Platform, 'db' | 'files' | 'now'>,
  { content, ...file }: NewFile,
): Promise<Ok<Kept> | KeepRefusal> {
  const now = clock()
  const byteSize = 'byteSize' in content ? content.byteSize : content.byteLength
  const fileKey = `lessons/${randomUUID()}${extname(file.fileName)}`
  await announceFiles(db, [fileKey], new Date(now.getTime() + ABANDONED_AFTER_MS))
  await files.put(fileKey, content)
  const added = await db.transaction().execute(async (tx): Promise<Ok<Kept> | KeepRefusal> => {
    if (!(await findCourseRow(tx, file.course, { lock: true }))) return refuse('course_not_found')
    if ((await countAttachments(tx, file.course)) >= ATTACHMENT_LIMITS.ofCourse)
      return refuse('too_many_attachments')
    await insertAttachment(tx, { ...file, fileKey, byteSize, now })
    await claimFiles(tx, [fileKey])
    return ok({ id: file.id, byteSize })
  })
  if (!added.ok) await discardFile(db, fileKey, now)
  return added
}

type Versions = { readonly draft: Course; readonly published: Course | null }

/** A file that was named before and is named no more goes at once, what nobody ever named after a day. */
export async function dropUnnamed(tx: Tx, before: Versions, after: Versions, now: Date): Promise<void> {
  await deleteAttachments(tx, after.draft.slug, {
    named: [...fileIdsOf(before.draft), ...fileIdsOf(before.published)],
    kept: [...fileIdsOf(after.draft), ...fileIdsOf(after.published)],
    unnamedBefore: new Date(now.getTime() - UNNAMED_FOR_MS),
  })
}
