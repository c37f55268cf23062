/** The job that ends what is over: messages after seven days (product §9), and payloads that every process has read. */
import { sql } from 'kysely'
import { MESSAGE_KEPT_MS } from '#domain/community/chat-message.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteOlder } from './repository.ts'

/** Small enough that nobody who writes meanwhile has to wait. */
const BATCH = 2_000
const MOST_BATCHES = 50

export async function deleteOldMessages(context: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const before = new Date(context.now().getTime() - MESSAGE_KEPT_MS)
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    if ((await deleteOlder(context.db, before, BATCH)) < BATCH) break
  }
  await context.db
    .deleteFrom('realtime_payloads')
    .where('created_at', '<', sql<Date>`now() - interval '5 minutes'`)
    .execute()
}
