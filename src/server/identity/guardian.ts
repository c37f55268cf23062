/**
 * May this account write where strangers read? From 16 on, yes; below only once a guardian has agreed (Lei 15.211/2025,
 * art. 24): in an account of their own, or to the owner, who enters it. Whose age nobody has asked is asked first.
 */
import { isMinor, isUnder16 } from '#domain/account/age.ts'
import type { GuardianAct, GuardianActor } from '#domain/account/guardian.ts'
import type { DbOrTx, Tx } from '../platform/db/client.ts'
import { ageBandOf } from './age-band.ts'

export type AgeRefusal = 'age_unknown' | 'guardian_needed'

/** Null when the account may write. */
export async function ageRefusal(db: DbOrTx, userId: string, now: Date): Promise<AgeRefusal | null> {
  const band = await ageBandOf(db, userId, now)
  if (band === null) return 'age_unknown'
  if (!isUnder16(band)) return null
  return (await hasGuardianPermission(db, userId)) ? null : 'guardian_needed'
}

async function hasGuardianPermission(db: DbOrTx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('guardian_permissions')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Has a guardian asked to see what this minor buys before it is bought (decision 0276)? */
export async function needsPurchaseApproval(db: DbOrTx, userId: string, now: Date): Promise<boolean> {
  if (!(await hasApprovingGuardian(db, userId))) return false
  const band = await ageBandOf(db, userId, now)
  return band !== null && isMinor(band)
}

async function hasApprovingGuardian(db: DbOrTx, userId: string): Promise<boolean> {
  const tie = await db
    .selectFrom('guardian_links')
    .select('id')
    .where('minor_id', '=', userId)
    .where('approves_purchases', '=', true)
    .executeTakeFirst()
  return tie !== undefined
}

export type Decider = {
  readonly by: GuardianActor
  readonly actorId: string
  /** The tie that a guardian acts by; the permission ends with it. */
  readonly linkId: string | null
}

/** Given once, it stays as it was given. */
export async function givePermission(tx: Tx, minorId: string, decider: Decider, now: Date): Promise<void> {
  const given = await tx
    .insertInto('guardian_permissions')
    .values({
      user_id: minorId,
      granted_by: decider.actorId,
      granted_at: now,
      given_link_id: decider.linkId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (given) await noteAct(tx, minorId, 'permitted', decider, now)
}

/** One no is a no, whoever agreed before. */
export async function withdrawPermission(
  tx: Tx,
  minorId: string,
  decider: Decider,
  now: Date,
): Promise<void> {
  const withdrawn = await tx
    .deleteFrom('guardian_permissions')
    .where('user_id', '=', minorId)
    .returning('user_id')
    .executeTakeFirst()
  if (withdrawn) await noteAct(tx, minorId, 'withdrawn', decider, now)
}

/** The record stays as long as the minor's account. */
export async function noteAct(
  tx: Tx,
  minorId: string,
  act: GuardianAct,
  { by, actorId }: Pick<Decider, 'by' | 'actorId'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('guardian_acts')
    .values({ minor_id: minorId, act, by, actor_id: actorId, at: now })
    .execute()
}
