/**
 * What the Match tells its members by mail: an essay waits, the own one was corrected, the time is nearly over.
 * Each mail is queued in the transaction that makes it true, once, to members who want it and have proven their
 * address (decision 0079). Call it under the lock of the queue (lockQueue).
 */
import { sql } from 'kysely'
import { REMIND_HOURS } from '#domain/writing/peer-review.ts'
import { queuePush } from '#server/account/push/queue-push.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { MailFacts } from '#server/platform/mail/mail-facts.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { PeerMailKind } from './peer-mail-words.ts'
import { OPENING_DUTIES } from './results.ts'

const HOUR_MS = 3600_000

/** In one go; who is left over is told a minute later. */
const MAILS_AT_ONCE = 200

/** Somebody whose account is just being erased or changed is passed over: the job comes back to them in a minute. */
const HOLD = sql`for update of e skip locked for key share of u skip locked`

/** The caller holds the account. */
export async function notifyOfTask(
  tx: Tx,
  userId: string,
  task: { id: string; dueAt: Date; isExchange: boolean },
  now: Date,
): Promise<void> {
  const { id: taskId, dueAt, isExchange } = task
  await tell(tx, userId, 'peer-task', { taskId, dueAt: dueAt.toISOString(), isExchange }, now)
}

/** Those that can be read since the last time this was asked; a third reading is told again (deliver.ts). */
export async function notifyOpenedResults(tx: Tx, now: Date): Promise<void> {
  const opened = await tx
    .selectFrom('peer_entries as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.id', 'e.user_id', 'e.third'])
    .select(
      sql<boolean>`exists (select from peer_reviews r
        where r.entry_id = e.id and r.state = 'delivered' and r.reading = 'refused'
          and r.kind = case when e.third = 'done' then 'third' else 'first' end)`.as('is_refused'),
    )
    .where('e.state', '=', 'reviewed')
    .where('e.told_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from peer_reviews r where r.entry_id = e.id and r.reading = 'waiting')`,
    )
    .where('e.duty', 'in', OPENING_DUTIES)
    .limit(MAILS_AT_ONCE)
    .modifyEnd(HOLD)
    .execute()
  for (const { id, user_id: userId, third, is_refused: isRefused } of opened) {
    await tx.updateTable('peer_entries').set({ told_at: now }).where('id', '=', id).execute()
    const hasThird = third === 'done'
    // A third reading that did not pass changes nothing for the writer.
    if (hasThird && isRefused) continue
    await tell(tx, userId, 'peer-result', { resultId: id, hasThird, isRefused }, now)
    const path = `/match/resultados/${id}`
    await queuePush(tx, now, { userIds: [userId] }, { kind: 'correction', thing: id, path })
  }
}

/** Who cannot deliver is not reminded: of a hidden essay, or in a pause. */
export async function remindOfDeadlines(tx: Tx, now: Date): Promise<void> {
  const due = await tx
    .selectFrom('peer_reviews as r')
    .innerJoin('peer_entries as e', 'e.id', 'r.entry_id')
    .innerJoin('users as u', 'u.id', 'r.reviewer_id')
    .leftJoin('peer_entries as own', 'own.id', 'r.own_entry_id')
    .select(['r.id', 'r.due_at', 'u.id as user_id', 'own.state as own_state'])
    .where('r.state', '=', 'assigned')
    .where('r.reminded_at', 'is', null)
    .where('r.due_at', '>', now)
    .where('r.due_at', '<=', new Date(now.getTime() + REMIND_HOURS * HOUR_MS))
    .where('e.hidden_at', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from posting_pauses p where p.author_key = r.reviewer_key and p.until > ${now})`,
    )
    .limit(MAILS_AT_ONCE)
    .modifyEnd(sql`for update of r skip locked for key share of u skip locked`)
    .execute()
  for (const { id: taskId, due_at: dueAt, user_id: userId, own_state: ownState } of due) {
    await tx.updateTable('peer_reviews').set({ reminded_at: now }).where('id', '=', taskId).execute()
    const facts = { taskId, dueAt: dueAt.toISOString(), isOwnRead: ownState === 'reviewed' }
    await tell(tx, userId, 'peer-deadline', facts, now)
  }
}

async function tell<Kind extends PeerMailKind>(
  tx: Tx,
  userId: string,
  kind: Kind,
  facts: MailFacts<Kind>,
  now: Date,
): Promise<void> {
  const member = await tx
    .selectFrom('users as u')
    .innerJoin('peer_members as m', 'm.user_id', 'u.id')
    .select('u.email')
    .where('u.id', '=', userId)
    .where('u.email_verified_at', 'is not', null)
    .where((eb) => eb.or([eb('u.banned_until', 'is', null), eb('u.banned_until', '<=', now)]))
    .where('m.is_on', '=', true)
    .where('m.wants_mail', '=', true)
    .executeTakeFirst()
  if (member) await queueMail(tx, now, { kind, recipient: member.email, facts })
}
