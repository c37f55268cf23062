/** Queries for messages of visitors that a moderator reads first: no place in the channel, and nobody else's to read. */
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type HeldRow = {
  id: string
  channel: string
  author_key: string
  text: string
  created_at: Date
}

const COLUMNS = ['id', 'channel', 'author_key', 'text', 'created_at'] as const

/** Waiting or refused. */
export async function findHeld(db: DbOrTx, id: string): Promise<HeldRow | null> {
  const row = await db
    .selectFrom('chat_held_messages')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** What waits of one writer, the oldest first. */
export async function listHeld(db: DbOrTx, authorKey: string): Promise<HeldRow[]> {
  return db
    .selectFrom('chat_held_messages')
    .select(COLUMNS)
    .where('author_key', '=', authorKey)
    .where('refused_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** @returns false when the id is taken */
export async function insertHeld(tx: Tx, held: HeldRow): Promise<boolean> {
  const row = await tx
    .insertInto('chat_held_messages')
    .values(held)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns what it was, null when it is gone already */
export async function deleteHeld(tx: Tx, id: string): Promise<HeldRow | null> {
  const row = await tx
    .deleteFrom('chat_held_messages')
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ?? null
}

/** @returns it, null when it is gone */
export async function markRefused(tx: Tx, id: string, now: Date): Promise<HeldRow | null> {
  const row = await tx
    .updateTable('chat_held_messages')
    .set({ refused_at: now })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ?? null
}

/** @returns the ids of those that are gone now */
export async function deleteHeldBefore(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .deleteFrom('chat_held_messages')
    .where('created_at', '<=', before)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
