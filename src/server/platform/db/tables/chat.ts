/** The chat, and what NOTIFY cannot carry. */
import type { Generated } from 'kysely'
import type { Moment, NullableMoment } from './columns.ts'

export type ChatChannelsTable = {
  id: string
  revision: Generated<number>
  is_premium: Generated<boolean>
  is_open_to_visitors: Generated<boolean>
  slow_mode_seconds: Generated<number>
}

export type ChatMessagesTable = {
  id: string
  channel: string
  position: number
  revision: number
  author_key: string
  user_id: string | null
  text: string
  created_at: Moment
  edited_at: NullableMoment
  hidden_at: NullableMoment
  deleted_at: NullableMoment
}

export type ChatHeldMessagesTable = {
  id: string
  channel: string
  author_key: string
  text: string
  created_at: Moment
  refused_at: NullableMoment
}

export type RealtimePayloadsTable = { id: Generated<string>; payload: string; created_at: Moment }

export type ChatTables = {
  chat_channels: ChatChannelsTable
  chat_messages: ChatMessagesTable
  chat_held_messages: ChatHeldMessagesTable
  realtime_payloads: RealtimePayloadsTable
}
