/**
 * A first exchange of two who are not both known is read by moderation before it arrives (decision 0121). The correction
 * counts as delivered for the one who wrote it; the other one learns that it is on its way.
 */
import { sql } from 'kysely'
import { isReadFirst, type Standing } from '#domain/writing/first-exchange.ts'
import { wordsOfReview } from '#domain/writing/peer-remarks.ts'
import type { Delivery } from '#domain/writing/peer-review-wire.ts'
import { closeFirstLooks, openFirstLook } from '#server/community/moderation/first-look-repository.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { PeerAuthor } from './eligibility.ts'

/** Call it in the transaction that delivers. @returns true when it waits for the reading */
export async function holdForReading(
  tx: Tx,
  reviewer: PeerAuthor,
  review: { id: string; writerId: string; given: Delivery },
  now: Date,
): Promise<boolean> {
  const two = [await standingOf(tx, reviewer.userId), await standingOf(tx, review.writerId)]
  if (!isReadFirst(two, await haveMet(tx, reviewer.userId, review.writerId, review.id), now)) return false
  await tx
    .updateTable('peer_reviews')
    .set({ reading: 'waiting', hidden_at: now })
    .where('id', '=', review.id)
    .execute()
  await openFirstLook(tx, {
    subject_kind: 'peer_review',
    subject_id: review.id,
    author_key: reviewer.key,
    author_id: reviewer.userId,
    text: wordsOfReview(review.given).join('\n'),
    opened_at: now,
  })
  return true
}

/** The owner has turned the reading off: what waits arrives. Under the lock of the queue. */
export async function releaseAll(tx: Tx): Promise<void> {
  const released = await tx
    .updateTable('peer_reviews')
    .set({ reading: 'passed', hidden_at: null })
    .where('reading', '=', 'waiting')
    .returning('id')
    .execute()
  const ids = released.map(({ id }) => id)
  await closeFirstLooks(tx, 'peer_review', ids)
}

async function standingOf(tx: Tx, userId: string): Promise<Standing> {
  return tx
    .selectFrom('users as u')
    .select('u.created_at as createdAt')
    .select(
      sql<boolean>`exists (select from orders o
        where o.user_id = u.id and o.status = 'paid' and o.total_amount > o.refunded_amount)`.as('hasPaid'),
    )
    .select(
      sql<boolean>`exists (select from guardian_permissions g 
        where g.user_id = u.id and g.given_link_id is null)`.as('hasGuardian'),
    )
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** What was refused, and what still waits, is no meeting. */
async function haveMet(tx: Tx, one: string, other: string, except: string): Promise<boolean> {
  const row = await tx
    .selectFrom('peer_reviews as r')
    .innerJoin('peer_entries as e', 'e.id', 'r.entry_id')
    .select('r.id')
    .where('r.id', '!=', except)
    .where('r.state', '=', 'delivered')
    .where('r.hidden_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('r.reviewer_id', '=', one), eb('e.user_id', '=', other)]),
        eb.and([eb('r.reviewer_id', '=', other), eb('e.user_id', '=', one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
