/** Tables of the guardians: codes, ties, permissions, and the record of what was decided. */
import type { Generated } from 'kysely'
import type { GuardianAct } from '#domain/account/guardian.ts'
import type { Moment, NullableMoment } from './columns.ts'

export type GuardianCodesTable = {
  code: string
  minor_id: string
  made_at: Moment
  expires_at: Moment
  used_at: NullableMoment
}

export type GuardianLinksTable = {
  id: Generated<string>
  minor_id: string
  guardian_id: string
  declaration: string
  tied_at: Moment
  approves_purchases: Generated<boolean>
  erasure_asked_at: NullableMoment
}

export type GuardianActsTable = {
  id: Generated<string>
  minor_id: string
  act: GuardianAct
  by: 'guardian' | 'minor' | 'owner'
  actor_id: string | null
  at: Moment
}

export type GuardianPermissionsTable = {
  user_id: string
  granted_by: string | null
  granted_at: Moment
  given_link_id: string | null
}

export type GuardianEssaysTable = {
  link_id: string
  essay_id: string
  number: number
  shown_at: Moment
}

export type GuardianTables = {
  guardian_essays: GuardianEssaysTable
  guardian_codes: GuardianCodesTable
  guardian_links: GuardianLinksTable
  guardian_acts: GuardianActsTable
  guardian_permissions: GuardianPermissionsTable
}
