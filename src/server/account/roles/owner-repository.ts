/** Queries for who owns this shop: the role on the account (decision 0085). */
import { sql } from 'kysely'
import { OWNER_ROLE } from '#domain/account/account-role.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'

export async function giveOwnerRole(db: DbOrTx, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      app_metadata: sql<string>`app_metadata || jsonb_build_object('role', ${OWNER_ROLE}::text)`,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
}

export async function takeOwnerRole(db: DbOrTx, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ app_metadata: sql<string>`app_metadata - 'role'`, updated_at: now })
    .where('id', '=', userId)
    .execute()
}
