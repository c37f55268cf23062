/**
 * Who brought whom (badge Embaixador, product §9). An invitation counts once the invited account has proven its e-mail:
 * accounts are free, mailboxes are less so. The one who invited learns a number, never who came.
 */
import { randomInt } from 'node:crypto'
import { isNewAccount, newReferralCode } from '#domain/account/referral.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countConfirmedReferrals } from '../badges/repository.ts'
import { grantBadges } from '../badges/service.ts'
import {
  findReferralCode,
  findReferrer,
  insertReferral,
  insertReferralCode,
  lockNewcomer,
  markReferralConfirmed,
} from './repository.ts'

export type ReferralRefusal = Refusal<'unknown_code' | 'own_code' | 'account_not_new' | 'already_referred'>

/** The student's own code, made at the first asking. */
export async function ownReferralCode(context: Pick<Platform, 'db'>, userId: string): Promise<string> {
  const known = await findReferralCode(context.db, userId)
  if (known) return known
  const code = newReferralCode(randomInt)
  if (await insertReferralCode(context.db, userId, code)) return code
  // Either another tab asked at the same time, or the code is somebody else's: both are settled by asking again.
  return ownReferralCode(context, userId)
}

/** A new account says by whose link it came. */
export async function claimReferral(
  context: Pick<Platform, 'db' | 'now'>,
  userId: string,
  code: string,
): Promise<Ok<null> | ReferralRefusal> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    const newcomer = await lockNewcomer(tx, userId)
    const referrerId = await findReferrer(tx, code)
    if (!newcomer || referrerId === null) return refuse('unknown_code')
    if (referrerId === userId) return refuse('own_code')
    if (!isNewAccount(newcomer.createdAt, now)) return refuse('account_not_new')
    const referral = { referred_id: userId, referrer_id: referrerId, created_at: now }
    if (!(await insertReferral(tx, referral))) return refuse('already_referred')
    if (newcomer.isProven) await confirmReferral(tx, userId, now)
    return ok(null)
  })
}

/**
 * The account has just proven its e-mail: the invitation it came by counts. Call it in the transaction that marked
 * the e-mail as proven, after doing so.
 */
export async function confirmReferral(tx: Tx, referredId: string, now: Date): Promise<void> {
  const referrerId = await markReferralConfirmed(tx, referredId, now)
  if (referrerId === null) return
  await grantBadges(tx, referrerId, { referrals: await countConfirmedReferrals(tx, referrerId) })
}
