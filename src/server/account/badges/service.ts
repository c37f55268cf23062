/**
 * The one way to a badge (product §9): anyone who did something that counts calls this in the transaction that wrote it.
 * What earns what is decided by src/domain/account/badges.ts; a badge is earned once, whatever repeats.
 */
import {
  type Activity,
  type BadgeFacts,
  type BadgeId,
  badgesFor,
  FACT_OF_ACTIVITY,
} from '#domain/account/badges.ts'
import type { Features } from '#domain/site/features.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addActivity, countActivities, insertBadges, markBadgesSeen } from './repository.ts'

/**
 * Gives the badges that these facts earn and the student lacks.
 *
 * @param seenAt given where the screen that asked shows them by itself; else the next reading of the profile does
 * @returns the new ones: name them in the answer of the call, and the browser announces them at once
 */
export async function grantBadges(
  tx: Tx,
  userId: string,
  facts: Partial<BadgeFacts>,
  seenAt: Date | null = null,
): Promise<readonly BadgeId[]> {
  return insertBadges(tx, userId, badgesFor(facts), seenAt)
}

/**
 * Counts one more of what the student did, and gives what it earns. Call it only for what has really happened: the
 * message that was sent again, the essay that was edited are no second activity.
 *
 * @returns the new badges
 */
export async function countActivity(
  tx: Tx,
  features: Features,
  userId: string,
  activity: Activity,
): Promise<readonly BadgeId[]> {
  const count = await addActivity(tx, userId, activity)
  // The owner may think that a badge for fifty messages rewards chatting for its own sake.
  if (activity === 'chat-message' && !features.chatBadge) return []
  return grantBadges(tx, userId, { [FACT_OF_ACTIVITY[activity]]: count })
}

/** The student has been shown these; others' badges and unknown names change nothing. */
export async function noteSeenBadges(
  context: Pick<Platform, 'db' | 'now'>,
  userId: string,
  badgeIds: readonly string[],
): Promise<void> {
  await markBadgesSeen(context.db, userId, badgeIds, context.now())
}

/** How often the student has done each thing that is counted (product §3 Profile stats). */
export async function readActivities(
  context: Pick<Platform, 'db'>,
  userId: string,
): Promise<Record<Activity, number>> {
  const counts = await countActivities(context.db, userId)
  return {
    essay: counts.essay ?? 0,
    'chat-message': counts['chat-message'] ?? 0,
    challenge: counts.challenge ?? 0,
    match: counts.match ?? 0,
  }
}
