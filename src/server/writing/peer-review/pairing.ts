/**
 * Who reads whose essay. Call it under the lock of the queue (lockQueue). Two who both look for a reader get each
 * other's essays; anyone who has already earned one is only read (decision 0066).
 */
import { type SelectQueryBuilder, sql } from 'kysely'
import { MEET_AGAIN_DAYS, REVIEW_HOURS } from '#domain/writing/peer-review.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { changeEntry, type Duty, type EntryRow, type Pool } from './entry-repository.ts'
import { notifyOfTask } from './notify.ts'

const HOUR_MS = 3600_000

export type Reader = { userId: string; authorKey: string; pool: Pool }

/** Gives the writer of this entry an essay to read, and a reader if that can be. @returns false when nobody waits */
export async function matchEntry(tx: Tx, entry: EntryRow, now: Date): Promise<boolean> {
  const reader = { userId: entry.user_id, authorKey: entry.author_key, pool: entry.pool }
  const found = await findWaiting(tx, reader, now)
  if (found) {
    const isExchange = found.duty === 'open' && entry.state === 'waiting'
    await assign(tx, { entryId: found.id, kind: 'first', reader, ownEntryId: entry.id, isExchange }, now)
    if (isExchange) {
      const partner = { userId: found.user_id, authorKey: found.author_key, pool: found.pool }
      const task = { entryId: entry.id, kind: 'first', reader: partner, ownEntryId: found.id } as const
      await assign(tx, { ...task, isExchange }, now)
    }
    await changeEntry(tx, found.id, { state: 'assigned', ...(isExchange ? { duty: 'assigned' } : {}) })
    await changeEntry(tx, entry.id, { duty: 'assigned', ...(isExchange ? { state: 'assigned' } : {}) })
    return true
  }
  const doubtful = await findDoubtful(tx, reader, now)
  if (!doubtful) return false
  await assign(tx, { entryId: doubtful, kind: 'third', reader, ownEntryId: entry.id }, now)
  await changeEntry(tx, doubtful, { third: 'assigned' })
  await changeEntry(tx, entry.id, { duty: 'assigned' })
  return true
}

/** Gives somebody who asks for no reader an essay that waits for one. @returns false when none does */
export async function matchHelper(tx: Tx, reader: Reader, now: Date): Promise<boolean> {
  const doubtful = await findDoubtful(tx, reader, now)
  if (doubtful) {
    await assign(tx, { entryId: doubtful, kind: 'third', reader, ownEntryId: null }, now)
    await changeEntry(tx, doubtful, { third: 'assigned' })
    return true
  }
  // An exchange wants two: those who still owe a correction are left to those who look for one.
  const found = await findWaiting(tx, reader, now, ['assigned', 'done', 'waived'])
  if (!found) return false
  await assign(tx, { entryId: found.id, kind: 'first', reader, ownEntryId: null }, now)
  await changeEntry(tx, found.id, { state: 'assigned' })
  return true
}

export async function mayHelp(db: DbOrTx, reader: Reader, now: Date): Promise<boolean> {
  const waiting = await strangersTo(db, reader, now)
    .select('e.id')
    .where((eb) =>
      eb.or([
        eb.and([eb('e.state', '=', 'waiting'), eb('e.duty', 'in', ['assigned', 'done', 'waived'])]),
        eb('e.third', '=', 'asked'),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}

async function findWaiting(
  tx: Tx,
  reader: Reader,
  now: Date,
  duties: readonly Duty[] = ['open', 'assigned', 'done', 'waived'],
): Promise<EntryRow | null> {
  const row = await strangersTo(tx, reader, now)
    .select(['e.id', 'e.user_id', 'e.author_key', 'e.pool', 'e.state', 'e.duty'])
    .where('e.state', '=', 'waiting')
    .where('e.duty', 'in', duties)
    .orderBy('e.searched_at')
    .orderBy('e.id')
    .limit(1)
    .modifyEnd(HOLD)
    .executeTakeFirst()
  return row ?? null
}

async function findDoubtful(tx: Tx, reader: Reader, now: Date): Promise<string | null> {
  const row = await strangersTo(tx, reader, now)
    .select('e.id')
    .where('e.third', '=', 'asked')
    .orderBy('e.searched_at')
    .orderBy('e.id')
    .limit(1)
    .modifyEnd(HOLD)
    .executeTakeFirst()
  return row?.id ?? null
}

/** An essay that is being deleted and an account that is being erased are passed over, not waited for. */
const HOLD = sql`for update of e skip locked for key share of u skip locked`

type Candidates = SelectQueryBuilder<
  Database & { e: Database['peer_entries']; u: Database['users'] },
  'e' | 'u',
  object
>

/**
 * Essays of people whom this reader may meet: of the same age group, taking part, allowed to write; not the reader by
 * another account of the same device, nobody whom one of the two has blocked, nobody met lately.
 */
function strangersTo(db: DbOrTx, { userId, authorKey, pool }: Reader, now: Date): Candidates {
  const since = new Date(now.getTime() - MEET_AGAIN_DAYS * 24 * HOUR_MS)
  return db
    .selectFrom('peer_entries as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .where('e.user_id', '!=', userId)
    .where('e.pool', '=', pool)
    .where('e.hidden_at', 'is', null)
    .where(sql<boolean>`(u.banned_until is null or u.banned_until <= ${now})`)
    .where(
      sql<boolean>`exists (select from peer_members m where m.user_id = e.user_id and m.is_on)
        and not exists (select from posting_pauses p where p.author_key = e.author_key and p.until > ${now})
        and not exists (select from author_blocks b
          where (b.blocker_key, b.blocked_key) in ((e.author_key, ${authorKey}), (${authorKey}, e.author_key)))
        and not exists (select from known_devices own join known_devices other using (device_hash)
          where own.user_id = ${userId} and other.user_id = e.user_id)
        and not exists (select from peer_reviews r join peer_entries o on o.id = r.entry_id
          where r.assigned_at > ${since}
            and ((r.reviewer_id = ${userId} and o.user_id = e.user_id)
              or (r.reviewer_id = e.user_id and o.user_id = ${userId})))
        and not exists (select from peer_reviews r where r.entry_id = e.id and r.reviewer_id = ${userId})`,
    )
}

async function assign(
  tx: Tx,
  request: {
    entryId: string
    kind: 'first' | 'third'
    reader: Reader
    ownEntryId: string | null
    /** Each of the two reads the other. */
    isExchange?: boolean
  },
  now: Date,
): Promise<void> {
  const dueAt = new Date(now.getTime() + REVIEW_HOURS * HOUR_MS)
  const { id } = await tx
    .insertInto('peer_reviews')
    .values({
      entry_id: request.entryId,
      reviewer_id: request.reader.userId,
      reviewer_key: request.reader.authorKey,
      own_entry_id: request.ownEntryId,
      kind: request.kind,
      state: 'assigned',
      assigned_at: now,
      due_at: dueAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notifyOfTask(tx, request.reader.userId, { id, dueAt, isExchange: request.isExchange ?? false }, now)
}
