/** Who has just written, and how far a copy must have come before they are shown it (migration 0194). */
import { type Kysely, sql } from 'kysely'
import type { Db } from '../client.ts'
import type { Database } from '../schema.ts'

/** No copy that is read from is so late. */
const MEANS_SOMETHING = sql`interval '1 minute'`

/** Call it after the commit. */
export async function noteWriter(db: Db, userId: string): Promise<void> {
  const position = sql<string>`(pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint`
  const writtenAt = sql<Date>`now()`
  await db
    .insertInto('recent_writers')
    .values({ user_id: userId, position, written_at: writtenAt })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ position, written_at: writtenAt }))
    .execute()
}

/** The query that finds where the log ended after the last writing of an account, if that was a moment ago. */
export function recentWriting(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('recent_writers')
    .select('position')
    .where('user_id', '=', userId)
    .where('written_at', '>', sql<Date>`now() - ${MEANS_SOMETHING}`)
    .compile()
}
