/** Search as a student types: case and accents do not matter (product §2 Repertoire bank). */

const MAX_WORDS = 8
/** A list is searched at every key: plain small letters, most of any text, need no work. */
const TO_FOLD = /[A-Z]+|[^\0-\x7f]/gu

/** Lower case without marks; one code unit in gives one out, so that positions stay. */
export function fold(text: string): string {
  return text.replace(TO_FOLD, (letters) => {
    const plain = letters
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
    return plain.length === letters.length ? plain : letters
  })
}

/** True when the query, trimmed, stands in one of the texts; an empty query matches everything. */
export function matches(query: string, texts: readonly string[]): boolean {
  const wanted = fold(query.trim())
  return texts.some((text) => fold(text).includes(wanted))
}

export type TextPart = { readonly text: string; readonly isMatch: boolean }

/** Cuts a text at each match, for marking. @returns parts that joined give the text back */
export function markMatches(query: string, text: string): TextPart[] {
  const wanted = fold(query.trim())
  if (wanted === '') return [{ text, isMatch: false }]
  const folded = fold(text)
  const parts: TextPart[] = []
  let from = 0
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isMatch: false })
    parts.push({ text: text.slice(at, at + wanted.length), isMatch: true })
    from = at + wanted.length
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from), isMatch: false })
  return parts
}

/** The parts of words that a search wants, folded: each must stand somewhere, in any order; at most eight. */
export function searchParts(query: string): string[] {
  return query
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
}

/** The words of a search, folded, as the database's index knows them (`title_words`); at most eight. */
export function searchWords(query: string): string[] {
  const folded = query
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return folded
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
}
