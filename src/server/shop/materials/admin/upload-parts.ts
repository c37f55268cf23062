/**
 * A file comes in parts, so that it survives a slow line: a part that failed is sent again, and no request is longer
 * than the server's patience. Parts wait in the file store for a day (decision 0061).
 */

import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { MAX_MATERIAL_BYTES, MAX_PARTS, PART_BYTES } from '#domain/shop/material-upload.ts'
import { announceFiles } from '#server/platform/files/discarded-files-repository.ts'
import type { Platform } from '#server/platform/platform.ts'

const ABANDONED_AFTER_MS = 24 * 3600_000

const keyOf = (uploadId: string, part: number) => `uploads/${uploadId}/${part}`

/** @param part from 0 on; again it replaces what it brought before */
export async function putPart(
  context: Pick<Platform, 'db' | 'files' | 'now'>,
  uploadId: string,
  part: number,
  bytes: Uint8Array,
): Promise<Ok<null> | Refusal<'file-too-large'>> {
  if (part >= MAX_PARTS || bytes.byteLength > PART_BYTES) return refuse('file-too-large')
  const key = keyOf(uploadId, part)
  const dueAt = new Date(context.now().getTime() + ABANDONED_AFTER_MS)
  await announceFiles(context.db, [key], dueAt)
  await context.files.put(key, bytes)
  return ok(null)
}

/** @returns all parts as one file */
export async function joinParts(
  { files }: Pick<Platform, 'files'>,
  uploadId: string,
  partCount: number,
): Promise<Ok<Uint8Array> | Refusal<'upload-incomplete'> | Refusal<'file-too-large'>> {
  if (partCount > MAX_PARTS) return refuse('file-too-large')
  const parts: Uint8Array[] = []
  for (let part = 0; part < partCount; part += 1) {
    const bytes = await files.get(keyOf(uploadId, part))
    if (!bytes) return refuse('upload-incomplete')
    parts.push(bytes)
  }
  const whole = Buffer.concat(parts)
  return whole.byteLength > MAX_MATERIAL_BYTES ? refuse('file-too-large') : ok(whole)
}

/** The file is kept under its own key now, or was refused for good. */
export async function dropParts(
  context: Pick<Platform, 'db' | 'jobs' | 'now'>,
  uploadId: string,
): Promise<void> {
  await context.db
    .updateTable('discarded_files')
    .set({ due_at: context.now() })
    .where('file_key', 'like', `uploads/${uploadId}/%`)
    .execute()
  context.jobs.wake('discard-files')
}
