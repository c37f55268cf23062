/**
 * Keeps what a reader changes, at once and in one transaction; the same changes sent again change nothing more, so that
 * a browser may send until it has an answer (product §10 The teacher's desk).
 */
import { sql } from 'kysely'
import type { Changes, DeskChange, DeskMark } from '#domain/console/teacher-corrections-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { DeskReader } from '#domain/writing/teacher-correction/desk-kind.ts'
import { isLevelOf } from '#domain/writing/teacher-correction/desk-rubric.ts'
import { MARKS_MAX } from '#domain/writing/teacher-correction/desk-rules.ts'
import { competenceOf } from '#domain/writing/teacher-correction/remark.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { rememberRemark } from './bank-repository.ts'
import { lockHeld, wholeLevels, whyUnheld } from './desk-repository.ts'
import { rubricOf } from './rubric-of.ts'
import { leaseEnd } from './take-correction.ts'

type Held = NonNullable<Awaited<ReturnType<typeof lockHeld>>>

export async function applyChanges(
  context: Pick<Platform, 'db' | 'now'>,
  reader: DeskReader,
  id: string,
  { token, secondsSpent, changes }: Changes,
): Promise<
  | Ok<null>
  | Refusal<'lease_lost' | 'correction_gone'>
  | Refusal<'mark_outside' | 'level_unknown'>
  | Refusal<'too_many_marks'>
> {
  const now = context.now()
  return context.db
    .transaction()
    .execute(async (tx) => {
      const row = await lockHeld(tx, id, reader, token)
      if (!row) return refuse(await whyUnheld(tx, id))
      if (changes.some((change) => change.does === 'mark' && !liesWithin(change.mark, row)))
        return refuse('mark_outside')
      const exam = rubricOf(row.exam)
      if (changes.some((one) => one.does === 'level' && !isLevelOf(exam, one.competence, one.level)))
        return refuse('level_unknown')
      for (const change of changes) await applyMark(tx, row, reader.userId, change, now)
      const { count } = await tx
        .selectFrom('teacher_marks')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('correction_id', '=', id)
        .where('state', '=', 'kept')
        .executeTakeFirstOrThrow()
      if (Number(count) > MARKS_MAX) return undo()
      await tx
        .updateTable('teacher_corrections')
        .set({
          ...wordsOf(row, changes),
          lease_until: leaseEnd(now),
          seconds_spent: sql<number>`greatest(seconds_spent, ${secondsSpent})`,
        })
        .where('id', '=', id)
        .execute()
      return ok(null)
    })
    .catch((error: unknown) => {
      if (error instanceof TooManyMarks) return refuse('too_many_marks')
      throw error
    })
}

/** Ends the transaction, so that nothing of it stays. */
class TooManyMarks extends Error {
  override readonly name = 'TooManyMarks'
}

function undo(): never {
  throw new TooManyMarks('a correction holds no more marks')
}

async function applyMark(tx: Tx, row: Held, readerId: string, change: DeskChange, now: Date): Promise<void> {
  if (change.does === 'remember') return rememberRemark(tx, readerId, change.remark, now)
  if (change.does === 'unmark') {
    await tx
      .deleteFrom('teacher_marks')
      .where('id', '=', change.id)
      .where('correction_id', '=', row.id)
      .execute()
  }
  if (change.does !== 'mark') return
  const { id, category, effect, remark, engineKey, state, place } = change.mark
  // Of the engine's marks each has one answer: the newest.
  if (engineKey !== null) {
    await tx
      .deleteFrom('teacher_marks')
      .where('correction_id', '=', row.id)
      .where('engine_key', '=', engineKey)
      .where('id', '!=', id)
      .execute()
  }
  const columns = {
    start_at: 'start' in place ? place.start : null,
    end_at: 'end' in place ? place.end : null,
    photograph: 'photograph' in place ? place.photograph : null,
    box: 'box' in place ? JSON.stringify(place.box) : null,
    category,
    competence: competenceOf(category),
    effect,
    remark,
    origin: engineKey === null ? ('reader' as const) : ('engine' as const),
    engine_key: engineKey,
    state,
    updated_at: now,
  }
  await tx
    .insertInto('teacher_marks')
    .values({ id, correction_id: row.id, created_at: now, ...columns })
    .onConflict((conflict) =>
      // An id that belongs to another correction is left as it is.
      conflict.column('id').doUpdateSet(columns).where('teacher_marks.correction_id', '=', row.id),
    )
    .execute()
}

/** What stands in the row of the correction itself, each as the last change says. */
function wordsOf(row: Held, changes: readonly DeskChange[]) {
  let levels = wholeLevels(row.levels, rubricOf(row.exam))
  const words: { comment?: string; voice_text?: string; levels?: string } = {}
  for (const change of changes) {
    if (change.does === 'comment') words.comment = change.text
    if (change.does === 'voice-text') words.voice_text = change.text
    if (change.does === 'level') {
      levels = levels.with(change.competence - 1, { level: change.level, sentence: change.sentence })
      words.levels = JSON.stringify(levels)
    }
  }
  return words
}

function liesWithin({ place }: DeskMark, { body, photograph_keys }: Held): boolean {
  if ('box' in place) {
    const { x, y, width, height } = place.box
    return place.photograph < photograph_keys.length && x + width <= 1.001 && y + height <= 1.001
  }
  const { start, end } = place
  return start < end && end <= body.length && body.slice(start, end).trim() !== ''
}
