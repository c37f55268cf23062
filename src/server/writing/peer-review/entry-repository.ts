/** Queries for essays in the queue of peer correction and for the corrections asked of students. */
import { sql } from 'kysely'
import type { Remark } from '#domain/writing/peer-remarks.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { PeerEntriesTable } from '#server/platform/db/tables/peer-review.ts'

export type Pool = PeerEntriesTable['pool']
export type EntryState = PeerEntriesTable['state']
export type Duty = PeerEntriesTable['duty']
export type Third = 'none' | 'asked' | 'assigned' | 'done'
export type EntryRow = {
  id: string
  user_id: string
  author_key: string
  pool: Pool
  state: EntryState
  duty: Duty
}

export async function insertEntry(
  tx: Tx,
  entry: {
    userId: string
    authorKey: string
    essayId: string
    number: number
    pool: Pool
    now: Date
  },
): Promise<EntryRow> {
  return tx
    .insertInto('peer_entries')
    .values({
      user_id: entry.userId,
      author_key: entry.authorKey,
      essay_id: entry.essayId,
      version_number: entry.number,
      pool: entry.pool,
      state: 'waiting',
      duty: 'open',
      searched_at: entry.now,
    })
    .returning(['id', 'user_id', 'author_key', 'pool', 'state', 'duty'])
    .executeTakeFirstOrThrow()
}

/** The essay of this student that waits or is read at this moment; at most one. */
export async function findOpenTurn(db: DbOrTx, userId: string) {
  const row = await db
    .selectFrom('peer_entries as e')
    .innerJoin('essays as s', 's.id', 'e.essay_id')
    .select(['e.id', 'e.state', 'e.duty', 'e.searched_at', 's.theme'])
    .where('e.user_id', '=', userId)
    .where('e.state', 'in', ['waiting', 'assigned'])
    .executeTakeFirst()
  return row ?? null
}

/** The correction that this student is to give; at most one, and none of an essay that was reported. */
export async function findOpenTask(db: DbOrTx, userId: string) {
  const row = await db
    .selectFrom('peer_reviews as r')
    .innerJoin('peer_entries as e', 'e.id', 'r.entry_id')
    .innerJoin('essays as s', 's.id', 'e.essay_id')
    .innerJoin('essay_versions as v', (join) =>
      join.onRef('v.essay_id', '=', 'e.essay_id').onRef('v.number', '=', 'e.version_number'),
    )
    .select(['r.id', 'r.due_at', 'r.entry_id', 's.theme', 'v.text'])
    .where('r.reviewer_id', '=', userId)
    .where('r.state', '=', 'assigned')
    .where('e.hidden_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** When this student last left a correction undone; null: never. */
export async function findLastMiss(db: DbOrTx, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('peer_reviews')
    .select('ended_at')
    .where('reviewer_id', '=', userId)
    .where('lapse_reason', 'in', ['late', 'left'])
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.ended_at ?? null
}

export async function countDelivered(db: DbOrTx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('peer_reviews')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('reviewer_id', '=', userId)
    .where('state', '=', 'delivered')
    .executeTakeFirstOrThrow()
  return count
}

/** True where this text has a reader, waits for one, or was read and nobody took the correction away. */
export async function isVersionUsed(tx: Tx, essayId: string, number: number): Promise<boolean> {
  const row = await tx
    .selectFrom('peer_entries as e')
    .select('e.id')
    .where('e.essay_id', '=', essayId)
    .where('e.version_number', '=', number)
    .where('e.state', '!=', 'closed')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('peer_reviews as r')
            .select('r.id')
            .whereRef('r.entry_id', '=', 'e.id')
            .where('r.kind', '=', 'first')
            .where('r.state', '=', 'delivered')
            .where('r.hidden_at', 'is not', null)
            .where(sql<boolean>`r.reading is distinct from 'waiting'`),
        ),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}

export async function changeEntry(
  tx: Tx,
  id: string,
  change: Partial<{ state: EntryState; duty: Duty; third: Third; told_at: Date | null }>,
): Promise<void> {
  await tx.updateTable('peer_entries').set(change).where('id', '=', id).execute()
}

/** A correction that is to be delivered, with what it is compared with; its row is held. */
export async function lockTask(tx: Tx, userId: string, reviewId: string) {
  const row = await tx
    .selectFrom('peer_reviews as r')
    .innerJoin('peer_entries as e', 'e.id', 'r.entry_id')
    .innerJoin('essay_versions as v', (join) =>
      join.onRef('v.essay_id', '=', 'e.essay_id').onRef('v.number', '=', 'e.version_number'),
    )
    .select(['r.id', 'r.kind', 'r.state', 'r.due_at', 'r.own_entry_id', 'r.reading', 'e.id as entry_id'])
    .select(['v.text', 'v.levels as machine_levels', 'e.user_id as writer_id'])
    .where('r.id', '=', reviewId)
    .where('r.reviewer_id', '=', userId)
    .where('e.hidden_at', 'is', null)
    .forUpdate(['r', 'e'])
    .executeTakeFirst()
  return row ?? null
}

export async function markDelivered(
  tx: Tx,
  id: string,
  given: { levels: readonly number[]; sentences: readonly string[]; remarks: readonly Remark[] },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('peer_reviews')
    .set({
      state: 'delivered',
      levels: JSON.stringify(given.levels),
      sentences: JSON.stringify(given.sentences),
      remarks: JSON.stringify(given.remarks),
      ended_at: now,
    })
    .where('id', '=', id)
    .execute()
}
