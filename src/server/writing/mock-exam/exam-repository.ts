/** Queries for the mock exams of the months. */
import { sql } from 'kysely'
import type { ExamWindow } from '#domain/writing/mock-exam/mock-exam.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type ExamRow = {
  month: string
  opens_at: Date
  closes_at: Date
  minutes: number
  is_planned: boolean
  theme_id: string | null
  theme: string | null
  motivating: string
  totals: number[] | null
  results_at: Date | null
}
type Theme = { readonly themeId: string | null; readonly title: string; readonly motivating: string }

export function windowOf(row: ExamRow): ExamWindow {
  return { month: row.month, opensAt: row.opens_at, closesAt: row.closes_at, minutes: row.minutes }
}

export async function findExam(db: DbOrTx, month: string): Promise<ExamRow | null> {
  return (await selectExams(db).where('month', '=', month).executeTakeFirst()) ?? null
}

/** Two who open, plan or end the same month follow one another. */
export async function lockExam(tx: Tx, month: string): Promise<ExamRow | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mock-exam ${month}`}, 0))`.execute(tx)
  return (await selectExams(tx).where('month', '=', month).forUpdate().executeTakeFirst()) ?? null
}

/** The newest first. */
export async function listExamsFrom(db: DbOrTx, month: string): Promise<ExamRow[]> {
  return selectExams(db).where('month', '>=', month).orderBy('month', 'desc').execute()
}

/** The last ones whose theme is settled and whose window was over then, the newest first. */
export async function listHeld(db: DbOrTx, closedBefore: Date, limit: number): Promise<ExamRow[]> {
  return selectExams(db)
    .where('theme', 'is not', null)
    .where('closes_at', '<', closedBefore)
    .orderBy('month', 'desc')
    .limit(limit)
    .execute()
}

export async function listUsedThemes(tx: Tx, fromMonth: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('mock_exams')
    .select('theme_id')
    .where('month', '>=', fromMonth)
    .where('theme_id', 'is not', null)
    .execute()
  return new Set(rows.flatMap(({ theme_id }) => theme_id ?? []))
}

/** In the place of what was planned for the month. @param theme null where ours is to be drawn at the opening */
export async function putExam(
  tx: Tx,
  { month, opensAt, closesAt, minutes }: ExamWindow,
  { theme, isPlanned, now }: { theme: Theme | null; isPlanned: boolean; now: Date },
): Promise<void> {
  const written = {
    opens_at: opensAt,
    closes_at: closesAt,
    minutes,
    is_planned: isPlanned,
    theme_id: theme?.themeId ?? null,
    theme: theme?.title ?? null,
    motivating: theme?.motivating ?? '',
  }
  await tx
    .insertInto('mock_exams')
    .values({ month, ...written, created_at: now })
    .onConflict((conflict) => conflict.column('month').doUpdateSet(written))
    .execute()
}

export async function deleteExam(tx: Tx, month: string): Promise<void> {
  await tx.deleteFrom('mock_exams').where('month', '=', month).execute()
}

/** Months whose results are not out. */
export async function listOpenEnded(db: DbOrTx, closedBefore: Date): Promise<ExamRow[]> {
  return selectExams(db)
    .where('results_at', 'is', null)
    .where('closes_at', '<', closedBefore)
    .orderBy('month')
    .execute()
}

/** @returns whether it had not been told */
export async function markTold(tx: Tx, month: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mock_exams')
    .set({ told_at: now })
    .where('month', '=', month)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function putTotals(tx: Tx, month: string, totals: readonly number[], now: Date): Promise<void> {
  await tx
    .updateTable('mock_exams')
    .set({ totals: JSON.stringify(totals), results_at: now })
    .where('month', '=', month)
    .execute()
}

function selectExams(db: DbOrTx) {
  return db
    .selectFrom('mock_exams')
    .select([
      'month',
      'opens_at',
      'closes_at',
      'minutes',
      'is_planned',
      'theme_id',
      'theme',
      'motivating',
      'totals',
      'results_at',
    ])
}
