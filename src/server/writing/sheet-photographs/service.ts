/**
 * Use cases of the photographs that a student keeps with her essays: put a page, list them with addresses, take one away
 * (product §10 From paper to text). The file is written whole before the row that names it.
 */
import { randomUUID } from 'node:crypto'
import type { PictureRefusal } from '#domain/account/picture.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { PHOTOGRAPHS_PER_STUDENT, type SheetPhotograph } from '#domain/writing/sheet-photograph-wire.ts'
import { holdStudent } from '#server/account/experience/repository.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { announceFiles, claimFiles, discardFile } from '#server/platform/files/discarded-files-repository.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changePhotograph, lockOnDesk } from '../desk-removal/repository.ts'
import { findEssayRow, lockEssay } from '../essays/repository.ts'
import { photographAddress, photographKey } from './photograph-address.ts'
import { remakeSheet } from './remake-sheet.ts'
import {
  countPhotographs,
  deletePhotograph,
  findPhotograph,
  listPhotographs,
  type PhotographRow,
  putPhotograph,
} from './repository.ts'

/** A file whose row never came (the process died) is cleared away after this. */
const ABANDONED_AFTER_MS = 3600_000

export type NewPhotograph = { readonly essayId: string; readonly page: number; readonly bytes: Uint8Array }
export type PhotographRefusal =
  | PictureRefusal
  | Refusal<'photograph_has_place'>
  | Refusal<'essay_not_found'>
  | Refusal<'too_many_photographs'>
  | Refusal<'photograph_is_read'>

export async function keepPhotograph(
  context: AppContext,
  userId: string,
  { essayId, page, bytes }: NewPhotograph,
): Promise<Ok<SheetPhotograph> | PhotographRefusal> {
  const made = await remakeSheet(bytes)
  if (!made.ok) return made
  const now = context.now()
  const fileKey = photographKey(randomUUID())
  await announceFiles(context.db, [fileKey], new Date(now.getTime() + ABANDONED_AFTER_MS))
  await context.files.put(fileKey, made.value)
  const kept = await context.db.transaction().execute(async (tx) => {
    await holdStudent(tx, userId)
    const essay = await findEssayRow(tx, essayId)
    if (essay?.user_id !== userId) return refuse('essay_not_found')
    const before = (await listPhotographs(tx, userId, essayId)).find((known) => known.page === page)
    if (before && !(await mayChange(tx, { userId, essayId }, before.file_key, fileKey)))
      return refuse('photograph_is_read')
    if (!before && (await countPhotographs(tx, userId)) >= PHOTOGRAPHS_PER_STUDENT)
      return refuse('too_many_photographs')
    const row = { id: randomUUID(), page, file_key: fileKey, created_at: now }
    const id = await putPhotograph(tx, { ...row, essay_id: essayId, byte_size: made.value.length })
    await claimFiles(tx, [fileKey])
    return ok({ ...row, id })
  })
  if (!kept.ok) await discardFile(context.db, fileKey, now)
  context.jobs.wake('discard-files')
  return kept.ok ? ok(await shown(context, kept.value)) : kept
}

export async function readPhotographs(
  context: Pick<AppContext, 'db' | 'keys' | 'now'>,
  userId: string,
  essayId: string,
): Promise<SheetPhotograph[]> {
  const rows = await listPhotographs(context.db, userId, essayId)
  return Promise.all(rows.map((row) => shown(context, row)))
}

/** From the teacher's desk, too, while it waits there. Of a corrected sheet it is gone as well. */
export async function removePhotograph(
  context: Pick<Platform, 'db' | 'jobs'>,
  userId: string,
  id: string,
): Promise<Ok<null> | Refusal<'photograph_not_found'> | Refusal<'photograph_is_read'>> {
  const removed = await context.db.transaction().execute(async (tx) => {
    await holdStudent(tx, userId)
    const photograph = await findPhotograph(tx, userId, id)
    if (!photograph) return refuse('photograph_not_found')
    if (!(await mayChange(tx, { userId, essayId: photograph.essay_id }, photograph.file_key, null)))
      return refuse('photograph_is_read')
    await deletePhotograph(tx, id)
    return ok(null)
  })
  if (removed.ok) context.jobs.wake('discard-files')
  return removed
}

/**
 * Takes it away, or puts another in its place, where the essay waits for the teacher.
 *
 * @returns false while she reads it: she may be drawing on it
 */
async function mayChange(
  tx: Tx,
  { userId, essayId }: { userId: string; essayId: string },
  fileKey: string,
  newKey: string | null,
): Promise<boolean> {
  // Nobody sends it between this look and the change.
  await lockEssay(tx, userId, essayId)
  const sending = await lockOnDesk(tx, { essayId })
  if (sending?.state === 'reading') return false
  if (sending) await changePhotograph(tx, sending.id, fileKey, newKey)
  return true
}

async function shown(
  { keys, now }: Pick<AppContext, 'keys' | 'now'>,
  { id, page, file_key, created_at }: PhotographRow,
): Promise<SheetPhotograph> {
  return {
    id,
    page,
    address: await photographAddress(keys, file_key, now()),
    createdAt: created_at.toISOString(),
  }
}
