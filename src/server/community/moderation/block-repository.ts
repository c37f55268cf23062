/** Whom somebody does not want to read any more. */
import type { DbOrTx } from '#server/platform/db/client.ts'

export async function listBlocks(
  db: DbOrTx,
  blockerKey: string,
): Promise<{ authorKey: string; name: string }[]> {
  const rows = await db
    .selectFrom('author_blocks')
    .select(['blocked_key', 'blocked_name'])
    .where('blocker_key', '=', blockerKey)
    .orderBy('created_at')
    .execute()
  return rows.map(({ blocked_key, blocked_name }) => ({ authorKey: blocked_key, name: blocked_name }))
}

export async function insertBlock(
  db: DbOrTx,
  block: { blocker_key: string; blocked_key: string; blocked_name: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto('author_blocks')
    .values(block)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteBlock(db: DbOrTx, blockerKey: string, blockedKey: string): Promise<void> {
  await db
    .deleteFrom('author_blocks')
    .where('blocker_key', '=', blockerKey)
    .where('blocked_key', '=', blockedKey)
    .execute()
}
