/**
 * A file comes in parts, so that it survives a slow line: a part that failed is sent again, and no request is longer
 * than the server's patience. Parts wait in the file store for a day (decision 0061).
 */

import { Readable } from 'node:stream'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { MAX_MATERIAL_BYTES, MAX_PARTS } from '#domain/shop/material-upload.ts'
import { MAX_UPLOAD_PARTS, PART_BYTES } from '#domain/shop/upload-parts.ts'
import { announceFiles } from '#server/platform/files/discarded-files-repository.ts'
import type { ByteRange, FileContent } from '#server/platform/files/file-store.ts'
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
  if (part >= MAX_UPLOAD_PARTS || bytes.byteLength > PART_BYTES) return refuse('file-too-large')
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

export type Parts = {
  readonly byteSize: number
  /** @returns the bytes from `first` to `last`, both included, or as many of them as there are */
  readonly read: (range: ByteRange) => Promise<Uint8Array>
  /** All of them, one part after the other: for what is too large to be held. */
  readonly whole: () => FileContent
}

/** @returns the parts of a file where they wait; null where one is missing */
export async function openParts(
  { files }: Pick<Platform, 'files'>,
  uploadId: string,
  partCount: number,
): Promise<Parts | null> {
  const parts: { key: string; from: number; to: number }[] = []
  let byteSize = 0
  for (let part = 0; part < partCount; part += 1) {
    const key = keyOf(uploadId, part)
    const size = await files.byteSizeOf(key)
    if (size === null) return null
    parts.push({ key, from: byteSize, to: byteSize + size })
    byteSize += size
  }
  const opened = async (key: string, range?: ByteRange) => {
    const file = await files.open(key, range)
    if (!file) throw new Error(`a part of an upload went away: ${key}`)
    return file.content
  }
  return {
    byteSize,
    async read({ first, last }) {
      const pieces: Uint8Array[] = []
      for (const { key, from, to } of parts) {
        if (to <= first || from > last) continue
        const range = { first: Math.max(first - from, 0), last: Math.min(last, to - 1) - from }
        for await (const piece of await opened(key, range)) pieces.push(piece)
      }
      return Buffer.concat(pieces)
    },
    whole: () => ({
      byteSize,
      content: Readable.from(
        (async function* () {
          for (const { key } of parts) yield* await opened(key)
        })(),
        { objectMode: false },
      ),
    }),
  }
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
