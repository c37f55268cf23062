/** Queries for invitation links and for who came by whose. */
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export async function findReferralCode(db: DbOrTx, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('referral_codes')
    .select('code')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.code ?? null
}

/** @returns false when the student has a code by now, or somebody else has this one */
export async function insertReferralCode(db: DbOrTx, userId: string, code: string): Promise<boolean> {
  const row = await db
    .insertInto('referral_codes')
    .values({ user_id: userId, code })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

export async function findReferrer(tx: Tx, code: string): Promise<string | null> {
  const row = await tx
    .selectFrom('referral_codes')
    .select('user_id')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Locks the account: its e-mail may be proven in the same moment. */
export async function lockNewcomer(
  tx: Tx,
  userId: string,
): Promise<{ createdAt: Date; isProven: boolean } | null> {
  const row = await tx
    .selectFrom('users')
    .select(['created_at', 'email_verified_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ? { createdAt: row.created_at, isProven: row.email_verified_at !== null } : null
}

/** @returns false when the account came by an invitation already */
export async function insertReferral(
  tx: Tx,
  referral: { referred_id: string; referrer_id: string; created_at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('referrals')
    .values(referral)
    .onConflict((conflict) => conflict.doNothing())
    .returning('referred_id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whose invitation counts from now on; null when there was none, or it counted before */
export async function markReferralConfirmed(tx: Tx, referredId: string, now: Date): Promise<string | null> {
  const row = await tx
    .updateTable('referrals')
    .set({ confirmed_at: now })
    .where('referred_id', '=', referredId)
    .where('confirmed_at', 'is', null)
    .returning('referrer_id')
    .executeTakeFirst()
  return row?.referrer_id ?? null
}
