/** Queries of invitations to correct. Only the hash of a token is kept. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { CORRECTOR_FLAG } from '#domain/account/account-role.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

/** Two invitations at the same moment are counted one after the other. */
export async function lockInvitations(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('corrector-invitations', 0))`.execute(tx)
}

export async function countOpen(tx: Tx, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('corrector_invitations')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertInvitation(
  tx: Tx,
  invitation: { email: string; token: string; invitedBy: string; expiresAt: Date; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('corrector_invitations')
    .values({
      email: invitation.email,
      token_hash: hashOf(invitation.token),
      invited_by: invitation.invitedBy,
      created_at: invitation.now,
      expires_at: invitation.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @param of one by its id, or the open one of an address @returns how many were open until now */
export async function withdrawInvitations(
  tx: Tx,
  of: { readonly id: string } | { readonly email: string },
  now: Date,
): Promise<number> {
  const rows = await tx
    .updateTable('corrector_invitations')
    .set({ withdrawn_at: now })
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where((eb) => ('id' in of ? eb('id', '=', of.id) : eb('email', '=', of.email)))
    .returning('id')
    .execute()
  return rows.length
}

export function lockInvitation(tx: Tx, token: string) {
  return tx
    .selectFrom('corrector_invitations')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .forUpdate()
    .executeTakeFirst()
}

/** The address goes: from now on the account says who it is. */
export async function markAccepted(tx: Tx, id: string, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('corrector_invitations')
    .set({ accepted_at: now, accepted_by: accountId, email: null })
    .where('id', '=', id)
    .execute()
}

/** Those that nobody has accepted or taken back, the newest first. */
export function listInvitations(db: DbOrTx) {
  return db
    .selectFrom('corrector_invitations')
    .select(['id', 'email', 'expires_at'])
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Who corrects besides the owner, by name. */
export function listCorrectors(db: DbOrTx) {
  return db
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.id', 'u.id')
    .select(['u.id', 'u.email', 'p.full_name'])
    .select([
      sql<Date | null>`(select max(accepted_at) from corrector_invitations where accepted_by = u.id)`.as(
        'since',
      ),
      sql<boolean>`exists (select from mfa_factors where user_id = u.id and verified_at is not null)`.as(
        'has_factor',
      ),
      sql<number>`(select count(*)::int from teacher_corrections
        where reader_id = u.id and state = 'reading')`.as('held'),
    ])
    .where(IS_CORRECTOR)
    .orderBy('p.full_name')
    .orderBy('u.id')
    .execute()
}

/** Of a row of users that the query calls `u`. */
const IS_CORRECTOR = sql<boolean>`u.app_metadata ? ${sql.lit(CORRECTOR_FLAG)}`

/** Keeps the role as it is until the transaction ends. @returns whether the account corrects */
export async function holdCorrector(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', accountId)
    .where(IS_CORRECTOR)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function giveCorrectorRole(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      app_metadata: sql<string>`app_metadata || jsonb_build_object(${CORRECTOR_FLAG}::text, true)`,
      updated_at: now,
    })
    .where('id', '=', accountId)
    .execute()
}

/** @returns whether the account had it */
export async function takeCorrectorRole(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ app_metadata: sql<string>`app_metadata - ${CORRECTOR_FLAG}::text`, updated_at: now })
    .where('id', '=', accountId)
    .where(sql<boolean>`app_metadata ? ${sql.lit(CORRECTOR_FLAG)}`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** By address, in lower case: what it is in this house already. */
export async function findRoleOfEmail(db: DbOrTx, email: string): Promise<'owner' | 'corrector' | null> {
  const row = await db
    .selectFrom('users as u')
    .select([
      sql<boolean>`u.app_metadata ->> 'role' = 'owner'`.as('is_owner'),
      IS_CORRECTOR.as('is_corrector'),
    ])
    .where('u.email', '=', email)
    .executeTakeFirst()
  if (row?.is_owner) return 'owner'
  return row?.is_corrector ? 'corrector' : null
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
