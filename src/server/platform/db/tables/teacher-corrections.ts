/** Tables of the teacher's corrections: credits, what was sent and corrected, marks, the bank of remarks. */
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { CreditEvent, CreditKind } from '#domain/shop/credits.ts'
import type { TeacherEffect } from '#domain/writing/teacher-correction/remark.ts'
import type {
  AnyCorrectionState,
  FinalGrade,
  MarkBox,
  MarkOrigin,
  ReturnReason,
  TeacherLevel,
} from '#domain/writing/teacher-correction/teacher-correction.ts'
import type { Moment, NullableMoment } from './columns.ts'

/** Rows are added and never changed. Without `grant_id` a grant. */
export type CreditEntriesTable = {
  id: GeneratedAlways<string>
  account_id: string
  kind: CreditKind
  event: CreditEvent
  amount: number
  grant_id: string | null
  expires_at: NullableMoment
  source: string
  key: string
  readers: Generated<number>
  created_at: Moment
}

/** `promised_on` is YYYY-MM-DD in Brasília. */
export type TeacherCorrectionsTable = {
  id: string
  account_id: string
  essay_id: string | null
  version_number: number | null
  exam: Generated<string>
  theme: string
  title: string | null
  body: string
  line_breaks: Generated<boolean>
  photograph_keys: Generated<string[]>
  state: AnyCorrectionState
  promised_on: string
  sent_at: Moment
  begun_at: NullableMoment
  corrected_at: NullableMoment
  withdrawn_at: NullableMoment
  returned_at: NullableMoment
  return_reason: ReturnReason | null
  return_note: string | null
  reader_id: string | null
  lease_token: string | null
  lease_until: NullableMoment
  levels: JSONColumnType<TeacherLevel[], string | null | undefined, string | null> | null
  comment: string | null
  voice_key: string | null
  voice_seconds: number | null
  voice_text: string | null
  first_seen_at: NullableMoment
  question: string | null
  question_at: NullableMoment
  answer: string | null
  answer_at: NullableMoment
  rating: number | null
  rating_note: string | null
  seconds_spent: Generated<number>
  engine_estimate: JSONColumnType<Record<string, unknown>, string | null | undefined, string | null> | null
  reading: Generated<number>
  of_correction_id: string | null
  rewrites_id: string | null
  credit_key: string | null
  told_states: Generated<string[]>
  readers: Generated<number>
  final_grade: JSONColumnType<FinalGrade, string | null | undefined, string | null> | null
}

export type TeacherMarksTable = {
  id: string
  correction_id: string
  start_at: number | null
  end_at: number | null
  photograph: number | null
  box: JSONColumnType<MarkBox, string | null | undefined, string | null> | null
  category: string
  competence: number
  remark: Generated<string>
  origin: Generated<MarkOrigin>
  state: Generated<'kept' | 'dropped'>
  effect: Generated<TeacherEffect>
  engine_key: string | null
  created_at: Moment
  updated_at: Moment
}

export type RemarkBankTable = {
  id: Generated<string>
  owner_id: string | null
  text: string
  competence: number
  category: string | null
  uses: Generated<number>
  last_used_at: NullableMoment
  effect: Generated<TeacherEffect>
}

/** `email` is null once it was accepted. */
export type CorrectorInvitationsTable = {
  id: Generated<string>
  email: string | null
  token_hash: Buffer
  invited_by: string | null
  created_at: Moment
  expires_at: Moment
  withdrawn_at: NullableMoment
  accepted_at: NullableMoment
  accepted_by: string | null
}

/** Who was told that a grant ends. */
export type CreditExpiryNoticesTable = { grant_id: string; told_at: Moment }

export type TeacherCorrectionTables = {
  corrector_invitations: CorrectorInvitationsTable
  credit_entries: CreditEntriesTable
  credit_expiry_notices: CreditExpiryNoticesTable
  teacher_corrections: TeacherCorrectionsTable
  teacher_marks: TeacherMarksTable
  remark_bank: RemarkBankTable
}
