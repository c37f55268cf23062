/**
 * The engine's marks on an essay that somebody corrects by hand, made once and kept; its levels, only after the reader's
 * own, so that nobody is led (product §10 The teacher's desk).
 */
import type { Correction } from '#corrector/correction.ts'
import { COMPETENCE_COUNT } from '#domain/community/challenge.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { essayToCorrect } from '#domain/writing/essay-to-correct.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { isErrorOfLanguage } from '#domain/writing/exam-rules.ts'
import { DESKS, type DeskReader } from '#domain/writing/teacher-correction/desk-kind.ts'
import { levelsOf } from '#domain/writing/teacher-correction/desk-rules.ts'
import {
  type OfferedMark,
  offersOf,
  withoutLineBreaks,
} from '#domain/writing/teacher-correction/offered-marks.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { isTaughtBy, wholeLevels } from './desk-repository.ts'

/** What is kept of the engine's correction (`engine_estimate`). */
type Estimate = { readonly levels: readonly number[]; readonly offers: readonly OfferedMark[] }
type Asking = Pick<AppContext, 'corrector' | 'db' | 'site'>

/** The levels in what is kept of the engine's correction; null where there is none. */
export function engineLevelsOf(kept: Readonly<Record<string, unknown>> | null): number[] | null {
  const levels = kept?.['levels']
  if (!Array.isArray(levels) || levels.length !== COMPETENCE_COUNT) return null
  return levels.every((level) => typeof level === 'number') ? levels : null
}

/** Only of a correction that this reader holds. */
export async function readOffers(
  context: Asking,
  reader: DeskReader,
  id: string,
): Promise<Ok<{ offers: readonly OfferedMark[] }> | Refusal<'correction_not_found'>> {
  const row = await findReading(context.db, reader, id)
  if (!row) return refuse('correction_not_found')
  return ok({ offers: (await estimateOf(context, row)).offers })
}

export async function readEstimate(
  context: Asking,
  reader: DeskReader,
  id: string,
): Promise<Ok<{ levels: readonly number[] }> | Refusal<'correction_not_found'> | Refusal<'levels_first'>> {
  const row = await findReading(context.db, reader, id)
  if (!row || row.body === '' || row.exam !== ENEM) return refuse('correction_not_found')
  const isEarly = levelsOf(wholeLevels(row.levels)) === null
  // That the owner lets her own readers see them first is no word to a class's teacher.
  const mayBeEarly = reader.desk === 'house' && context.site.settings.corrections.showsEngineFirst
  if (isEarly && !mayBeEarly) return refuse('levels_first')
  return ok({ levels: (await estimateOf(context, row)).levels })
}

type Reading = NonNullable<Awaited<ReturnType<typeof findReading>>>

function findReading(db: Db, { userId, desk }: DeskReader, id: string) {
  return db
    .selectFrom('teacher_corrections as c')
    .leftJoin('essay_versions as v', (join) =>
      join
        .onRef('v.essay_id', '=', 'c.essay_id')
        .onRef('v.number', '=', 'c.version_number')
        .onRef('v.text', '=', 'c.body'),
    )
    .select([
      'c.id',
      'c.theme',
      'c.exam',
      'c.body',
      'c.line_breaks',
      'c.levels',
      'c.engine_estimate',
      'v.correction',
    ])
    .where('c.id', '=', id)
    .where('c.state', '=', DESKS[desk].reading)
    .where('c.reader_id', '=', userId)
    .$if(desk === 'class', (query) => query.where(isTaughtBy(userId, 'c.id')))
    .executeTakeFirst()
}

async function estimateOf(context: Asking, row: Reading): Promise<Estimate> {
  if (row.body === '') return { levels: [], offers: [] }
  const kept = row.engine_estimate
  // Written below with this very type; what another writer keeps there has no offers.
  if (kept && Array.isArray(kept['offers'])) return kept as unknown as Estimate
  const correction = await correctionOf(context, row)
  const isOfEnem = row.exam === ENEM
  const estimate: Estimate = {
    levels: isOfEnem ? correction.competences.map(({ level }) => level) : [],
    // Of another exam the engine can tell the errors of language, and nothing of its criteria.
    offers: offersOf(
      isOfEnem ? correction : { ...correction, marks: correction.marks.filter(isErrorOfLanguage) },
    ),
  }
  await context.db
    .updateTable('teacher_corrections')
    .set({ engine_estimate: JSON.stringify({ ...kept, ...estimate }) })
    .where('id', '=', row.id)
    .execute()
  return estimate
}

async function correctionOf(context: Asking, row: Reading): Promise<Correction> {
  // Written by insertVersion with this very type.
  if (row.correction) return row.correction as unknown as Correction
  const body = row.line_breaks ? withoutLineBreaks(row.body) : row.body
  return context.corrector.correct(essayToCorrect({ title: row.theme, motivating: '' }, body))
}
