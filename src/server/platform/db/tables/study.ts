/** Tables of what the owner writes to be studied. */
import type { Generated, JSONColumnType } from 'kysely'
import type { StudyRow } from '#domain/study/contents/study-row.ts'
import type { Moment } from './columns.ts'

export type StudyItemsTable = {
  kind: string
  slug: string
  draft: JSONColumnType<StudyRow, string, string>
  published: JSONColumnType<StudyRow, string | null | undefined, string | null> | null
  shown_from: string | null
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
}

export type StudyItemVersionsTable = {
  kind: string
  slug: string
  version: number
  draft: JSONColumnType<StudyRow, string, string>
  kept_at: Moment
}

export type HiddenStudyItemsTable = { kind: string; slug: string; hidden_at: Moment }

export type StudyPicturesTable = { name: string; created_at: Moment; last_used_at: Moment }

export type StudyTables = {
  study_items: StudyItemsTable
  study_item_versions: StudyItemVersionsTable
  hidden_study_items: HiddenStudyItemsTable
  study_pictures: StudyPicturesTable
}
