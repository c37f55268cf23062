/** Notices by push: what is asked for, by which browsers, and what is on its way. */
import type { Generated } from 'kysely'
import type { Moment } from './columns.ts'

export type PushChoicesTable = {
  user_id: string
  kinds: string[]
  practice_hour: number
  /** YYYY-MM-DD in Brasília. */
  practice_told_on: string | null
  updated_at: Moment
}

export type PushSubscriptionsTable = {
  id: Generated<string>
  user_id: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  failures: Generated<number>
  created_at: Moment
}

export type OutgoingPushesTable = {
  id: Generated<string>
  subscription_id: string
  kind: string
  thing: string
  path: string
  attempts: Generated<number>
  due_at: Moment
  expires_at: Moment
  created_at: Moment
}

export type PushTables = {
  push_choices: PushChoicesTable
  push_subscriptions: PushSubscriptionsTable
  outgoing_pushes: OutgoingPushesTable
}
