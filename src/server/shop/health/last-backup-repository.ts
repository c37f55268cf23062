/** The newest backup, as the command that made it has noted it: when, and how large. */
import { z } from 'zod'
import { LAST_BACKUP } from '#server/platform/backup/note-backup.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'

const factSchema = z.object({ bytes: z.int().min(0) })

export type LastBackup = { readonly at: Date; readonly bytes: number }

export async function readLastBackup(db: DbOrTx): Promise<LastBackup | null> {
  const fact = await db
    .selectFrom('installation_facts')
    .select(['value', 'created_at'])
    .where('name', '=', LAST_BACKUP)
    .executeTakeFirst()
  if (!fact) return null
  return { at: fact.created_at, bytes: factSchema.safeParse(fact.value).data?.bytes ?? 0 }
}
