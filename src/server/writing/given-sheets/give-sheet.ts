/**
 * An adult gives a photograph of a sheet for measuring, by a consent of its own for each, and takes it back whenever it is
 * wished (product §10 From paper to text; decision 0212). The file is written whole before the row that names it.
 */
import { randomUUID } from 'node:crypto'
import type { PictureRefusal } from '#domain/account/picture.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import {
  GIVEN_SHEET_WORDING,
  GIVEN_SHEETS_PER_STUDENT,
  GIVEN_SHEETS_WANTED,
  type SheetFigures,
} from '#domain/writing/given-sheets.ts'
import type { GivingState } from '#domain/writing/given-sheets-wire.ts'
import { holdStudent } from '#server/account/experience/repository.ts'
import type { AppContext } from '#server/context.ts'
import { announceFiles, claimFiles, discardFile } from '#server/platform/files/discarded-files-repository.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type AccessRefusal, accessOf } from '../external-review/consent.ts'
import { remakeSheet } from '../sheet-photographs/remake-sheet.ts'
import { countGiven, deleteGiven, findGiver, insertGiven, listGivenBy, lockGiven } from './repository.ts'

/** A file whose row never came (the process died) is cleared away after this. */
const ABANDONED_AFTER_MS = 3600_000

type Gift = {
  readonly id: string
  readonly wording: string
  readonly figures: SheetFigures
  readonly bytes: Uint8Array
}
export type GiftRefusal =
  | AccessRefusal
  | PictureRefusal
  | Refusal<
      | 'photograph_has_place'
      | 'not_collecting'
      | 'consent_outdated'
      | 'enough_given'
      | 'enough_of_yours'
      | 'id_taken'
    >

export async function readGiving(
  context: Pick<AppContext, 'db' | 'now' | 'site'>,
  userId: string,
): Promise<GivingState> {
  const { db, now, site } = context
  const given = await listGivenBy(db, userId)
  return {
    isOpen: site.settings.photographs.isCollecting && (await countGiven(db)) < GIVEN_SHEETS_WANTED,
    access: await accessOf(db, userId, now()),
    left: Math.max(0, GIVEN_SHEETS_PER_STUDENT - given.length),
    given: given.map(({ id, created_at }) => ({ id, createdAt: created_at.toISOString() })),
  }
}

export async function giveSheet(
  context: AppContext,
  userId: string,
  { id, wording, figures, bytes }: Gift,
): Promise<Ok<null> | GiftRefusal> {
  const now = context.now()
  if (!context.site.settings.photographs.isCollecting) return refuse('not_collecting')
  if (wording !== GIVEN_SHEET_WORDING) return refuse('consent_outdated')
  // Before anything of it is decoded; asked again below, where it counts.
  const early = await accessOf(context.db, userId, now)
  if (early !== 'open') return refuse(early)
  const made = await remakeSheet(bytes, 'colours')
  if (!made.ok) return made
  const name = randomUUID()
  const fileKey = `given-sheets/${name.slice(0, 2)}/${name}.jpg`
  await announceFiles(context.db, [fileKey], new Date(now.getTime() + ABANDONED_AFTER_MS))
  await context.files.put(fileKey, made.value)
  const given = await context.db.transaction().execute(async (tx): Promise<Ok<null> | GiftRefusal> => {
    await lockGiven(tx)
    await holdStudent(tx, userId)
    const giver = await findGiver(tx, id)
    if (giver !== null) return giver === userId ? ok(null) : refuse('id_taken')
    const access = await accessOf(tx, userId, now)
    if (access !== 'open') return refuse(access)
    if ((await countGiven(tx)) >= GIVEN_SHEETS_WANTED) return refuse('enough_given')
    if ((await listGivenBy(tx, userId)).length >= GIVEN_SHEETS_PER_STUDENT) return refuse('enough_of_yours')
    await claimFiles(tx, [fileKey])
    await insertGiven(tx, { id, userId, wording, fileKey, byteSize: made.value.length, figures }, now)
    return ok(null)
  })
  // Nothing names it: it was refused, or the same call has come before.
  if (!given.ok) await discardFile(context.db, fileKey, now)
  context.jobs.wake('discard-files')
  return given
}

/** @param id one of them; null for all. What is not there is taken back already. */
export async function takeSheetsBack(
  context: Pick<Platform, 'db' | 'jobs'>,
  userId: string,
  id: string | null,
): Promise<void> {
  await deleteGiven(context.db, id === null ? { userId } : { userId, id })
  context.jobs.wake('discard-files')
}
