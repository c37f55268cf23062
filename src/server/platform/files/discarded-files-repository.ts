/**
 * Queries of the files that no row names. A key stands here until the row that names it is committed, and comes back by a
 * trigger when that row goes (migrations/0012): no file is ever without one of the two.
 */
import type { Db, DbOrTx, Tx } from '#server/platform/db/client.ts'
import { FileStoreError } from './file-store.ts'

/** Marks the keys as rubbish from `dueAt` on, unless a row takes them before. */
export async function announceFiles(db: DbOrTx, fileKeys: readonly string[], dueAt: Date): Promise<void> {
  await db
    .insertInto('discarded_files')
    .values(fileKeys.map((file_key) => ({ file_key, due_at: dueAt })))
    .onConflict((conflict) => conflict.column('file_key').doUpdateSet({ due_at: dueAt }))
    .execute()
}

/** An announced file that no row has taken: it may go. */
export async function discardFile(db: Db, fileKey: string, dueAt: Date): Promise<void> {
  await db.updateTable('discarded_files').set({ due_at: dueAt }).where('file_key', '=', fileKey).execute()
}

/**
 * In the transaction that writes the rows which name them.
 *
 * @throws FileStoreError when one of the files was cleared away meanwhile: nothing is written, and the caller may try again
 */
export async function claimFiles(tx: Tx, fileKeys: readonly string[]): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('discarded_files')
    .where('file_key', 'in', fileKeys)
    .executeTakeFirst()
  if (Number(numDeletedRows) < fileKeys.length)
    throw new FileStoreError('claim', 'a file was cleared away before a row could name it')
}
