/** Queries of an essay that two read: the row of the whole, and those of its readings (two-readings.ts). */
import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/client.ts'

/** The row of the whole that this is a reading of, locked; undefined for one that is read by one. */
export async function lockWhole(tx: Tx, id: string) {
  const reading = await tx
    .selectFrom('teacher_corrections')
    .select('of_correction_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!reading?.of_correction_id) return undefined
  return tx
    .selectFrom('teacher_corrections')
    .select(['id', 'state', 'credit_key'])
    .where('id', '=', reading.of_correction_id)
    .forUpdate()
    .executeTakeFirst()
}

/** A reading began, or nobody reads any more: the whole says so. */
export async function tellWhole(tx: Tx, wholeIds: readonly string[], now: Date): Promise<void> {
  if (wholeIds.length === 0) return
  await sql`update teacher_corrections w set state = case when b.begun then 'reading' else 'sent' end,
      begun_at = case when b.begun then coalesce(w.begun_at, ${now}) end
    from (select of_correction_id as id, bool_or(state in ('reading', 'corrected')) as begun
      from teacher_corrections where of_correction_id = any (${wholeIds}::uuid[]) group by of_correction_id) b
    where w.id = b.id and w.state = case when b.begun then 'sent' else 'reading' end`.execute(tx)
}

/** Of a whole that nobody has begun to read. */
export async function deleteReadings(tx: Tx, wholeId: string): Promise<void> {
  await tx.deleteFrom('teacher_corrections').where('of_correction_id', '=', wholeId).execute()
}
