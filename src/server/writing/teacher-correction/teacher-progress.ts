/** The teacher's grades of one student for the chart of progress, which tells them apart from estimates. */

import type { Progress } from '#domain/writing/essay-wire.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { totalOf } from '#domain/writing/peer-review.ts'
import { levelsOf } from '#domain/writing/teacher-correction/desk-rules.ts'
import type { Db } from '#server/platform/db/client.ts'
import { wholeLevels } from './desk-repository.ts'

/** A chart of more points than this says no more. */
const POINTS_MAX = 100

/** The oldest first. */
export async function listTeacherGrades(db: Db, userId: string): Promise<Progress['teacher']> {
  const rows = await db
    .selectFrom('teacher_corrections')
    .select(['id', 'theme', 'levels', 'final_grade', 'corrected_at'])
    .where('account_id', '=', userId)
    .where('of_correction_id', 'is', null)
    // Other boards have other scales: they are no line of this chart.
    .where('exam', '=', ENEM)
    .where('state', 'in', ['corrected', 'answered'])
    .orderBy('sent_at', 'desc')
    .limit(POINTS_MAX)
    .execute()
  return rows.reverse().flatMap(({ id, theme, levels: stored, final_grade, corrected_at }) => {
    const levels = final_grade ? final_grade.levels.map((level) => level ?? 0) : levelsOf(wholeLevels(stored))
    if (!levels || !corrected_at) return []
    return [
      {
        id,
        theme,
        levels,
        total: final_grade?.total ?? totalOf(levels),
        correctedAt: corrected_at.toISOString(),
      },
    ]
  })
}
