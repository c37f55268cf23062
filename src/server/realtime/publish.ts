/**
 * Sends news to whoever hears a topic, in every process: by NOTIFY, which PostgreSQL delivers at the commit, in the
 * order of the commits and not at all after a rollback. What NOTIFY cannot carry goes by a table.
 */
import { sql } from 'kysely'
import type { DbOrTx } from '../db/client.ts'

export const REALTIME_CHANNEL = 'realtime'
/** NOTIFY refuses 8,000 bytes and more. */
const NOTIFY_MAX_BYTES = 7_900

export type News = { readonly topic: string; readonly event: string; readonly payload: unknown }

/** What crosses the database: the news itself, or where it lies. */
export type Announcement = News | { readonly payloadId: string }

export async function publish(db: DbOrTx, news: News): Promise<void> {
  const text = JSON.stringify(news)
  if (Buffer.byteLength(text) <= NOTIFY_MAX_BYTES) return announce(db, text)
  const { id } = await db
    .insertInto('realtime_payloads')
    .values({ payload: text })
    .returning('id')
    .executeTakeFirstOrThrow()
  await announce(db, JSON.stringify({ payloadId: id } satisfies Announcement))
}

async function announce(db: DbOrTx, text: string): Promise<void> {
  await sql`select pg_notify(${REALTIME_CHANNEL}, ${text})`.execute(db)
}
