/** Queries for what students have earned: badges, XP, and the activities that are counted for badges. */
import { sql } from 'kysely'
import type { Activity, BadgeId } from '#domain/account/badges.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export async function hasBadge(tx: Tx, userId: string, badgeId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('earned_badges')
    .select('badge_id')
    .where('user_id', '=', userId)
    .where('badge_id', '=', badgeId)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns those that the student did not have; of two at once, the second waits and then has them */
export async function insertBadges(
  tx: Tx,
  userId: string,
  badgeIds: readonly BadgeId[],
  seenAt: Date | null,
): Promise<BadgeId[]> {
  if (badgeIds.length === 0) return []
  const inserted = await tx
    .insertInto('earned_badges')
    .values(badgeIds.map((badge_id) => ({ user_id: userId, badge_id, seen_at: seenAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('badge_id')
    .execute()
  return badgeIds.filter((id) => inserted.some((row) => row.badge_id === id))
}

export async function markBadgesSeen(
  db: DbOrTx,
  userId: string,
  badgeIds: readonly string[],
  now: Date,
): Promise<void> {
  if (badgeIds.length === 0) return
  await db
    .updateTable('earned_badges')
    .set({ seen_at: now })
    .where('user_id', '=', userId)
    .where('badge_id', 'in', badgeIds)
    .where('seen_at', 'is', null)
    .execute()
}

/** @returns how often the student has done it now */
export async function addActivity(tx: Tx, userId: string, activity: Activity): Promise<number> {
  const { count } = await tx
    .insertInto('activity_counts')
    .values({ user_id: userId, activity, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'activity'])
        .doUpdateSet({ count: sql<number>`activity_counts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

export async function countActivities(
  db: DbOrTx,
  userId: string,
): Promise<Partial<Record<Activity, number>>> {
  const rows = await db
    .selectFrom('activity_counts')
    .select(['activity', 'count'])
    .where('user_id', '=', userId)
    .execute()
  return Object.fromEntries(rows.map(({ activity, count }) => [activity, count]))
}

/** @returns the XP after it */
export async function addXp(tx: Tx, userId: string, xp: number, now: Date): Promise<number> {
  const row = await tx
    .updateTable('profiles')
    .set({ xp: sql<number>`xp + ${xp}`, updated_at: now })
    .where('id', '=', userId)
    .returning('xp')
    .executeTakeFirstOrThrow()
  return row.xp
}

export async function findXp(tx: Tx, userId: string): Promise<number> {
  const row = await tx.selectFrom('profiles').select('xp').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.xp
}

/** How many came by this student's invitation. */
export async function countConfirmedReferrals(db: DbOrTx, referrerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('referrals')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('referrer_id', '=', referrerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
