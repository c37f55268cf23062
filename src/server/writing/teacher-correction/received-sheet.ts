/** The corrected sheet as its student reads it; of one that came back without a correction, why. */
import type { DeskMark } from '#domain/console/teacher-corrections-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import {
  countMarkedErrors,
  type ExamRubric,
  emptyLevels,
} from '#domain/writing/teacher-correction/desk-rubric.ts'
import type { CorrectedSheet, Received } from '#domain/writing/teacher-correction/received-wire.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listMarks, wholeLevels } from './desk-repository.ts'
import { ENEM_TOTAL, gradeOf, linesOf, rubricOf } from './rubric-of.ts'

type Part = Pick<Platform, 'db' | 'now'>

export async function readReceived(
  context: Part,
  userId: string,
  id: string,
): Promise<Ok<Received> | Refusal<'correction_not_found'>> {
  const row = await findReceived(context.db, userId, id)
  const endedAt = row?.corrected_at ?? row?.returned_at
  if (!row || !endedAt) return refuse('correction_not_found')
  await context.db
    .updateTable('teacher_corrections')
    .set({ first_seen_at: context.now() })
    .where('id', '=', id)
    .where('first_seen_at', 'is', null)
    .execute()
  return ok({
    id,
    exam: rubricOf(row.exam),
    theme: row.theme,
    title: row.title,
    text: row.body,
    lineBreaks: row.line_breaks,
    photographCount: row.photograph_keys.length,
    essayId: row.essay_id,
    versionNumber: row.version_number,
    endedAt: endedAt.toISOString(),
    ofClass: await findClassOf(context.db, id),
    corrected: row.state === 'returned' ? null : await correctedPart(context, row),
    returned: row.return_reason && { reason: row.return_reason, note: row.return_note ?? '' },
  })
}

/** The files of the student's own voice messages and photographs. */
export async function findReceivedFiles(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  id: string,
): Promise<
  Ok<{ voices: readonly string[]; photographs: readonly string[] }> | Refusal<'correction_not_found'>
> {
  const row = await findReceived(db, userId, id)
  if (!row) return refuse('correction_not_found')
  const voices = (await countedReadings(db, row)).flatMap(({ voice_key }) => voice_key ?? [])
  return ok({ voices, photographs: row.photograph_keys })
}

type Row = NonNullable<Awaited<ReturnType<typeof findReceived>>>

async function correctedPart({ db }: Part, row: Row): Promise<CorrectedSheet> {
  const readings = await countedReadings(db, row)
  const marks = (await Promise.all(readings.map(({ id }) => listMarks(db, id)))).flat().sort(byPlace)
  const exam = rubricOf(row.exam)
  const given = readings.map((reading) => wholeLevels(reading.levels, exam))
  const levels = emptyLevels(exam).map((_, at) => ({
    level: row.final_grade ? (row.final_grade.levels[at] ?? null) : (given[0]?.[at]?.level ?? null),
    sentence: joined(given.map((one) => one[at]?.sentence)),
  }))
  // Of two readings the mean, as of their levels.
  const counted = { errors: countMarkedErrors(marks) / readings.length, lines: linesOf(row) }
  return {
    marks: marks
      .filter(({ state }) => state === 'kept')
      .map(({ place, category, effect, remark }) => ({ place, category, effect, remark })),
    levels,
    grade: finalMark(row, exam, levels, counted),
    counted,
    comment: joined(readings.map(({ comment }) => comment)),
    voices: readings.flatMap(({ voice_seconds, voice_text }) =>
      voice_seconds === null ? [] : [{ seconds: voice_seconds, text: voice_text ?? '' }],
    ),
    readings: readings.length,
    isDoubtful: row.final_grade?.isDoubtful ?? false,
    question:
      row.question !== null && row.question_at
        ? { text: row.question, askedAt: row.question_at.toISOString() }
        : null,
    answer:
      row.answer !== null && row.answer_at
        ? { text: row.answer, answeredAt: row.answer_at.toISOString() }
        : null,
    rating: row.rating,
    ratingNote: row.rating_note ?? '',
  }
}

/** Of several readings of the ENEM it was worked out when they were done. */
function finalMark(
  { final_grade }: Row,
  exam: ExamRubric | null,
  levels: readonly { level: number | null }[],
  counted: { errors: number; lines: number },
) {
  if (final_grade && final_grade.total !== null) return { value: final_grade.total, of: ENEM_TOTAL }
  return gradeOf(
    exam,
    levels.map(({ level }) => level),
    counted,
  )
}

/** What the grade is made of: the row itself, or of what two read the readings that count. */
async function countedReadings(db: Platform['db'], row: Row) {
  if (row.final_grade === null) return [row]
  return db
    .selectFrom('teacher_corrections')
    .selectAll()
    .where('of_correction_id', '=', row.id)
    .where('reading', 'in', [...row.final_grade.of])
    .orderBy('reading')
    .execute()
}

function byPlace({ place: one }: DeskMark, { place: other }: DeskMark): number {
  if ('start' in one) return 'start' in other ? one.start - other.start : -1
  return 'start' in other ? 1 : one.photograph - other.photograph
}

/** What several wrote, one below the other. */
function joined(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join('\n\n')
}

/** Of a correction by a class's teacher: hers and the class's name; null for the house's. */
async function findClassOf(db: Platform['db'], id: string): Promise<Received['ofClass']> {
  const row = await db
    .selectFrom('class_corrections as cc')
    .innerJoin('class_tasks as t', 't.id', 'cc.task_id')
    .innerJoin('classes as k', 'k.id', 't.class_id')
    .leftJoin('profiles as p', 'p.id', 'k.teacher_id')
    .select(['k.name', 'p.full_name'])
    .where('cc.correction_id', '=', id)
    .executeTakeFirst()
  return row ? { name: row.name, teacher: row.full_name ?? '' } : null
}

function findReceived(db: Platform['db'], userId: string, id: string) {
  return db
    .selectFrom('teacher_corrections')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', userId)
    .where('of_correction_id', 'is', null)
    .where('state', 'in', ['corrected', 'answered', 'returned', 'class-corrected'])
    .executeTakeFirst()
}
