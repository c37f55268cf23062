/**
 * The access records that the law asks of who provides an application: moment, address and port (Lei 12.965/2014, art. 5º
 * VIII and 15; STJ, REsp 1.777.769), and the account where there is one. Written where an account is used and where something becomes public, read
 * by nobody but their person's export, deleted after six months (src/server/account/prune.ts). Decision 0029.
 */
import type { Context } from 'hono'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { type Client, clientOf } from '#server/platform/http/client-address.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * A call that came over no network has no address, and leaves no record. A sign-in writes its own
 * (migrations/0195-sign-in-by-one-statement.sql).
 */
export async function insertAccessRecord(
  db: DbOrTx,
  { ip, port }: Client,
  userId: string | null,
): Promise<void> {
  if (ip !== null) await db.insertInto('access_records').values({ ip, port, user_id: userId }).execute()
}

/** For a call that has just made something public. @param userId null for a visitor */
export async function recordAccess(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  c: Context,
  userId: string | null,
): Promise<void> {
  await insertAccessRecord(db, clientOf(c, config.http.trustedProxies), userId)
}
