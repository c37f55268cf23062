/** Finds rows as people type: without case and accents, by parts of words in any order (decision 0160). */
import { type RawBuilder, sql } from 'kysely'
import { searchParts } from '#domain/shared/search.ts'

/**
 * True where each part of the search stands in the text, wildcards being letters; an empty search finds everything.
 * @param folded an expression of columns that are kept folded (decision 0232), or of `plain_words`; null holds nothing
 */
export function holdsParts(folded: RawBuilder<string | null>, search: string): RawBuilder<boolean> {
  const parts = searchParts(search).map((part) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`)
  return sql<boolean>`coalesce(${folded}, '') like all (${parts}::text[])`
}
