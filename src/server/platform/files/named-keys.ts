/**
 * Which files does the database name? Asked of the database itself, so that no table is forgotten: a column that names a
 * file is called `file_key`, `storage_key` or `voice_key`. (Those in `photograph_keys` are rows of `sheet_photographs`.)
 */
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** Files that may be missing: copies that are made again, versions of yesterday, and what is to be deleted. */
const NOT_NEEDED: ReadonlySet<string> = new Set(['stamped_copies', 'material_versions', 'discarded_files'])

/** @returns keys, sorted */
export async function listNamedKeys(db: Db): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('file_key', 'storage_key', 'voice_key') order by 1, 2
  `.execute(db)
  const keys = new Set<string>()
  for (const { table, column } of columns) {
    if (NOT_NEEDED.has(table)) continue
    const named = await sql<{ key: string | null }>`
      select ${sql.ref(column)} as key from ${sql.table(table)}
    `.execute(db)
    for (const { key } of named.rows) if (key !== null) keys.add(key)
  }
  return [...keys].sort()
}
