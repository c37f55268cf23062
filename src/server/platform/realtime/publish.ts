/**
 * Sends news to anyone who hears a topic, in every process: by NOTIFY, which PostgreSQL delivers at the commit, in the
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

export function publish(db: DbOrTx, news: News): Promise<void> {
  return publishAll(db, [news])
}

/** In their order, by one statement. */
export async function publishAll(db: DbOrTx, all: readonly News[]): Promise<void> {
  const texts: string[] = []
  for (const news of all) texts.push(await announcementOf(db, news))
  await sql`select pg_notify(${REALTIME_CHANNEL}, text) from unnest(${texts}::text[]) as text`.execute(db)
}

async function announcementOf(db: DbOrTx, news: News): Promise<string> {
  const text = JSON.stringify(news)
  if (Buffer.byteLength(text) <= NOTIFY_MAX_BYTES) return text
  const { id } = await db
    .insertInto('realtime_payloads')
    .values({ payload: text })
    .returning('id')
    .executeTakeFirstOrThrow()
  return JSON.stringify({ payloadId: id } satisfies Announcement)
}
