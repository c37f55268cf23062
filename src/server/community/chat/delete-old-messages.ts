/** The job that ends what is over: messages after seven days (product §9), and payloads that every process has read. */
import { sql } from 'kysely'
import { MESSAGE_KEPT_MS } from '#domain/community/chat-message.ts'
import { deleteInParts } from '#server/platform/db/delete-in-parts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { forgetHeld } from './held-messages.ts'
import { deleteOlder } from './repository.ts'

/** Small enough that nobody who writes meanwhile has to wait. */
const BATCH = 2_000
const MOST_BATCHES = 50

export async function deleteOldMessages(context: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const before = new Date(context.now().getTime() - MESSAGE_KEPT_MS)
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    if ((await deleteOlder(context.db, before, BATCH)) < BATCH) break
  }
  await forgetHeld(context.db, before)
  await deleteInParts(context.db, 'realtime_payloads', sql`created_at < now() - interval '5 minutes'`)
}
