/** Queries for who writes: the profile's name and picture, the entitlement, and pauses. */
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db, DbOrTx } from '../db/client.ts'
import { executePrepared } from '../db/prepared.ts'

export type Writer = { fullName: string | null; avatarUrl: string | null; isPremium: boolean }

export async function findWriter({ db, pool }: { db: Db; pool: pg.Pool }, userId: string): Promise<Writer> {
  const query = db
    .selectFrom('profiles')
    .select(['full_name', 'avatar_url'])
    .select(
      sql<boolean>`exists (
        select from entitlements
        where entitlements.user_id = profiles.id and name = 'premium' and revoked_at is null
      )`.as('is_premium'),
    )
    .where('id', '=', userId)
  const [row] = await executePrepared(pool, 'find-writer', query.compile())
  return {
    fullName: row?.full_name ?? null,
    avatarUrl: row?.avatar_url || null,
    isPremium: row?.is_premium ?? false,
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
