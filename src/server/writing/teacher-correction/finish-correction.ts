/** A correction is whole and goes to its student: from then on the sheet stays as it is. */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import {
  isComplete,
  type Unfinished,
  unfinishedParts,
} from '#domain/writing/teacher-correction/desk-rules.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockHeld, wholeLevels } from './desk-repository.ts'

export async function finishCorrection(
  context: Pick<Platform, 'db' | 'now'>,
  readerId: string,
  id: string,
  token: string,
): Promise<Ok<null> | Refusal<'lease_lost'> | Refusal<'unfinished', { parts: Unfinished }>> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    const row = await lockHeld(tx, id, readerId, token)
    if (!row) return refuse('lease_lost')
    const parts = unfinishedParts({
      levels: wholeLevels(row.levels),
      comment: row.comment ?? '',
      hasVoice: row.voice_key !== null,
      voiceText: row.voice_text ?? '',
    })
    if (!isComplete(parts)) return refuse('unfinished', { parts })
    await tx
      .updateTable('teacher_corrections')
      .set({ state: 'corrected', corrected_at: now, lease_token: null, lease_until: null })
      .where('id', '=', id)
      .execute()
    await recordAuditEntry(tx, {
      actorId: readerId,
      action: 'correction.finish',
      subjectKind: 'correction',
      subject: id,
      at: now,
    })
    return ok(null)
  })
}
