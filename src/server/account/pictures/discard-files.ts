/**
 * The job that clears away what nobody needs: pictures that no profile has shown for a day, and the files of rows that
 * are gone (pictures, stamped copies, old versions). Any number of processes may run it at once.
 */
import type { AppContext } from '#server/context.ts'
import { FileStoreError } from '#server/platform/files/file-store.ts'
import type { Platform } from '#server/platform/platform.ts'

const UNUSED_DAY_MS = 24 * 3600_000
const BATCH = 100
/** A file that cannot be deleted now is tried again later, behind the others. */
const RETRY_MS = 3600_000

/** @returns how many files this call has deleted */
export async function discardFiles(context: AppContext): Promise<number> {
  await deleteUnusedObjects(context)
  await context.files.sweep()
  let deleted = 0
  for (;;) {
    const batch = await discardBatch(context)
    deleted += batch.deleted
    if (batch.found < BATCH) break
  }
  if (deleted > 0) context.logger.info({ deleted }, 'discarded files cleared away')
  return deleted
}

async function deleteUnusedObjects({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const due = db
    .selectFrom('storage_objects')
    .select('id')
    .where('unused_since', '<', new Date(now().getTime() - UNUSED_DAY_MS))
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('storage_objects').where('id', 'in', due).execute()
}

/** The row goes after its file: a crash between the two deletes a file that is not there, which does nothing. */
function discardBatch({ db, files, now, logger }: AppContext): Promise<{ found: number; deleted: number }> {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('discarded_files')
      .select('file_key')
      .where('due_at', '<=', now())
      .orderBy('due_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    const gone: string[] = []
    const kept: string[] = []
    let isAway = false
    for (const { file_key } of due) {
      try {
        await files.delete(file_key)
        gone.push(file_key)
      } catch (error) {
        kept.push(file_key)
        logger.warn({ err: error, file: file_key }, 'a file could not be deleted, it will be tried again')
        // Each of the others would wait as long in vain: the next run begins with them.
        isAway = error instanceof FileStoreError
        if (isAway) break
      }
    }
    if (gone.length > 0) await tx.deleteFrom('discarded_files').where('file_key', 'in', gone).execute()
    if (kept.length > 0) {
      const dueAt = new Date(now().getTime() + RETRY_MS)
      await tx.updateTable('discarded_files').set({ due_at: dueAt }).where('file_key', 'in', kept).execute()
    }
    return { found: isAway ? 0 : due.length, deleted: gone.length }
  })
}
