/**
 * Pictures of motivating texts (decision 0267): decoded and made again, so that nothing of the upload itself is ever
 * served, and never wider than twice the text. Each keeps its row while a draft, what is published or a kept version
 * names it.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PictureRefusal } from '#domain/account/picture.ts'
import { type Ok, ok } from '#domain/shared/result.ts'
import { studyPictureName, studyPictureUrl } from '#domain/study/contents/study-picture.ts'
import {
  picturesOf,
  type RowFault,
  type StudyField,
  type StudyRow,
} from '#domain/study/contents/study-row.ts'
import { lessonPictureTooLarge, PICTURE_LIMITS } from '#domain/study/courses/lesson-picture.ts'
import { remakeWithin } from '#server/account/pictures/encode-picture.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { announceFiles, claimFiles } from '#server/platform/files/discarded-files-repository.ts'
import type { Platform } from '#server/platform/platform.ts'
import { putUsed } from './picture-repository.ts'

const ABANDONED_AFTER_MS = 3600_000
const UNUSED_DAY_MS = 24 * 3600_000
const BATCH = 50

/** @param name as studyPictureName reads it */
export function studyPictureKey(name: string): string {
  return `study-pictures/${name}.webp`
}

/** @returns the address that a row may keep */
export async function uploadStudyPicture(
  { db, files, now }: Pick<Platform, 'db' | 'files' | 'now'>,
  { bytes, fileName }: { bytes: Uint8Array; fileName: string | null },
): Promise<Ok<{ url: string }> | PictureRefusal> {
  if (bytes.byteLength > PICTURE_LIMITS.bytes) return lessonPictureTooLarge(fileName)
  const made = await remakeWithin(bytes, fileName, PICTURE_LIMITS)
  if (!made.ok) return made
  const { data, info } = made.value
  const url = studyPictureUrl(randomUUID(), info)
  const name = studyPictureName(url) ?? ''
  const keys = [studyPictureKey(name)]
  const at = now()
  await announceFiles(db, keys, new Date(at.getTime() + ABANDONED_AFTER_MS))
  await files.put(studyPictureKey(name), data)
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('study_pictures').values({ name, created_at: at, last_used_at: at }).execute()
    await claimFiles(tx, keys)
  })
  return ok({ url })
}

/** Keeps the pictures that a row names, in the transaction that writes it. @returns those that are gone, by field */
export async function keepPictures(
  tx: Tx,
  fields: readonly StudyField[],
  row: StudyRow,
  now: Date,
): Promise<RowFault[]> {
  const named = picturesOf(fields, row).map(({ field, url }) => ({
    field,
    name: studyPictureName(url) ?? '',
  }))
  if (named.length === 0) return []
  const kept = await putUsed(
    tx,
    named.map(({ name }) => name),
    now,
  )
  return named.flatMap(({ field, name }) =>
    kept.has(name) ? [] : [{ field, code: 'picture-gone' as const }],
  )
}

/**
 * The job: pictures that nothing names for a day go; a trigger hands their files on. Those in use rest for a day. A draft
 * is the newest of the kept versions.
 */
export async function forgetUnusedStudyPictures({
  db,
  now,
  jobs,
}: Pick<Platform, 'db' | 'jobs' | 'now'>): Promise<number> {
  const at = now()
  const gone = await db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('study_pictures')
      .select('name')
      .where('last_used_at', '<', new Date(at.getTime() - UNUSED_DAY_MS))
      .orderBy('last_used_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return 0n
    const names = due.map(({ name }) => name)
    const used = await tx
      .updateTable('study_pictures')
      .set({ last_used_at: at })
      .where('name', 'in', names)
      .where(
        sql<boolean>`(
          exists (select from study_items i
            where strpos(i.published::text, study_pictures.name) > 0)
          or exists (select from study_item_versions v where strpos(v.draft::text, study_pictures.name) > 0))`,
      )
      .returning('name')
      .execute()
    const kept = new Set(used.map(({ name }) => name))
    const unused = names.filter((name) => !kept.has(name))
    if (unused.length === 0) return 0n
    const { numDeletedRows } = await tx
      .deleteFrom('study_pictures')
      .where('name', 'in', unused)
      .executeTakeFirst()
    return numDeletedRows
  })
  if (gone > 0n) jobs.wake('discard-files')
  return Number(gone)
}
