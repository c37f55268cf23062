/** Accounts as the owner looks for them: the newest first, by name or e-mail. */
import { sql } from 'kysely'
import { accountRole } from '#domain/account/account-role.ts'
import type { StudentRow } from '#domain/console/students-admin-wire.ts'
import { type MomentKey, writeMomentKey } from '#domain/shared/keyset.ts'
import { isPremiumColumn } from '#server/identity/premium.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { holdsParts } from '#server/platform/db/find-parts.ts'
import { type Page, pageOf } from '#server/platform/http/page.ts'

const PAGE_SIZE = 30

export type StudentsWanted = {
  /** Part of a name or of an e-mail; empty finds everybody. */
  readonly search: string
  readonly after: MomentKey | null
}

export async function listStudents(
  db: DbOrTx,
  { search, after }: StudentsWanted,
  now: Date,
): Promise<Page<StudentRow>> {
  let query = selectStudents(db)
  if (search !== '') {
    query = query.where(holdsParts(sql<string>`concat_ws(' ', profiles.searched, users.searched)`, search))
  }
  if (after !== null) {
    query = query.where((eb) =>
      eb(eb.refTuple('users.created_at', 'users.id'), '<', eb.tuple(after.at, after.id)),
    )
  }
  const found = await query
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const { rows, next } = pageOf(found, PAGE_SIZE, (last) =>
    writeMomentKey({ at: last.created_at, id: last.id }),
  )
  return { rows: rows.map((row) => toStudentRow(row, now)), next }
}

export function selectStudents(db: DbOrTx) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.email_verified_at',
      'users.app_metadata',
      'users.created_at',
      'users.banned_until',
      'profiles.full_name',
    ])
    .select(isPremiumColumn)
    .select(
      sql<Date | null>`(select max(refreshed_at) from sessions where sessions.user_id = users.id)`.as(
        'last_seen_at',
      ),
    )
}

type SelectedStudent = Awaited<ReturnType<ReturnType<typeof selectStudents>['execute']>>[number]

export function toStudentRow(row: SelectedStudent, now: Date): StudentRow {
  return {
    id: row.id,
    name: row.full_name,
    email: row.email,
    isVerified: row.email_verified_at !== null,
    role: accountRole({ storedRole: row.app_metadata['role'], isPremium: row.is_premium }),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    bannedUntil: row.banned_until && row.banned_until > now ? row.banned_until.toISOString() : null,
  }
}
