/** Queries for second factors and their recovery codes: one factor for each account. */
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type StoredFactor = {
  id: string
  sealedSecret: Buffer
  isVerified: boolean
  /** Of the newest code that counted. */
  lastTimeStep: number | null
}

export async function findFactor(db: DbOrTx, userId: string): Promise<StoredFactor | null> {
  const row = await db
    .selectFrom('mfa_factors')
    .select(['id', 'sealed_secret', 'verified_at', 'last_time_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    sealedSecret: row.sealed_secret,
    isVerified: row.verified_at !== null,
    lastTimeStep: row.last_time_step,
  }
}

/** In the place of one that was never verified. @returns its id */
export async function putFactor(
  tx: Tx,
  factor: { userId: string; friendlyName: string | null; sealedSecret: Buffer; now: Date },
): Promise<string> {
  await deleteFactor(tx, factor.userId)
  const { id } = await tx
    .insertInto('mfa_factors')
    .values({
      user_id: factor.userId,
      friendly_name: factor.friendlyName,
      sealed_secret: factor.sealedSecret,
      created_at: factor.now,
      updated_at: factor.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The code of this step has counted; the first one makes the factor a verified one. */
export async function keepTimeStep(tx: Tx, userId: string, timeStep: number, now: Date): Promise<void> {
  await tx
    .updateTable('mfa_factors')
    .set((eb) => ({
      last_time_step: timeStep,
      verified_at: eb.fn.coalesce('verified_at', eb.val(now)),
      updated_at: now,
    }))
    .where('user_id', '=', userId)
    .execute()
}

/** Its recovery codes go with it. */
export async function deleteFactor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('mfa_factors').where('user_id', '=', userId).execute()
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute()
}

export async function listRecoveryCodes(
  db: DbOrTx,
  userId: string,
): Promise<{ codeHash: string; isUsed: boolean }[]> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select(['code_hash', 'used_at'])
    .where('user_id', '=', userId)
    .execute()
  return rows.map((row) => ({ codeHash: row.code_hash, isUsed: row.used_at !== null }))
}

/** @returns false when it was used, or replaced, in this very moment */
export async function spendRecoveryCode(
  tx: Tx,
  userId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const spent = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  return spent !== undefined
}
