/** Queries for who writes: the profile's name and picture. */
import type pg from 'pg'
import type { Db } from '#server/platform/db/client.ts'
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
