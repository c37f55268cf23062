/** Accounts as the owner looks for them: the newest first, by name or e-mail. */
import { type RawBuilder, sql } from 'kysely'
import { accountRole } from '#domain/account/account-role.ts'
import type { StudentRow } from '#domain/console/students-admin-wire.ts'
import { type MomentKey, writeMomentKey } from '#domain/shared/keyset.ts'
import { isPremiumColumn } from '#server/identity/premium.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { findRareIds, holdsParts } from '#server/platform/db/find-parts.ts'
import { type Page, pageOf } from '#server/platform/http/page.ts'

const PAGE_SIZE = 30
/** Looked through first: a word that stands in many accounts fills the page from them. */
const NEWEST = 500

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
  let users = allUsers(db)
  if (after !== null) {
    users = users.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)))
  }
  const found = search === '' ? await selectPage(db, users) : await findPage(db, users, search)
  const { rows, next } = pageOf(found, PAGE_SIZE, (last) =>
    writeMomentKey({ at: last.created_at, id: last.id }),
  )
  return { rows: rows.map((row) => toStudentRow(row, now)), next }
}

/** Among the newest accounts, then by the index, and where each word stands in many of the older ones among all. */
async function findPage(db: DbOrTx, users: UsersWanted, search: string) {
  const isFound = holdsParts(TEXTS, search)
  const newest = users.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(NEWEST)
  const near = await selectPage(db, newest, isFound)
  if (near.length > PAGE_SIZE) return near
  const ids = await findRareIds(db, SEARCHED, search)
  const rest = ids === null ? users : users.where(sql<boolean>`id = any(${ids}::uuid[])`)
  return selectPage(db, rest, isFound)
}

const SEARCHED = [
  ['users', 'id'],
  ['profiles', 'id'],
] as const
/** Of each row by itself: joined, the names of all accounts would be read for those of some. */
const TEXTS = sql<string>`concat_ws(' ', users.searched,
  (select p.searched from profiles p where p.id = users.id))`

function selectPage(db: DbOrTx, users: UsersWanted, isFound: RawBuilder<boolean> | null = null) {
  const query = selectStudents(db, users)
  return (isFound ? query.where(isFound) : query)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
}

type UsersWanted = ReturnType<typeof allUsers>

function allUsers(db: DbOrTx) {
  return db.selectFrom('users').selectAll()
}

export function selectStudents(db: DbOrTx, users: UsersWanted = allUsers(db)) {
  return db
    .selectFrom(users.as('users'))
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
