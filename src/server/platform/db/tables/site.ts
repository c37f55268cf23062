/** What the owner has set and written for the whole site. */
import type { Generated, JSONColumnType } from 'kysely'
import type { Moment, NullableMoment } from './columns.ts'

/** `value` is any JSON, also a bare word or null, until the schema of its field has read it. */
export type SiteSettingsTable = {
  group_name: string
  field: string
  value: JSONColumnType<object, string, string>
  changed_at: Moment
}

export type SiteContentsTable = {
  kind: string
  entries: JSONColumnType<object[], string | null, string | null> | null
  version: number
  changed_at: Moment
}

export type StoryConsentsTable = {
  story_id: string
  person_name: string
  guardian_name: string | null
  given_on: string
  how: string
  until: string | null
  recorded_at: Moment
  withdrawn_at: NullableMoment
  removed_at: NullableMoment
}

/** One row. */
export type HouseScaleTable = {
  id: Generated<number>
  offsets: JSONColumnType<number[], string, string>
  count: number
  computed_at: Moment
}

export type SiteTables = {
  house_scale: HouseScaleTable
  site_settings: SiteSettingsTable
  site_contents: SiteContentsTable
  story_consents: StoryConsentsTable
}
