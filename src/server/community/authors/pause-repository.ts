/** Queries for the pauses that moderators give, and for where somebody has written from. */
import type { DbOrTx } from '#server/platform/db/client.ts'

/** Until when this author may not write; null when nothing stands against it. */
export async function findPause(db: DbOrTx, authorKey: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('posting_pauses')
    .select('until')
    .where('author_key', '=', authorKey)
    .where('until', '>', now)
    .executeTakeFirst()
  return row?.until ?? null
}

/** True while somebody who wrote from this network may not write. */
export async function isPausedNetwork(db: DbOrTx, networkKey: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('writer_networks as w')
    .innerJoin('posting_pauses as p', 'p.author_key', 'w.author_key')
    .select('p.until')
    .where('w.network_key', '=', networkKey)
    .where('p.until', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Written once an hour at most: a chat has many messages. */
export async function rememberNetwork(
  db: DbOrTx,
  author: { key: string; networkKey: string },
  now: Date,
): Promise<void> {
  const hourAgo = new Date(now.getTime() - 3600_000)
  await db
    .insertInto('writer_networks')
    .values({ author_key: author.key, network_key: author.networkKey, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['author_key', 'network_key'])
        .doUpdateSet({ seen_at: now })
        .where('writer_networks.seen_at', '<', hourAgo),
    )
    .execute()
}

/** Of these accounts those that are still there. */
export async function findAccounts(db: DbOrTx, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db.selectFrom('users').select('id').where('id', 'in', userIds).execute()
  return new Set(rows.map(({ id }) => id))
}
