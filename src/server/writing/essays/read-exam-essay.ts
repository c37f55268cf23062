/** Use cases of a kept essay for another exam than the ENEM: the essay, a version, the student's own points. */
import { findExam } from '#content/writing/exams/all-exams.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { ExamEssay, ExamVersion, ExamVersionSummary } from '#domain/writing/exam-essay-wire.ts'
import { arePoints, ENEM, type OwnPoints } from '#domain/writing/exam-reading.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  type ExamVersionRow,
  findExamVersion,
  listExamVersions,
  setAssessment,
} from './exam-version-repository.ts'
import { type EssayRow, findEssayRow } from './repository.ts'

type Stored = Pick<Platform, 'db'>
type Version = { userId: string; essayId: string; number: number }

export async function readExamEssay(
  { db }: Stored,
  userId: string,
  id: string,
): Promise<Ok<ExamEssay> | Refusal<'essay_not_found'>> {
  const row = await findOwn(db, userId, id)
  if (!row) return refuse('essay_not_found')
  const versions = await listExamVersions(db, id)
  const { exam, theme_id: themeId, theme } = row
  return ok({ id, exam, themeId, theme, versions: versions.map(summaryJson) })
}

export async function readExamVersion(
  { db }: Stored,
  { userId, essayId, number }: Version,
): Promise<Ok<ExamVersion> | Refusal<'essay_not_found'>> {
  const essay = await findOwn(db, userId, essayId)
  const row = essay && (await findExamVersion(db, essayId, number))
  if (!row) return refuse('essay_not_found')
  return ok({ ...summaryJson(row), text: row.text, reading: row.reading, points: row.assessment })
}

/** In the place of the points that were there; given again they stay the same. */
export async function assessVersion(
  { db }: Stored,
  { userId, essayId, number }: Version,
  points: OwnPoints,
): Promise<Ok<null> | Refusal<'essay_not_found'> | Refusal<'unknown_criterion'>> {
  const essay = await findOwn(db, userId, essayId)
  const exam = essay && findExam(essay.exam)
  if (!exam) return refuse('essay_not_found')
  if (!arePoints(exam, points)) return refuse('unknown_criterion')
  return (await setAssessment(db, essayId, number, points)) ? ok(null) : refuse('essay_not_found')
}

async function findOwn(db: Db, userId: string, id: string): Promise<EssayRow | null> {
  const row = await findEssayRow(db, id)
  return row?.user_id === userId && row.exam !== ENEM ? row : null
}

function summaryJson({ number, reading, corrected_at }: ExamVersionRow): ExamVersionSummary {
  return {
    number,
    lines: reading.counts.lines,
    errors: reading.marks.length,
    correctedAt: corrected_at.toISOString(),
  }
}
