/** Notes that a backup was made, so that the console can say how old the newest one is (docs/operations/backup.md). */
import type { DbOrTx } from '../db/client.ts'

/** Its name in `installation_facts`. */
export const LAST_BACKUP = 'last-backup'

export async function noteBackup(db: DbOrTx, bytes: number, now: Date): Promise<void> {
  const value = JSON.stringify({ bytes })
  await db
    .insertInto('installation_facts')
    .values({ name: LAST_BACKUP, value, created_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, created_at: now }))
    .execute()
}
