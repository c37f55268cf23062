/** Queries for notices by push: what accounts ask for, and their browsers. */
import { sql } from 'kysely'
import { MOST_SUBSCRIPTIONS, PRACTICE_HOURS, PUSH_KINDS, type PushKind } from '#domain/account/push.ts'
import type { PushSubscriptionBody } from '#domain/account/push-wire.ts'
import type { Db, DbOrTx, Tx } from '#server/platform/db/client.ts'

export type Choices = { readonly kinds: PushKind[]; readonly practiceHour: number }
type Session = { readonly userId: string; readonly sessionId: string }

export async function findChoices(db: DbOrTx, userId: string): Promise<Choices> {
  const row = await db
    .selectFrom('push_choices')
    .select(['kinds', 'practice_hour'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    kinds: PUSH_KINDS.filter((kind) => row?.kinds.includes(kind)),
    practiceHour: row?.practice_hour ?? PRACTICE_HOURS.usual,
  }
}

/**
 * The caller holds the account.
 *
 * @param toldOn the day whose practice is not told any more; undefined leaves it
 */
export async function putChoices(
  tx: Tx,
  userId: string,
  { kinds, practiceHour, toldOn }: Choices & { toldOn: string | null | undefined },
  now: Date,
): Promise<void> {
  const written = {
    kinds,
    practice_hour: practiceHour,
    updated_at: now,
    ...(toldOn === undefined ? {} : { practice_told_on: toldOn }),
  }
  await tx
    .insertInto('push_choices')
    .values({ user_id: userId, ...written })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(written))
    .execute()
}

/** Whose sessions have ended, or will not be renewed any more, is no browser of the account. */
export async function listSubscriptions(db: DbOrTx, userId: string): Promise<{ sessionId: string }[]> {
  return db
    .selectFrom('push_subscriptions as s')
    .innerJoin('sessions as e', 'e.id', 's.session_id')
    .select('s.session_id as sessionId')
    .where('s.user_id', '=', userId)
    .where('e.expires_at', '>', sql<Date>`now()`)
    .execute()
}

/** In the place of what this session or this browser had before. The caller holds the account. */
export async function putSubscription(
  tx: Tx,
  { userId, sessionId }: Session,
  { endpoint, keys }: PushSubscriptionBody,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where((eb) => eb.or([eb('session_id', '=', sessionId), eb('endpoint', '=', endpoint)]))
    .execute()
  await tx
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(MOST_SUBSCRIPTIONS - 1),
    )
    .execute()
  await tx
    .insertInto('push_subscriptions')
    .values({ user_id: userId, session_id: sessionId, endpoint, ...keys, created_at: now })
    // The same browser from two sessions at once: one of them stays.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteSubscription(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute()
}
