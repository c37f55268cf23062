/** Recovery codes of an account with a second factor: how many are left, and ten new ones in the place of the others. */
import { type Ok, ok, refuse } from '#domain/shared/result.ts'
import type { Viewer } from '#server/identity/authenticate.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockUser } from '../users/user-repository.ts'
import { type FactorRefusal, isFreshlyProven } from './factor-refusal.ts'
import { findFactor, listRecoveryCodes, replaceRecoveryCodes } from './factor-repository.ts'
import { hashRecoveryCodes, newRecoveryCodes } from './recovery-code.ts'

export type CodesLeft = { factorId: string; total: number; remaining: number }

/** Refuses `mfa_factor_not_found` until codes were made. */
export async function countRecoveryCodes(
  { db }: Pick<Platform, 'db'>,
  viewer: Viewer,
): Promise<Ok<CodesLeft> | FactorRefusal> {
  const [factor, codes] = await Promise.all([
    findFactor(db, viewer.userId),
    listRecoveryCodes(db, viewer.userId),
  ])
  if (!factor || codes.length === 0) return refuse('mfa_factor_not_found')
  const remaining = codes.filter(({ isUsed }) => !isUsed).length
  return ok({ factorId: factor.id, total: codes.length, remaining })
}

/** @returns the codes, this once */
export async function makeRecoveryCodes(
  context: Pick<Platform, 'db' | 'limits'>,
  viewer: Viewer,
): Promise<Ok<{ factorId: string; codes: readonly string[] }> | FactorRefusal> {
  await context.limits.consume('secondFactorByUser', viewer.userId)
  if (!isFreshlyProven(viewer)) return refuse('reauthentication_needed')
  // Looked at before ten hashes are made for nothing.
  if (!(await findFactor(context.db, viewer.userId))?.isVerified) return refuse('mfa_factor_not_found')
  const codes = newRecoveryCodes()
  const hashes = await hashRecoveryCodes(codes)
  return context.db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.userId)
    const factor = await findFactor(tx, viewer.userId)
    if (!factor?.isVerified) return refuse('mfa_factor_not_found')
    await replaceRecoveryCodes(tx, viewer.userId, hashes)
    return ok({ factorId: factor.id, codes })
  })
}
