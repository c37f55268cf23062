/**
 * A corrector leaves, or is removed: the role goes, and all that was held is in the queue again with what was saved on it,
 * so that the next reader goes on from there (product §10 Correctors; decision 0200).
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { tellWhole } from '../whole-repository.ts'
import { takeCorrectorRole } from './invitation-repository.ts'

/** @param actorId the owner, or the corrector */
export async function endCorrector(
  context: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  correctorId: string,
): Promise<Ok<null> | Refusal<'corrector_not_found'>> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    // The account before what it holds, as who takes an essay does (take-correction.ts): none is taken afterwards.
    if (!(await takeCorrectorRole(tx, correctorId, now))) return refuse('corrector_not_found')
    await giveBackAll(tx, correctorId, now)
    await recordAuditEntry(tx, {
      actorId,
      action: actorId === correctorId ? 'corrector.leave' : 'corrector.remove',
      subjectKind: 'corrector',
      subject: correctorId,
      at: now,
    })
    return ok(null)
  })
}

/** Nobody's from now on; marks, levels and words stay on it. */
export async function giveBackAll(tx: Tx, readerId: string, now: Date): Promise<void> {
  const wholes = await tx
    .selectFrom('teacher_corrections as w')
    .select('w.id')
    .where('w.id', 'in', (eb) =>
      eb
        .selectFrom('teacher_corrections as r')
        .select('r.of_correction_id')
        .where('r.reader_id', '=', readerId)
        .where('r.state', 'in', ['sent', 'reading'])
        .$narrowType<{ of_correction_id: string }>(),
    )
    .orderBy('w.id')
    .forUpdate()
    .execute()
  await tx
    .updateTable('teacher_corrections')
    .set({ state: 'sent', reader_id: null, lease_token: null, lease_until: null, begun_at: null })
    .where('reader_id', '=', readerId)
    .where('state', 'in', ['sent', 'reading'])
    .execute()
  await tellWhole(
    tx,
    wholes.map(({ id }) => id),
    now,
  )
}
