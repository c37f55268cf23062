/** Queries for who writes: the profile's name and picture, and pauses. */
import type pg from 'pg'
import type { Db, DbOrTx } from '#server/platform/db/client.ts'
import { executePrepared } from '#server/platform/db/prepared.ts'

export type Writer = { fullName: string | null; avatarUrl: string | null }

export async function findWriter({ db, pool }: { db: Db; pool: pg.Pool }, userId: string): Promise<Writer> {
  const query = db.selectFrom('profiles').select(['full_name', 'avatar_url']).where('id', '=', userId)
  const [row] = await executePrepared(pool, 'find-writer', query.compile())
  return {
    fullName: row?.full_name ?? null,
    avatarUrl: row?.avatar_url || null,
  }
}

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
