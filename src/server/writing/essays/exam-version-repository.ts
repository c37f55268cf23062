/** Queries for the versions of essays that are written for another exam than the ENEM. */
import type { ExamReading, OwnPoints } from '#domain/writing/exam-reading.ts'
import type { Db, DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { Draft } from './repository.ts'

export type ExamVersionRow = {
  number: number
  text: string
  has_paper_lines: boolean
  reading: ExamReading
  assessment: OwnPoints | null
  corrected_at: Date
}

export async function insertExamVersion(
  tx: Tx,
  essayId: string,
  version: Draft & { number: number; reading: ExamReading },
): Promise<void> {
  const { number, text, pastedCharacters, hasPaperLines, reading, now } = version
  await tx
    .insertInto('exam_versions')
    .values({
      essay_id: essayId,
      number,
      text,
      pasted_characters: pastedCharacters,
      has_paper_lines: hasPaperLines,
      reading: JSON.stringify(reading),
      corrected_at: now,
    })
    .execute()
}

export async function findLastExamVersion(tx: Tx, essayId: string): Promise<ExamVersionRow | null> {
  const row = await selectVersions(tx)
    .where('essay_id', '=', essayId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** The oldest first: at most VERSIONS_PER_ESSAY. */
export async function listExamVersions(db: Db, essayId: string): Promise<ExamVersionRow[]> {
  return selectVersions(db).where('essay_id', '=', essayId).orderBy('number').execute()
}

export async function findExamVersion(
  db: Db,
  essayId: string,
  number: number,
): Promise<ExamVersionRow | null> {
  const row = await selectVersions(db)
    .where('essay_id', '=', essayId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ?? null
}

/** @returns false for a version that is not there */
export async function setAssessment(
  db: Db,
  essayId: string,
  number: number,
  points: OwnPoints,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exam_versions')
    .set({ assessment: JSON.stringify(points) })
    .where('essay_id', '=', essayId)
    .where('number', '=', number)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function selectVersions(db: DbOrTx) {
  return db
    .selectFrom('exam_versions')
    .select(['number', 'text', 'has_paper_lines', 'reading', 'assessment', 'corrected_at'])
}
