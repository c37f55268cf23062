/** What the running product keeps for itself: keys, limits, mails, files, facts. */
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { RemindedItem } from '#domain/shop/cart-reminder.ts'
import type { JsonObject, Moment, NullableMoment } from './columns.ts'

export type ServerKeysTable = {
  kid: string
  kind: string
  secret: JSONColumnType<Record<string, unknown>>
  created_at: Moment
}

export type RateLimitsTable = { key: string; points: Generated<number>; expire: string | null }

/** Of a copy that is read from: `position` is the end of the primary's log, in bytes. */
export type RecentWritersTable = { user_id: string; position: string; written_at: Moment }

export type OutgoingMailsTable = {
  id: Generated<string>
  recipient: string
  kind: string
  facts: JsonObject
  order_id: string | null
  list_key: string | null
  attempts: Generated<number>
  due_at: Moment
  sent_at: NullableMoment
  last_error: string | null
  created_at: Moment
}

export type ContactMessagesTable = {
  id: Generated<string>
  number: GeneratedAlways<string>
  name: string
  email: string
  topic: string
  message: string
  created_at: Moment
  answered_at: NullableMoment
  read_at: NullableMoment
  reopened_at: NullableMoment
  searched: GeneratedAlways<string>
}

export type ContactRepliesTable = {
  id: Generated<string>
  message_id: string
  request_key: string
  text: string
  created_at: Moment
  way: Generated<string>
  searched: GeneratedAlways<string>
}

export type MailListsTable = {
  key: Generated<string>
  email: string
  list: string
  stopped_at: NullableMoment
  used_at: Moment
}

export type RefusedAddressesTable = { email: string; reason: string; refused_at: Moment }

export type ProductInterestsTable = {
  topic: string
  email: string
  consent_text: string
  created_at: Moment
  key: Generated<string>
  confirm_sent_at: NullableMoment
  confirmed_at: NullableMoment
  told_at: NullableMoment
}

export type CartRemindersTable = {
  key: Generated<string>
  email: string
  items: JSONColumnType<RemindedItem[]>
  consent_text: string
  created_at: Moment
  sent_at: NullableMoment
}

export type InterestAnnouncementsTable = { topic: string; announced_at: Moment; product_id: string | null }

export type InstallationFactsTable = { name: string; value: JsonObject; created_at: Moment }

export type CachePurgesTable = { tag: string; cause: string; asked_at: Moment }

export type StorageObjectsTable = {
  id: Generated<string>
  bucket: 'avatars' | 'covers'
  name: string
  owner_id: string
  file_key: string
  sha256: string
  byte_size: number
  max_age_seconds: number
  unused_since: NullableMoment
  created_at: Moment
  updated_at: Moment
}

export type DiscardedFilesTable = { file_key: string; due_at: Moment }

export type InstallationTables = {
  server_keys: ServerKeysTable
  rate_limits: RateLimitsTable
  recent_writers: RecentWritersTable
  outgoing_mails: OutgoingMailsTable
  contact_messages: ContactMessagesTable
  contact_replies: ContactRepliesTable
  mail_lists: MailListsTable
  refused_addresses: RefusedAddressesTable
  product_interests: ProductInterestsTable
  interest_announcements: InterestAnnouncementsTable
  cart_reminders: CartRemindersTable
  installation_facts: InstallationFactsTable
  cache_purges: CachePurgesTable
  storage_objects: StorageObjectsTable
  discarded_files: DiscardedFilesTable
}
