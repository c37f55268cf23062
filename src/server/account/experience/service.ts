/**
 * The one way to XP besides the levels of the mini-course (product §9 Ranks by XP, decision 0168): called in the
 * transaction that wrote what was done. Each thing counts once, and gives points within the limits of
 * src/domain/account/experience.ts.
 */
import { windowStart, type XpReason, xpFor } from '#domain/account/experience.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { addXp } from '#server/account/badges/repository.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { countGrants, holdStudent, insertGrant } from './repository.ts'

/**
 * @param thing what it is for, unlike for every other thing of this reason; an id or a digest, never a text
 * @returns the points given: 0 beyond the limit, and where the thing has counted before
 */
export async function grantXp(
  tx: Tx,
  userId: string,
  { reason, thing, now }: { reason: XpReason; thing: string; now: Date },
): Promise<number> {
  await holdStudent(tx, userId)
  const xp = xpFor(reason, await countGrants(tx, userId, reason, windowStart(reason, now)))
  const isNew = await insertGrant(tx, userId, { reason, thing, xp, day: dayInBrasilia(now) })
  if (!isNew || xp === 0) return 0
  await addXp(tx, userId, xp, now)
  return xp
}
