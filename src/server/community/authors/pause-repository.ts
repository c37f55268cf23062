/** Queries for the pauses that moderators give. */
import type { DbOrTx } from '#server/platform/db/client.ts'

/** Until when this author may not write; null when nothing stands against it. */
export async function findPause(db: DbOrTx, authorKey: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('posting_pauses')
    .select('until')
    .where('author_key', '=', authorKey)
    .where('until', '>', now)
    .executeTakeFirst()
  return row?.until ?? null
}
