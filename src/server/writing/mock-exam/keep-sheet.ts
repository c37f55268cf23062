/**
 * The sheet of a sitting while its clock runs: what is written is saved as it goes, and handed in once. Both are taken
 * until a moment after the end, for the network, and not later (decision 0211).
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { isInTime } from '#domain/writing/mock-exam/mock-exam.ts'
import type { Saved, SheetRequest } from '#domain/writing/mock-exam/mock-exam-wire.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  lockSitting,
  markHandedIn,
  type SittingKey,
  type SittingRow,
  updateSheet,
} from './sitting-repository.ts'

type SheetRefusal =
  | Refusal<'sitting_not_found'>
  | Refusal<'handed_in'>
  | Refusal<'time_is_over'>
  | Refusal<'changed_elsewhere', { current: Readonly<Record<string, unknown>> }>

type Context = Pick<Platform, 'db' | 'now'>

export async function saveSheet(
  context: Context,
  key: SittingKey,
  sheet: SheetRequest,
): Promise<Ok<Saved> | SheetRefusal> {
  const now = context.now()
  return context.db.transaction().execute((tx) => keepSheet(tx, key, sheet, now))
}

/**
 * Handed in again after a lost answer it is the same.
 *
 * @returns whether this call was the one that handed it in
 */
export async function handIn(
  context: Context,
  key: SittingKey,
  sheet: SheetRequest,
): Promise<Ok<{ saved: Saved; isFirst: boolean }> | SheetRefusal> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    const kept = await keepSheet(tx, key, sheet, now)
    if (kept.ok) {
      await markHandedIn(tx, key, now)
      return ok({ saved: kept.value, isFirst: true })
    }
    const there = kept.code === 'handed_in' ? await lockSitting(tx, key) : null
    const isSame = there?.ended_by === 'student' && isSameSheet(there, sheet)
    return isSame ? ok({ saved: savedJson(there.revision, now), isFirst: false }) : kept
  })
}

async function keepSheet(
  tx: Tx,
  key: SittingKey,
  sheet: SheetRequest,
  now: Date,
): Promise<Ok<Saved> | SheetRefusal> {
  const there = await lockSitting(tx, key)
  if (!there) return refuse('sitting_not_found')
  if (there.ended_by === 'student') return refuse('handed_in')
  if (there.ended_by === 'clock' || !isInTime(there.ends_at, now)) return refuse('time_is_over')
  // The answer to the same text was lost: it is saved.
  if (isSameSheet(there, sheet)) return ok(savedJson(there.revision, now))
  if (there.revision !== sheet.revision) return refuse('changed_elsewhere', { current: currentJson(there) })
  const revision = there.revision + 1
  await updateSheet(tx, key, { ...sheet, revision, now })
  return ok(savedJson(revision, now))
}

function isSameSheet(there: SittingRow, sheet: SheetRequest): boolean {
  return (
    there.text === sheet.text &&
    there.has_paper_lines === sheet.hasPaperLines &&
    there.pasted_characters === sheet.pastedCharacters
  )
}

function savedJson(revision: number, now: Date): Saved {
  return { revision, savedAt: now.toISOString(), now: now.toISOString() }
}

function currentJson({ text, pasted_characters, has_paper_lines, revision }: SittingRow) {
  return { text, pastedCharacters: pasted_characters, hasPaperLines: has_paper_lines, revision }
}
