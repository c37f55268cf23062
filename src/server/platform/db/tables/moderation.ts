/** Reports, decisions, pauses, blocks, and who may write under 16. */
import type { Generated, GeneratedAlways } from 'kysely'
import type { Moment, NullableMoment } from './columns.ts'

export type ReportsTable = {
  subject_kind: string
  subject_id: string
  reporter_key: string
  is_proven: boolean
  network_key: string
  reason: string
  note: Generated<string>
  created_at: Moment
}

export type ModerationCasesTable = {
  subject_kind: string
  subject_id: string
  status: 'open' | 'hidden' | 'kept' | 'removed'
  report_count: Generated<number>
  is_urgent: Generated<boolean>
  author_key: string
  author_id: string | null
  text: string
  opened_at: Moment
  decided_at: NullableMoment
  decided_by: string | null
  decision_reason: string | null
  appeal_text: string | null
  appealed_at: NullableMoment
  appeal_decided_at: NullableMoment
  appeal_decided_by: string | null
  appeal_reason: string | null
  cause: Generated<'reports' | 'first-look'>
}

export type ModerationLogTable = {
  id: GeneratedAlways<string>
  subject_kind: string
  subject: string
  actor_id: string | null
  action: string
  reason: Generated<string>
  created_at: Moment
}

export type PostingPausesTable = {
  author_key: string
  until: Moment
  reason: string
  decided_by: string | null
  created_at: Moment
}

export type WriterNetworksTable = { author_key: string; network_key: string; seen_at: Moment }

export type AuthorBlocksTable = {
  blocker_key: string
  blocked_key: string
  blocked_name: string
  created_at: Moment
}

export type RefusedWordsTable = { word: string; added_by: string | null; created_at: Moment }

export type ModerationTables = {
  reports: ReportsTable
  moderation_cases: ModerationCasesTable
  moderation_log: ModerationLogTable
  posting_pauses: PostingPausesTable
  writer_networks: WriterNetworksTable
  author_blocks: AuthorBlocksTable
  refused_words: RefusedWordsTable
}
