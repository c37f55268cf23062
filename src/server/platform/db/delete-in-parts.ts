/**
 * Deletes what is due in parts, so that what has heaped up over months (a process that was off, a rule that is new) stays
 * below the limit of one statement, and nobody who writes meanwhile waits for all of it (decision 0130).
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './client.ts'
import type { Database } from './schema.ts'

const PART_ROWS = 10_000

/** @param due what of the table goes, e.g. sql`created_at < now() - interval '1 day'` */
export async function deleteInParts(db: Db, table: keyof Database, due: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)}
      where ctid = any (array(select ctid from ${sql.table(table)} where ${due} limit ${PART_ROWS}))
    `.execute(db)
    if ((numAffectedRows ?? 0n) < PART_ROWS) return
  }
}
