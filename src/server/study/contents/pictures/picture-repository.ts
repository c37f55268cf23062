/** The rows that answer for the pictures of motivating texts. */
import type { Tx } from '#server/platform/db/client.ts'

/** Says that they are used. @returns the names that are there */
export async function putUsed(tx: Tx, names: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const rows = await tx
    .updateTable('study_pictures')
    .set({ last_used_at: now })
    .where('name', 'in', names)
    .returning('name')
    .execute()
  return new Set(rows.map(({ name }) => name))
}
