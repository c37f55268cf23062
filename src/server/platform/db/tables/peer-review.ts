/** Tables of peer correction: who takes part, the essays in the queue, and the corrections that students give. */
import type { Generated, JSONColumnType } from 'kysely'
import type { Remark } from '#domain/writing/peer-remarks.ts'
import type { Moment, NullableMoment } from './columns.ts'

export type PeerMembersTable = {
  user_id: string
  is_on: boolean
  agreed_at: Moment
  ready_at: NullableMoment
  wants_mail: Generated<boolean>
}

export type PeerCalibrationsTable = {
  user_id: string
  sample_id: string
  levels: JSONColumnType<number[], string, string>
  is_close: boolean
  tries: number
  graded_at: Moment
}

export type PeerEntriesTable = {
  id: Generated<string>
  user_id: string
  author_key: string
  essay_id: string
  version_number: number
  pool: 'minors' | 'adults'
  state: 'waiting' | 'assigned' | 'reviewed' | 'closed'
  duty: 'open' | 'assigned' | 'done' | 'waived' | 'missed'
  third: Generated<'none' | 'asked' | 'assigned' | 'done'>
  searched_at: Moment
  hidden_at: NullableMoment
  told_at: NullableMoment
}

export type PeerReviewsTable = {
  id: Generated<string>
  entry_id: string
  reviewer_id: string | null
  reviewer_key: string
  own_entry_id: string | null
  kind: 'first' | 'third'
  state: 'assigned' | 'delivered' | 'lapsed'
  lapse_reason: 'late' | 'left' | 'withdrawn' | null
  levels: JSONColumnType<number[], string | null | undefined, string | null> | null
  sentences: JSONColumnType<string[], string | null | undefined, string | null> | null
  remarks: JSONColumnType<Remark[], string | null | undefined, string | null> | null
  assigned_at: Moment
  due_at: Moment
  ended_at: NullableMoment
  hidden_at: NullableMoment
  reminded_at: NullableMoment
  reading: 'waiting' | 'passed' | 'refused' | null
}

export type PeerReviewTables = {
  peer_members: PeerMembersTable
  peer_calibrations: PeerCalibrationsTable
  peer_entries: PeerEntriesTable
  peer_reviews: PeerReviewsTable
}
