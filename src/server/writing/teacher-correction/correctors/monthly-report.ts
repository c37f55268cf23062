/**
 * What each reader did in a month: how many, how long, and how near to second readers and to the engine; as a table to
 * pay them by (product §10 Correctors). Of a student nothing.
 */
import { sql } from 'kysely'
import type { Agreement, CorrectorReport } from '#domain/console/correctors-admin-wire.ts'
import { CSV_MARK, type CsvCell, csvRow } from '#domain/shared/csv.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { agreementOf, type LevelPair } from '#domain/writing/teacher-correction/agreement.ts'
import { levelsOf, medianOf } from '#domain/writing/teacher-correction/desk-rules.ts'
import type { TeacherLevel } from '#domain/writing/teacher-correction/teacher-correction.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { correctorsTexts } from '#texts/console/correctors.ts'
import { wholeLevels } from '../desk-repository.ts'
import { engineLevelsOf } from '../offer-marks.ts'

const MIDNIGHT = 'T00:00:00-03:00'
const texts = correctorsTexts.report

/** @param month YYYY-MM in Brasília */
export async function readReport({ db }: Pick<Platform, 'db'>, month: string): Promise<CorrectorReport> {
  const rows = await listWork(db, month)
  const byReader = Map.groupBy(rows, ({ reader_id }) => reader_id)
  const readers = [...byReader].map(([id, own]) => lineOf(id, own))
  return {
    month,
    readers: readers.sort((a, b) => b.corrected - a.corrected || b.totalSeconds - a.totalSeconds),
  }
}

/** The whole file. */
export function writeReport({ readers }: CorrectorReport): string {
  const rows = readers.map((one) => [
    one.name ?? (one.id === null ? texts.gone : texts.unnamed),
    one.corrected,
    one.returned,
    minutes(one.medianSeconds),
    minutes(one.totalSeconds),
    ...agreementCells(one.withReaders),
    ...agreementCells(one.withEngine),
  ])
  return CSV_MARK + [texts.columns, ...rows].map((row) => csvRow(row)).join('')
}

type Work = Awaited<ReturnType<typeof listWork>>[number]

function lineOf(id: string | null, own: readonly Work[]): CorrectorReport['readers'][number] {
  const done = own.filter(({ is_corrected }) => is_corrected)
  // By the ENEM's scale alone: of other boards neither the engine nor the table has one.
  const ofEnem = done.filter(({ exam }) => exam === ENEM)
  const seconds = done.map(({ seconds_spent }) => seconds_spent)
  const timed = seconds.filter((one) => one > 0)
  return {
    id,
    name: own[0]?.full_name ?? null,
    corrected: done.length,
    returned: own.length - done.length,
    medianSeconds: medianOf(timed),
    totalSeconds: own.reduce((sum, { seconds_spent }) => sum + seconds_spent, 0),
    withReaders: agreementOf(
      ofEnem.flatMap(({ levels, others }) => pairsOf(levels, others.map(givenLevels))),
    ),
    withEngine: agreementOf(
      ofEnem.flatMap(({ levels, engine_estimate }) => pairsOf(levels, [engineLevelsOf(engine_estimate)])),
    ),
  }
}

function pairsOf(levels: Work['levels'], others: readonly (readonly number[] | null)[]): LevelPair[] {
  const own = givenLevels(levels)
  if (!own) return []
  return others.flatMap((other) => (other ? [{ own, other }] : []))
}

function givenLevels(stored: readonly TeacherLevel[] | null): number[] | null {
  return levelsOf(wholeLevels(stored))
}

function listWork(db: Db, month: string) {
  const { from, until } = boundsOf(month)
  const at = sql<Date>`coalesce(c.corrected_at, c.returned_at)`
  return (
    db
      .selectFrom('teacher_corrections as c')
      .leftJoin('profiles as p', 'p.id', 'c.reader_id')
      .select(['c.reader_id', 'p.full_name', 'c.seconds_spent', 'c.exam', 'c.levels', 'c.engine_estimate'])
      .select([
        sql<boolean>`c.corrected_at is not null`.as('is_corrected'),
        sql<TeacherLevel[][]>`coalesce((select jsonb_agg(s.levels order by s.id) from teacher_corrections s
        where s.of_correction_id = c.of_correction_id and s.id <> c.id and s.corrected_at is not null), '[]')`.as(
          'others',
        ),
      ])
      .where(at, '>=', from)
      .where(at, '<', until)
      // A whole is nobody's reading.
      .where('c.readers', '=', 1)
      .where('c.state', 'in', ['corrected', 'answered', 'returned'])
      .execute()
  )
}

/** Whole days of Brasília. */
function boundsOf(month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const after = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: new Date(`${month}-01${MIDNIGHT}`), until: new Date(`${after}-01${MIDNIGHT}`) }
}

function agreementCells({ count, apart, near }: Agreement): CsvCell[] {
  return [
    count,
    ...(apart ?? Array<null>(5).fill(null)).map(tenth),
    near === null ? null : Math.round(near * 100),
  ]
}

function minutes(seconds: number | null): CsvCell {
  return seconds === null ? null : tenth(seconds / 60)
}

/** As spreadsheets of this country write it. */
function tenth(value: number | null): CsvCell {
  return value === null ? null : { cents: Math.round(value * 100) }
}
