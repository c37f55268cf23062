/**
 * An essay that two read: one row for the whole, which nobody reads itself, and one below it for each reading. The whole
 * has state and promised day; it is done when the readings are, with a third where two are far apart (product §10 The
 * teacher's desk; decision 0201). Whoever locks both locks the whole first; who takes a reading passes over a whole that
 * somebody else holds (take-correction.ts).
 */
import { sql } from 'kysely'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { type ExamRubric, meanLevels } from '#domain/writing/teacher-correction/desk-rubric.ts'
import { levelsOf } from '#domain/writing/teacher-correction/desk-rules.ts'
import type { FinalGrade, TeacherLevel } from '#domain/writing/teacher-correction/teacher-correction.ts'
import { gradeOfReaders } from '#domain/writing/teacher-correction/two-readers.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { wholeLevels } from './desk-repository.ts'
import { rubricOf } from './rubric-of.ts'
import { deleteReadings } from './whole-repository.ts'

type Readings = 1 | 2 | 3

/** Makes a whole of what is sent and that nobody reads: what somebody has written on it goes along with the first reading. */
export async function splitReadings(tx: Tx, id: string): Promise<void> {
  await insertReading(tx, id, 1)
  await insertReading(tx, id, 2)
  await sql`update teacher_corrections r set (reader_id, levels, comment, voice_key, voice_seconds, voice_text,
      seconds_spent, engine_estimate)
    = (w.reader_id, w.levels, w.comment, w.voice_key, w.voice_seconds, w.voice_text, w.seconds_spent, w.engine_estimate)
    from teacher_corrections w where w.id = ${id} and r.of_correction_id = w.id and r.reading = 1`.execute(tx)
  await sql`update teacher_marks m set correction_id = r.id from teacher_corrections r
    where m.correction_id = ${id} and r.of_correction_id = ${id} and r.reading = 1`.execute(tx)
  await tx
    .updateTable('teacher_corrections')
    .set({
      ...{ readers: 2, reader_id: null, lease_token: null, levels: null, comment: null, seconds_spent: 0 },
      ...{ voice_seconds: null, voice_text: null },
    })
    // voice_key stays: with it the trigger would discard the file, which is the reading's now.
    .where('id', '=', id)
    .execute()
}

/** A reading is done: the whole is, or a third one is asked. */
export async function settleWhole(tx: Tx, wholeId: string, now: Date): Promise<void> {
  const readings = await tx
    .selectFrom('teacher_corrections')
    .select(['levels', 'state', 'exam'])
    .where('of_correction_id', '=', wholeId)
    .orderBy('reading')
    .execute()
  const exam = rubricOf(readings[0]?.exam ?? ENEM)
  if (exam) return settleForExam(tx, wholeId, readings, exam, now)
  const done = readings.flatMap(({ levels, state }) => {
    const given = levelsOf(wholeLevels(levels))
    return state === 'corrected' && given ? [given] : []
  })
  const [first, second, third] = done
  if (!first || !second || done.length < readings.length) return
  const grade = gradeOfReaders(third ? [first, second, third] : [first, second])
  if (grade === null) return insertReading(tx, wholeId, 3)
  const { of, ...rest } = grade
  await closeWhole(tx, wholeId, { ...rest, of: of.map((at) => at + 1) }, now)
}

/** When another board asks for a third reader is not published: the grade is the mean of the two. */
async function settleForExam(
  tx: Tx,
  wholeId: string,
  readings: readonly { levels: readonly TeacherLevel[] | null; state: string }[],
  exam: ExamRubric,
  now: Date,
): Promise<void> {
  if (readings.some(({ state }) => state !== 'corrected')) return
  const given = readings.map(({ levels }) => wholeLevels(levels, exam))
  const of = readings.map((_, at) => at + 1)
  await closeWhole(tx, wholeId, { levels: meanLevels(given, exam), total: null, of, isDoubtful: false }, now)
}

async function closeWhole(tx: Tx, wholeId: string, grade: FinalGrade, now: Date): Promise<void> {
  await tx
    .updateTable('teacher_corrections')
    .set({ state: 'corrected', corrected_at: now, final_grade: JSON.stringify(grade) })
    .where('id', '=', wholeId)
    .execute()
}

/** It goes back uncorrected: readings that nobody has done are for nothing now. */
export async function dropUndone(tx: Tx, wholeId: string): Promise<void> {
  await tx
    .deleteFrom('teacher_corrections')
    .where('of_correction_id', '=', wholeId)
    .where('state', 'in', ['sent', 'reading'])
    .execute()
}

/** The owner wants two readers for one sending, or one after all, as long as nobody has begun. */
export async function setReaders(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  ownerId: string,
  id: string,
  readers: 1 | 2,
): Promise<Ok<null> | Refusal<'correction_not_found'> | Refusal<'already_begun'>> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('teacher_corrections')
      .select(['id', 'state', 'readers'])
      .where('id', '=', id)
      .where('of_correction_id', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (row?.state !== 'sent' && row?.state !== 'reading') return refuse('correction_not_found')
    if (row.readers === readers) return ok(null)
    if (row.state !== 'sent') return refuse('already_begun')
    if (readers === 2) await splitReadings(tx, id)
    else if (!(await joinReadings(tx, id))) return refuse('already_begun')
    await recordAuditEntry(tx, {
      actorId: ownerId,
      action: 'correction.set-readers',
      subjectKind: 'correction',
      subject: id,
      details: { readers },
      at: now(),
    })
    return ok(null)
  })
}

/** @returns false where somebody has written on one of them */
async function joinReadings(tx: Tx, id: string): Promise<boolean> {
  const touched = await tx
    .selectFrom('teacher_corrections')
    .select('id')
    .where('of_correction_id', '=', id)
    .where((eb) => eb.or([eb('reader_id', 'is not', null), eb('seconds_spent', '>', 0)]))
    .executeTakeFirst()
  if (touched) return false
  await deleteReadings(tx, id)
  await tx.updateTable('teacher_corrections').set({ readers: 1 }).where('id', '=', id).execute()
  return true
}

/** Once for each number. */
async function insertReading(tx: Tx, wholeId: string, reading: Readings): Promise<void> {
  await sql`insert into teacher_corrections (id, account_id, essay_id, version_number, exam, theme, title, body,
      line_breaks, photograph_keys, state, promised_on, sent_at, reading, of_correction_id, rewrites_id)
    select gen_random_uuid(), account_id, essay_id, version_number, exam, theme, title, body, line_breaks,
      photograph_keys, 'sent', promised_on, sent_at, ${reading}, id, rewrites_id
    from teacher_corrections where id = ${wholeId}
    on conflict (of_correction_id, reading) where of_correction_id is not null do nothing`.execute(tx)
}
