/** The months as the owner's admin page shows them: those that were, this one, and those to come. */
import { sql } from 'kysely'
import { themesWithTexts } from '#content/study/proposals/proposal-files.ts'
import { findRoomTheme } from '#content/study/themes/room-themes.ts'
import type { MockExamsAdmin, PlannedExam } from '#domain/console/mock-exams-admin-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { examMonthOf, examState, shiftMonth } from '#domain/writing/mock-exam/mock-exam.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { type ExamRow, listExamsFrom } from './exam-repository.ts'
import { windowOfMonth } from './open-exam.ts'

const MONTHS = { past: 6, coming: 6 } as const

type Counts = { month: string; begun: number; graded: number; mean: number | null }

export async function readPlans({
  db,
  now,
  site,
}: Pick<AppContext, 'db' | 'now' | 'site'>): Promise<MockExamsAdmin> {
  const at = now()
  const month = examMonthOf(at)
  const first = shiftMonth(month, -MONTHS.past)
  const [rows, counts] = await Promise.all([listExamsFrom(db, first), countSittings(db, first)])
  const months = Array.from({ length: MONTHS.past + MONTHS.coming + 1 }, (_, index) =>
    shiftMonth(first, index),
  )
  const study = site.study.listed(dayInBrasilia(at))
  return {
    exams: months.flatMap((of) => {
      const row = rows.find((one) => one.month === of) ?? null
      // Of a month that is over only what was held is told.
      if (!row && of < month) return []
      return examJson(of, row, counts.find((one) => one.month === of) ?? null, at)
    }),
    themes: themesWithTexts(study).flatMap((id) => {
      const theme = findRoomTheme(id, study)
      return theme ? { id, title: theme.title } : []
    }),
  }
}

function examJson(month: string, row: ExamRow | null, counts: Counts | null, now: Date): PlannedExam {
  const window = windowOfMonth(month, row)
  return {
    month,
    opensAt: window.opensAt.toISOString(),
    closesAt: window.closesAt.toISOString(),
    minutes: window.minutes,
    state: examState(window, now),
    isPlanned: row?.is_planned ?? false,
    theme: row?.theme ? { id: row.theme_id, title: row.theme, motivating: row.motivating } : null,
    begun: counts?.begun ?? 0,
    graded: counts?.graded ?? 0,
    mean: counts?.mean ?? null,
  }
}

async function countSittings(db: Db, fromMonth: string): Promise<Counts[]> {
  return db
    .selectFrom('mock_exam_sittings')
    .select([
      'month',
      sql<number>`count(*)::int`.as('begun'),
      sql<number>`count(total)::int`.as('graded'),
      sql<number | null>`round(avg(total))::int`.as('mean'),
    ])
    .where('month', '>=', fromMonth)
    .groupBy('month')
    .execute()
}
