/**
 * The access records that the law asks of who provides an application: moment, address and port (Lei 12.965/2014, art. 5º
 * VIII and 15; STJ, REsp 1.777.769), and the account where there is one. Written where an account is used and where something becomes public, read
 * by nobody but their person's export, deleted after six months (src/server/account/prune.ts). Decision 0029.
 */
import type { Context } from 'hono'
import { type QueryCreator, sql } from 'kysely'
import type { DbOrTx } from '#server/platform/db/client.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { type Client, clientOf } from '#server/platform/http/client-address.ts'
import type { Platform } from '#server/platform/platform.ts'

export async function insertAccessRecord(db: DbOrTx, client: Client, userId: string | null): Promise<void> {
  await accessRecord(db, client, userId).execute()
}

/** As a part of a statement. A call that came over no network has no address, and leaves no record. */
export function accessRecord(db: QueryCreator<Database>, { ip, port }: Client, userId: string | null) {
  return db
    .insertInto('access_records')
    .columns(['ip', 'port', 'user_id'])
    .expression(
      db
        .selectNoFrom([
          sql<string>`${ip}::text`.as('ip'),
          sql<number | null>`${port}::integer`.as('port'),
          sql<string | null>`${userId}::uuid`.as('user_id'),
        ])
        .where(sql<boolean>`${ip !== null}::boolean`),
    )
}

/** For a call that has just made something public. @param userId null for a visitor */
export async function recordAccess(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  c: Context,
  userId: string | null,
): Promise<void> {
  await insertAccessRecord(db, clientOf(c, config.http.trustedProxies), userId)
}
