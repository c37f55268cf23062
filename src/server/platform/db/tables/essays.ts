/** Tables of the writing room: essays, their corrected versions, how many corrections somebody has had, comments from outside. */
import type { Generated, JSONColumnType } from 'kysely'
import type { ConsentPurpose } from '#domain/community/review-consent.ts'
import type { ExamReading, OwnPoints } from '#domain/writing/exam-reading.ts'
import type { ReviewComment } from '#domain/writing/external-review.ts'
import type { SheetFigures } from '#domain/writing/given-sheets.ts'
import type { JsonObject, Moment, NullableMoment } from './columns.ts'

export type EssaysTable = {
  id: string
  user_id: string
  exam: Generated<string>
  theme_id: string | null
  theme: string
  motivating: Generated<string>
  draft: Generated<string>
  plan: JsonObject
  pasted_characters: Generated<number>
  has_paper_lines: Generated<boolean>
  counted_at: NullableMoment
  created_at: Moment
  updated_at: Moment
}

export type EssayVersionsTable = {
  essay_id: string
  number: number
  text: string
  pasted_characters: Generated<number>
  has_paper_lines: Generated<boolean>
  levels: JSONColumnType<number[], string, string>
  total: number
  correction: JsonObject
  corrected_at: Moment
}

/** Of essays for another exam than the ENEM. */
export type ExamVersionsTable = {
  essay_id: string
  number: number
  text: string
  pasted_characters: Generated<number>
  has_paper_lines: Generated<boolean>
  reading: JSONColumnType<ExamReading>
  assessment: JSONColumnType<OwnPoints, string | null, string | null> | null
  corrected_at: Moment
}

/** `day` is YYYY-MM-DD in Brasília. */
export type CorrectionDaysTable = { user_id: string; day: string; count: number }

export type GuestCorrectionsTable = { author_key: string; essay_digest: Buffer; corrected_at: Moment }

/** The open one (`ended_at` null) is the consent that holds. */
export type ReviewConsentsTable = {
  id: Generated<string>
  user_id: string
  purpose: Generated<ConsentPurpose>
  wording: string
  recipient: string
  given_at: Moment
  ended_at: NullableMoment
}

/** Without comments while the question is under way. */
export type EssayReviewsTable = {
  essay_id: string
  number: number
  recipient: string
  ticket: string
  day: string
  asked_at: Moment
  comments: JSONColumnType<ReviewComment[], string | null, string | null> | null
  answered_at: NullableMoment
}

export type ReviewDaysTable = { user_id: string; day: string; count: number; pages: Generated<number> }
export type ReviewTotalsTable = { day: string; count: number }

/** `page` from 1. */
export type SheetPhotographsTable = {
  id: string
  essay_id: string
  page: number
  file_key: string
  byte_size: number
  created_at: Moment
}

/** `figures` were checked when they came. */
export type GivenSheetsTable = {
  id: string
  user_id: string
  wording: string
  file_key: string
  byte_size: number
  figures: JSONColumnType<SheetFigures>
  bad_lines: number | null
  created_at: Moment
}

export type EssayTables = {
  given_sheets: GivenSheetsTable
  sheet_photographs: SheetPhotographsTable
  essays: EssaysTable
  essay_versions: EssayVersionsTable
  exam_versions: ExamVersionsTable
  correction_days: CorrectionDaysTable
  guest_corrections: GuestCorrectionsTable
  review_consents: ReviewConsentsTable
  essay_reviews: EssayReviewsTable
  review_days: ReviewDaysTable
  review_totals: ReviewTotalsTable
}
