/** The corrected sheet as its student reads it; of one that came back without a correction, why. */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { totalOf } from '#domain/writing/peer-review.ts'
import { levelsOf } from '#domain/writing/teacher-correction/desk-rules.ts'
import type { CorrectedSheet, Received } from '#domain/writing/teacher-correction/received-wire.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listMarks, wholeLevels } from './desk-repository.ts'

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
    theme: row.theme,
    title: row.title,
    text: row.body,
    lineBreaks: row.line_breaks,
    photographCount: row.photograph_keys.length,
    essayId: row.essay_id,
    versionNumber: row.version_number,
    endedAt: endedAt.toISOString(),
    corrected: row.state === 'returned' ? null : await correctedPart(context, row),
    returned: row.return_reason && { reason: row.return_reason, note: row.return_note ?? '' },
  })
}

/** The file of the student's own voice message or photograph. */
export async function findReceivedFiles(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  id: string,
): Promise<Ok<{ voice: string | null; photographs: readonly string[] }> | Refusal<'correction_not_found'>> {
  const row = await findReceived(db, userId, id)
  return row ? ok({ voice: row.voice_key, photographs: row.photograph_keys }) : refuse('correction_not_found')
}

type Row = NonNullable<Awaited<ReturnType<typeof findReceived>>>

async function correctedPart({ db }: Part, row: Row): Promise<CorrectedSheet> {
  const levels = wholeLevels(row.levels).map(({ level, sentence }) => ({ level: level ?? 0, sentence }))
  const marks = await listMarks(db, row.id)
  return {
    marks: marks
      .filter(({ state }) => state === 'kept')
      .map(({ place, category, effect, remark }) => ({ place, category, effect, remark })),
    levels,
    total: totalOf(levelsOf(levels) ?? []),
    comment: row.comment ?? '',
    voiceSeconds: row.voice_seconds,
    voiceText: row.voice_text ?? '',
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

function findReceived(db: Platform['db'], userId: string, id: string) {
  return db
    .selectFrom('teacher_corrections')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', userId)
    .where('of_correction_id', 'is', null)
    .where('state', 'in', ['corrected', 'answered', 'returned'])
    .executeTakeFirst()
}
