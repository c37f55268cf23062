/** Who may sign in and what an account has said: accounts, sessions, links, devices, profiles, ages, consents. */
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonObject, Moment, NullableMoment } from './columns.ts'

export type UsersTable = {
  id: Generated<string>
  email: string
  password_hash: string | null
  email_verified_at: NullableMoment
  email_change: string | null
  email_change_sent_at: NullableMoment
  email_change_confirmed: 'current' | 'new' | null
  user_metadata: JsonObject
  app_metadata: JsonObject
  banned_until: NullableMoment
  ban_reason: string | null
  last_sign_in_at: NullableMoment
  created_at: Moment
  updated_at: Moment
  searched: GeneratedAlways<string>
}

export type IdentitiesTable = {
  provider: string
  subject: string
  user_id: string
  identity_data: JsonObject
  created_at: Moment
  last_sign_in_at: Moment
}

export type SessionsTable = {
  id: Generated<string>
  user_id: string
  counter: Generated<number>
  refreshed_at: Moment
  expires_at: Moment
  amr: string
  user_agent: string | null
  ip: string | null
  created_at: Moment
  device_hash: Buffer | null
  proven_at: Moment
  second_factor: 'totp' | 'mfa/recovery_code' | null
  second_factor_at: NullableMoment
}

export type MfaFactorsTable = {
  id: Generated<string>
  user_id: string
  friendly_name: string | null
  sealed_secret: Buffer
  verified_at: NullableMoment
  last_time_step: number | null
  created_at: Moment
  updated_at: Moment
}

export type RecoveryCodesTable = { user_id: string; code_hash: string; used_at: NullableMoment }

export type OneTimeTokensTable = {
  token_hash: Buffer
  user_id: string
  purpose: 'signup' | 'recovery' | 'email_change_current' | 'email_change_new'
  expires_at: Moment
  created_at: Moment
}

export type RequestedLinksTable = {
  id: GeneratedAlways<string>
  kind: 'sign-up' | 'confirmation' | 'recovery' | 'email-change'
  email: string
  created_at: Moment
}

export type KnownDevicesTable = {
  user_id: string
  device_hash: Buffer
  last_seen_at: Moment
  told_at: NullableMoment
}

export type AccessRecordsTable = { at: Moment; ip: string; port: number | null; user_id: string | null }

export type SocialLoginsTable = {
  id: Generated<string>
  provider: string
  redirect_to: string
  code_challenge: string
  state_hash: Buffer | null
  code_hash: Buffer | null
  user_id: string | null
  expires_at: Moment
  created_at: Moment
}

export type ProfilesTable = {
  id: string
  full_name: string | null
  avatar_url: string | null
  cover_url: string | null
  city: string | null
  state: string | null
  phone: string | null
  target_exam: string | null
  xp: Generated<number>
  strengths: Generated<string>
  weaknesses: Generated<string>
  generation_count: Generated<number>
  bought_generations: Generated<number>
  premium_generations: Generated<number>
  created_at: Moment
  updated_at: Moment
  searched: GeneratedAlways<string>
}

export type AgeDeclarationsTable = {
  user_id: string
  age_band: '13-15' | '16-17' | '18-plus'
  declared_at: Moment
}

export type ConsentsTable = {
  user_id: string
  document: 'terms' | 'privacy'
  version: string
  accepted_at: Moment
}

export type PremiumGrantsTable = {
  user_id: string
  granted_by: string | null
  reason: string
  granted_at: Moment
}

export type AccountErasuresTable = {
  id: Generated<string>
  reason: 'own-wish' | 'on-request' | 'under-age' | 'never-proven' | 'guardian-wish'
  kept_orders: number
  erased_at: Moment
}

export type AccountTables = {
  users: UsersTable
  identities: IdentitiesTable
  sessions: SessionsTable
  mfa_factors: MfaFactorsTable
  recovery_codes: RecoveryCodesTable
  one_time_tokens: OneTimeTokensTable
  requested_links: RequestedLinksTable
  known_devices: KnownDevicesTable
  access_records: AccessRecordsTable
  social_logins: SocialLoginsTable
  profiles: ProfilesTable
  age_declarations: AgeDeclarationsTable
  consents: ConsentsTable
  premium_grants: PremiumGrantsTable
  account_erasures: AccountErasuresTable
}
