/** Tables of the mock exam: each month's, and the sittings of students. */
import type { Generated, JSONColumnType } from 'kysely'
import type { Moment, NullableMoment } from './columns.ts'

export type MockExamsTable = {
  month: string
  opens_at: Moment
  closes_at: Moment
  minutes: number
  is_planned: boolean
  theme_id: string | null
  theme: string | null
  motivating: Generated<string>
  totals: JSONColumnType<number[], string | null | undefined, string | null> | null
  results_at: NullableMoment
  /** When those who asked for it were told that it is open. */
  told_at: NullableMoment
  created_at: Moment
}

export type MockExamSittingsTable = {
  month: string
  user_id: string
  is_on_paper: boolean
  begun_at: Moment
  ends_at: Moment
  text: Generated<string>
  pasted_characters: Generated<number>
  has_paper_lines: Generated<boolean>
  revision: Generated<number>
  saved_at: NullableMoment
  handed_in_at: NullableMoment
  ended_by: 'student' | 'clock' | null
  graded_at: NullableMoment
  total: number | null
  levels: JSONColumnType<number[], string | null | undefined, string | null> | null
  essay_id: string | null
}

export type MockExamTables = { mock_exams: MockExamsTable; mock_exam_sittings: MockExamSittingsTable }
