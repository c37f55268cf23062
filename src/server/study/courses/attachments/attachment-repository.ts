/** Queries for the files, pictures and videos of lessons (product §10 Courses). */
import { sql } from 'kysely'
import { accountRole } from '#domain/account/account-role.ts'
import type { FileSize } from '#domain/study/courses/course-draft.ts'
import { isPremiumColumn } from '#server/identity/premium.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { Student } from '../own-progress.ts'

export async function insertAttachment(
  tx: Tx,
  file: {
    id: string
    course: string
    fileName: string
    fileKey: string
    byteSize: number
    /** The size of a picture; none of anything else. */
    picture?: { width: number; height: number }
    now: Date
  },
): Promise<void> {
  const { id, course, picture, now } = file
  await tx
    .insertInto('course_attachments')
    .values({
      ...{ id, course, file_name: file.fileName, file_key: file.fileKey },
      ...{ byte_size: file.byteSize, created_at: now },
      ...(picture && { picture_width: picture.width, picture_height: picture.height }),
    })
    .execute()
}

export async function countAttachments(tx: Tx, course: string): Promise<number> {
  const { count } = await tx
    .selectFrom('course_attachments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('course', '=', course)
    .executeTakeFirstOrThrow()
  return count
}

export async function readFileSizes(tx: Tx, course: string): Promise<Map<string, FileSize>> {
  const rows = await tx
    .selectFrom('course_attachments')
    .select(['id', 'byte_size', 'picture_width', 'picture_height'])
    .where('course', '=', course)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { byteSize: row.byte_size, width: row.picture_width ?? 0, height: row.picture_height ?? 0 },
    ]),
  )
}

export async function findAttachment(
  db: DbOrTx,
  course: string,
  id: string,
): Promise<{ fileName: string; fileKey: string } | null> {
  const row = await db
    .selectFrom('course_attachments')
    .select(['file_name as fileName', 'file_key as fileKey'])
    .where('course', '=', course)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Their bytes follow by the table's trigger. */
export async function deleteAttachments(
  tx: Tx,
  course: string,
  gone: { named: readonly string[]; kept: readonly string[]; unnamedBefore: Date },
): Promise<void> {
  await tx
    .deleteFrom('course_attachments')
    .where('course', '=', course)
    .where(({ not, eb, val }) => not(eb('id', '=', sql<string>`any(${val(gone.kept)}::text[])`)))
    .where(({ or, eb, val }) =>
      or([
        eb('id', '=', sql<string>`any(${val(gone.named)}::text[])`),
        eb('created_at', '<', gone.unnamedBefore),
      ]),
    )
    .execute()
}

/** Who holds a link: as the account is now. Null for one that is gone or shut out. */
export async function findStudent(db: DbOrTx, userId: string, now: Date): Promise<Student | null> {
  const row = await db
    .selectFrom('users')
    .select(['app_metadata', 'banned_until', isPremiumColumn])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!row || (row.banned_until && row.banned_until > now)) return null
  return { userId, role: accountRole({ storedRole: row.app_metadata['role'], isPremium: row.is_premium }) }
}
