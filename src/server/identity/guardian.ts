/**
 * May this account write where strangers read? From 16 on, yes; below only once a guardian has agreed, which the owner
 * enters (Lei 15.211/2025, art. 24). Whose age nobody has asked is asked first.
 */
import { isUnder16 } from '#domain/account/age.ts'
import type { DbOrTx } from '../platform/db/client.ts'
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
