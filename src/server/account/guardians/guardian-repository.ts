/** Queries of the ties between minors and guardians: codes, ties, and who stands at both ends. */
import { firstNameOf } from '#domain/account/person-name.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import { lockUser } from '../users/user-repository.ts'

export type Account = { id: string; email: string; isProven: boolean; name: string | null }

export async function findAccount(db: DbOrTx, id: string): Promise<Account | null> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.id', 'u.id')
    .select(['u.id', 'u.email', 'u.email_verified_at', 'p.full_name'])
    .where('u.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const name = row.full_name?.trim()
  return { id: row.id, email: row.email, isProven: row.email_verified_at !== null, name: name ? name : null }
}

/** Both ends at once, always in the same order: nobody waits for anybody who waits. */
export async function lockBoth(tx: Tx, one: string, other: string): Promise<void> {
  for (const id of [one, other].sort()) await lockUser(tx, id)
}

export function findCode(db: DbOrTx, code: string) {
  return db
    .selectFrom('guardian_codes')
    .select(['minor_id', 'expires_at', 'used_at'])
    .where('code', '=', code)
    .executeTakeFirst()
}

export function findOpenCode(db: DbOrTx, minorId: string, now: Date) {
  return db
    .selectFrom('guardian_codes')
    .select(['code', 'expires_at'])
    .where('minor_id', '=', minorId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export function findTie(db: DbOrTx, minorId: string, guardianId: string) {
  return db
    .selectFrom('guardian_links')
    .select('id')
    .where('minor_id', '=', minorId)
    .where('guardian_id', '=', guardianId)
    .executeTakeFirst()
}

/** Of either side. */
export function findTieOf(db: DbOrTx, linkId: string, userId: string) {
  return db
    .selectFrom('guardian_links')
    .select(['id', 'minor_id', 'guardian_id'])
    .where('id', '=', linkId)
    .where((eb) => eb.or([eb('minor_id', '=', userId), eb('guardian_id', '=', userId)]))
    .executeTakeFirst()
}

export function listGuardians(db: DbOrTx, minorId: string) {
  return db
    .selectFrom('guardian_links as l')
    .innerJoin('users as u', 'u.id', 'l.guardian_id')
    .leftJoin('profiles as p', 'p.id', 'l.guardian_id')
    .select([
      'l.id',
      'l.tied_at',
      'l.approves_purchases',
      'l.erasure_asked_at',
      'u.email',
      'p.full_name as name',
    ])
    .where('l.minor_id', '=', minorId)
    .orderBy('l.tied_at')
    .execute()
}

/** By their accounts. */
export async function listOtherGuardians(db: DbOrTx, minorId: string, guardianId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('guardian_links')
    .select('guardian_id')
    .where('minor_id', '=', minorId)
    .where('guardian_id', '<>', guardianId)
    .execute()
  return rows.map((row) => row.guardian_id)
}

export async function listMinors(db: DbOrTx, guardianId: string) {
  const rows = await db
    .selectFrom('guardian_links as l')
    .leftJoin('profiles as p', 'p.id', 'l.minor_id')
    .select(['l.id', 'l.minor_id', 'l.tied_at', 'l.approves_purchases', 'l.erasure_asked_at', 'p.full_name'])
    .where('l.guardian_id', '=', guardianId)
    .orderBy('l.tied_at')
    .execute()
  return rows.map(({ full_name, ...tie }) => ({ ...tie, firstName: firstNameOf(full_name) ?? '' }))
}

export function findPermission(db: DbOrTx, minorId: string) {
  return db
    .selectFrom('guardian_permissions')
    .select(['granted_by', 'granted_at', 'given_link_id'])
    .where('user_id', '=', minorId)
    .executeTakeFirst()
}

/** Of minors whose accounts are not being erased at this moment: those take their ties with them. */
export function listTiesToEnd(tx: Tx, guardianId: string) {
  return tx
    .selectFrom('guardian_links as l')
    .innerJoin('users as m', 'm.id', 'l.minor_id')
    .select(['l.id', 'l.minor_id', 'l.guardian_id'])
    .where('l.guardian_id', '=', guardianId)
    .orderBy('l.id')
    .forKeyShare('m')
    .execute()
}

/** @returns false where it stands so already */
export async function noteErasureAsked(tx: Tx, linkId: string, askedAt: Date | null): Promise<boolean> {
  const changed = await tx
    .updateTable('guardian_links')
    .set({ erasure_asked_at: askedAt })
    .where('id', '=', linkId)
    .where('erasure_asked_at', askedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

const ERASURE_BATCH = 50

/** Asked at this moment or before; of one minor alone where it is named. */
export function listDueErasures(
  db: DbOrTx,
  askedUntil: Date,
  minorId?: string,
): Promise<{ minorId: string; guardianId: string }[]> {
  return db
    .selectFrom('guardian_links')
    .select(['minor_id as minorId', 'guardian_id as guardianId'])
    .where('erasure_asked_at', '<=', askedUntil)
    .$if(minorId !== undefined, (query) => query.where('minor_id', '=', minorId ?? ''))
    .orderBy('erasure_asked_at')
    .limit(ERASURE_BATCH)
    .execute()
}
