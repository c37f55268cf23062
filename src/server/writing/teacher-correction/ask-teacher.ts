/**
 * One question about a correction and one answer, and what the student thought of it: nothing of a chat, since many who
 * ask are minors (product §10 The teacher's desk).
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { holdsContact } from '#domain/writing/identification.ts'
import { passGate } from '#server/community/authors/text-gate.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Reader } from '#server/identity/readers-only.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hasRead } from './desk-repository.ts'

type Part = Pick<Platform, 'db' | 'now'>
type NoContact = Refusal<'holds_contact'>

export async function askQuestion(
  context: Part,
  userId: string,
  id: string,
  text: string,
): Promise<
  Ok<null> | Refusal<'correction_not_found'> | Refusal<'already_asked'> | NoContact | Refusal<'refused_word'>
> {
  if (holdsContact([text])) return refuse('holds_contact')
  const passed = await passGate(context.db, text, { userId })
  if (!passed.ok) return refuse(passed.code === 'refused_word' ? 'refused_word' : 'holds_contact')
  const asked = await context.db
    .updateTable('teacher_corrections')
    .set({ question: text, question_at: context.now() })
    .where('id', '=', id)
    .where('account_id', '=', userId)
    .where('of_correction_id', 'is', null)
    .where('state', '=', 'corrected')
    .where('question', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (asked) return ok(null)
  const row = await context.db
    .selectFrom('teacher_corrections')
    .select(['question', 'state'])
    .where('id', '=', id)
    .where('account_id', '=', userId)
    .executeTakeFirst()
  if (row?.question === undefined || row.question === null) return refuse('correction_not_found')
  // The same call after a lost answer.
  return row.question === text ? ok(null) : refuse('already_asked')
}

/** Who read it answers, or the owner: a corrector may have left meanwhile. */
export async function answerQuestion(
  context: Part & Pick<Platform, 'jobs'>,
  reader: Reader,
  id: string,
  text: string,
): Promise<Ok<null> | Refusal<'no_question'> | Refusal<'already_answered'> | NoContact> {
  if (holdsContact([text])) return refuse('holds_contact')
  const now = context.now()
  const answered = await context.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('teacher_corrections as c')
      .select(['c.question', 'c.answer', hasRead(reader.userId).as('has_read')])
      .where('c.id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row?.question || !(reader.isOwner || row.has_read)) return refuse('no_question')
    if (row.answer !== null) return row.answer === text ? ok(null) : refuse('already_answered')
    await tx
      .updateTable('teacher_corrections')
      .set({ answer: text, answer_at: now, state: 'answered' })
      .where('id', '=', id)
      .execute()
    await recordAuditEntry(tx, {
      actorId: reader.userId,
      action: 'correction.answer',
      subjectKind: 'correction',
      subject: id,
      at: now,
    })
    return ok(null)
  })
  if (answered.ok) context.jobs.wake('settle-teacher-corrections')
  return answered
}

/** For the owner alone; the last one counts. */
export async function rateCorrection(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  id: string,
  { rating, note }: { rating: number; note: string },
): Promise<Ok<null> | Refusal<'correction_not_found'>> {
  const row = await db
    .updateTable('teacher_corrections')
    .set({ rating, rating_note: note === '' ? null : note })
    .where('id', '=', id)
    .where('account_id', '=', userId)
    .where('of_correction_id', 'is', null)
    .where('state', 'in', ['corrected', 'answered'])
    .returning('id')
    .executeTakeFirst()
  return row ? ok(null) : refuse('correction_not_found')
}
