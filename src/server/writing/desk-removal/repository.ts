/**
 * Queries of what leaves the teacher's desk because its student removes the essay or a photograph of it (decision 0206).
 * A sending is the row of the whole; its readings go and change with it.
 */
import { sql } from 'kysely'
import { DESK_STATES } from '#domain/writing/teacher-correction/on-the-desk.ts'
import type { Tx } from '#server/platform/db/client.ts'

/** The sending that waits or is being read, held until the transaction ends; an essay has one at most. */
export async function lockOnDesk(
  tx: Tx,
  of: { readonly essayId: string },
): Promise<{ id: string; state: (typeof DESK_STATES)[number]; credit_key: string | null } | null> {
  const row = await tx
    .selectFrom('teacher_corrections')
    .select(['id', 'state', 'credit_key'])
    .where('essay_id', '=', of.essayId)
    .where('of_correction_id', 'is', null)
    .where('state', 'in', DESK_STATES)
    .forUpdate()
    .executeTakeFirst()
  return row?.state === 'sent' || row?.state === 'reading' ? { ...row, state: row.state } : null
}

/** With its readings, marks and voices. */
export async function deleteSending(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('teacher_corrections').where('id', '=', id).execute()
}

/** What was taken back would be kept for some days; whoever removes the essay does not want that. */
export async function deleteWithdrawn(tx: Tx, essayId: string): Promise<void> {
  await tx
    .deleteFrom('teacher_corrections')
    .where('essay_id', '=', essayId)
    .where('state', '=', 'withdrawn')
    .execute()
}

/**
 * Another file stands in the place of a photograph, or none: what somebody drew on it and gave back goes with it.
 *
 * @param id of the whole, locked, which nobody reads
 */
export async function changePhotograph(
  tx: Tx,
  id: string,
  fileKey: string,
  newKey: string | null,
): Promise<void> {
  const keys = newKey === null ? sql`array_remove(photograph_keys, ${fileKey})` : replaced(fileKey, newKey)
  const { rows } = await sql<{ id: string }>`update teacher_corrections set photograph_keys = ${keys}
    where (id = ${id} or of_correction_id = ${id}) and ${fileKey} = any (photograph_keys) returning id`.execute(
    tx,
  )
  if (rows.length === 0) return
  await tx
    .deleteFrom('teacher_marks')
    .where(
      'correction_id',
      'in',
      rows.map((row) => row.id),
    )
    .where('photograph', 'is not', null)
    .execute()
}

function replaced(fileKey: string, newKey: string) {
  return sql`array_replace(photograph_keys, ${fileKey}, ${newKey})`
}
