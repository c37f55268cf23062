/** Finds rows as people type: without case and accents, by parts of words in any order (decision 0160). */
import { type RawBuilder, sql } from 'kysely'
import { searchParts } from '#domain/shared/search.ts'
import type { DbOrTx } from './client.ts'

/** Of a part with fewer letters the index of trigrams knows nothing. */
const LEAST_INDEXED = 3
/** Rows that are quickly compared one by one. */
const MOST_RARE = 1_000

/**
 * True where each part of the search stands in the text, wildcards being letters; an empty search finds everything.
 * @param folded an expression of columns that are kept folded (decision 0232), or of `plain_words`; null holds nothing
 */
export function holdsParts(folded: RawBuilder<string | null>, search: string): RawBuilder<boolean> {
  const parts = searchParts(search).map(anywhere)
  return sql<boolean>`coalesce(${folded}, '') like all (${parts}::text[])`
}

/** A table with a column `searched` and an index of its trigrams, and its column with the id that is looked for. */
export type SearchedTable = readonly [table: string, id: string]

/**
 * Finds by the index what holds one part of the search, in a row of one of the tables, the longest part first.
 *
 * @returns ids, among them all that hold the whole search; null where each part is too short or stands in many rows
 */
export async function findRareIds(
  db: DbOrTx,
  tables: readonly SearchedTable[],
  search: string,
): Promise<string[] | null> {
  const parts = searchParts(search).filter((part) => [...part].length >= LEAST_INDEXED)
  for (const part of parts.sort((a, b) => b.length - a.length)) {
    const found = tables.map(
      ([table, id]) => sql`select ${sql.ref(id)} as id from ${sql.table(table)}
        where trigrams(searched) @> trigrams(${part}) and searched like ${anywhere(part)}`,
    )
    const { rows } = await sql<{ id: string }>`
      select id from (${sql.join(found, sql` union all `)}) found limit ${MOST_RARE + 1}`.execute(db)
    if (rows.length <= MOST_RARE) return rows.map(({ id }) => id)
  }
  return null
}

function anywhere(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`
}
