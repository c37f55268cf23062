/**
 * The end of a reader's work: a whole correction goes to its student and stays as it is, or the essay goes back with a
 * reason and its credit with it (product §10 The teacher's desk).
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { holdsContact } from '#domain/writing/identification.ts'
import { atHouse, DESKS, type DeskReader } from '#domain/writing/teacher-correction/desk-kind.ts'
import {
  isComplete,
  type Unfinished,
  unfinishedParts,
} from '#domain/writing/teacher-correction/desk-rules.ts'
import type { ReturnReason } from '#domain/writing/teacher-correction/teacher-correction.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { returnCredit } from '#server/shop/credits/ledger.ts'
import { lockHeld, wholeLevels, whyUnheld } from './desk-repository.ts'
import { rubricOf } from './rubric-of.ts'
import { dropUndone, settleWhole } from './two-readings.ts'
import { lockWhole } from './whole-repository.ts'

export async function finishCorrection(
  context: Pick<Platform, 'db' | 'jobs' | 'now'>,
  reader: DeskReader,
  id: string,
  token: string,
): Promise<
  Ok<null> | Refusal<'lease_lost' | 'correction_gone'> | Refusal<'unfinished', { parts: Unfinished }>
> {
  const now = context.now()
  const sent = await context.db.transaction().execute(async (tx) => {
    const whole = await lockWhole(tx, id)
    const row = await lockHeld(tx, id, reader, token)
    if (!row) return refuse(await whyUnheld(tx, id))
    const exam = rubricOf(row.exam)
    const written = {
      levels: wholeLevels(row.levels, exam),
      comment: row.comment ?? '',
      hasVoice: row.voice_key !== null,
      voiceText: row.voice_text ?? '',
    }
    const parts = unfinishedParts(written, exam)
    if (!isComplete(parts)) return refuse('unfinished', { parts })
    await tx
      .updateTable('teacher_corrections')
      .set({ state: DESKS[reader.desk].corrected, corrected_at: now, lease_token: null, lease_until: null })
      .where('id', '=', id)
      .execute()
    if (whole) await settleWhole(tx, whole.id, now)
    // The log is of what is done for the house.
    if (reader.desk === 'house')
      await recordAuditEntry(tx, {
        actorId: reader.userId,
        action: 'correction.finish',
        subjectKind: 'correction',
        subject: id,
        at: now,
      })
    return ok(null)
  })
  // Its mail (settle-teacher-corrections.ts).
  if (sent.ok) context.jobs.wake('settle-teacher-corrections')
  return sent
}

export async function returnEssay(
  context: Pick<Platform, 'db' | 'jobs' | 'now'>,
  readerId: string,
  id: string,
  { token, reason, note }: { token: string; reason: ReturnReason; note: string },
): Promise<Ok<null> | Refusal<'lease_lost' | 'correction_gone'> | Refusal<'holds_contact'>> {
  if (holdsContact([note])) return refuse('holds_contact')
  const now = context.now()
  const returned = await context.db.transaction().execute(async (tx) => {
    const whole = await lockWhole(tx, id)
    const row = await lockHeld(tx, id, atHouse(readerId), token)
    if (!row) return refuse(await whyUnheld(tx, id))
    const back = {
      state: 'returned' as const,
      returned_at: now,
      return_reason: reason,
      return_note: note === '' ? null : note,
      lease_token: null,
      lease_until: null,
    }
    // What one reader cannot correct goes back as a whole.
    const ids = whole ? [id, whole.id] : [id]
    await tx.updateTable('teacher_corrections').set(back).where('id', 'in', ids).execute()
    if (whole) await dropUndone(tx, whole.id)
    const creditKey = whole ? whole.credit_key : row.credit_key
    if (creditKey !== null) await returnCredit(tx, { key: creditKey }, now)
    await recordAuditEntry(tx, {
      actorId: readerId,
      action: 'correction.return',
      subjectKind: 'correction',
      subject: id,
      details: { reason },
      at: now,
    })
    return ok(null)
  })
  if (returned.ok) context.jobs.wake('settle-teacher-corrections')
  return returned
}
