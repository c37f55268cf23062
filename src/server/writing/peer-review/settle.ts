/**
 * What runs out, and what must not wait for it: corrections past their time, essays and accounts that are gone. Nobody
 * is stuck with somebody who left (decision 0066). Doing it again, or in two processes, changes nothing.
 */
import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { releaseAll } from './first-reading.ts'
import { lockQueue } from './member-repository.ts'
import { notifyOpenedResults, remindOfDeadlines } from './notify.ts'
import { matchEntry } from './pairing.ts'

/** In one go; who is left over is looked at a minute later. */
const SEARCHES_AT_ONCE = 200

/** The job: lets run out what has, then looks for readers again for those who wait. */
export async function settlePeerReviews(context: Pick<AppContext, 'db' | 'now' | 'site'>): Promise<void> {
  if (!context.site.settings.features.peerReview) return
  const now = context.now()
  await context.db.transaction().execute(async (tx) => {
    await lockQueue(tx)
    if (!context.site.settings.safety.readsFirstExchanges) await releaseAll(tx)
    await letRunOut(tx, now)
    await remindOfDeadlines(tx, now)
    await pairThoseWhoWait(tx, now)
  })
}

/** Under the lock of the queue. */
export async function letRunOut(tx: Tx, now: Date): Promise<void> {
  // The essay was taken back or reported: its reader has done nothing wrong and owes nothing more.
  await sql`
    with gone as (
      update peer_reviews r set state = 'lapsed', lapse_reason = 'withdrawn', ended_at = ${now}
      from peer_entries e
      where r.state = 'assigned' and e.id = r.entry_id
        and (e.hidden_at is not null or (e.state = 'closed' and r.kind = 'first'))
      returning r.own_entry_id)
    update peer_entries set duty = 'waived'
    where duty = 'assigned' and id in (select own_entry_id from gone)`.execute(tx)
  await sql`
    with late as (
      update peer_reviews set state = 'lapsed', ended_at = ${now}, lapse_reason = 'late'
      where state = 'assigned' and (due_at <= ${now} or reviewer_id is null)
      returning own_entry_id)
    update peer_entries set duty = 'missed' where duty = 'assigned' and id in (select own_entry_id from late)`.execute(
    tx,
  )
  // The essay that somebody was to read went with its account or was deleted.
  await sql`
    update peer_entries e set duty = 'waived'
    where duty = 'assigned' and not exists (
      select from peer_reviews r where r.own_entry_id = e.id and r.state in ('assigned', 'delivered'))`.execute(
    tx,
  )
  // Back to the old place in the queue; who left a correction undone has lost the place.
  await sql`
    update peer_entries e set state = case when duty = 'missed' then 'closed' else 'waiting' end
    where (state = 'assigned' and not exists (
        select from peer_reviews r
        where r.entry_id = e.id and r.kind = 'first' and r.state in ('assigned', 'delivered')))
      or (state = 'waiting' and duty = 'missed')`.execute(tx)
  await sql`
    update peer_entries e set third = 'asked'
    where third = 'assigned' and not exists (
      select from peer_reviews r
      where r.entry_id = e.id and r.kind = 'third' and r.state in ('assigned', 'delivered'))`.execute(tx)
  // Who has nothing to give any more reads what was given.
  await notifyOpenedResults(tx, now)
}

async function pairThoseWhoWait(tx: Tx, now: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('peer_entries')
    .select('id')
    .where('state', '=', 'waiting')
    .where('duty', '=', 'open')
    .orderBy('searched_at')
    .limit(SEARCHES_AT_ONCE)
    .execute()
  for (const { id } of waiting) {
    // The one before may have taken this one for a partner.
    const entry = await tx
      .selectFrom('peer_entries as e')
      .innerJoin('users as u', 'u.id', 'e.user_id')
      .select(['e.id', 'e.user_id', 'e.author_key', 'e.pool', 'e.state', 'e.duty'])
      .where('e.id', '=', id)
      .where('e.state', '=', 'waiting')
      .where('e.duty', '=', 'open')
      .where('e.hidden_at', 'is', null)
      .where(sql<boolean>`(u.banned_until is null or u.banned_until <= ${now})
        and not exists (select from posting_pauses p where p.author_key = e.author_key and p.until > ${now})`)
      .modifyEnd(sql`for update of e skip locked for key share of u skip locked`)
      .executeTakeFirst()
    if (entry) await matchEntry(tx, entry, now)
  }
}
