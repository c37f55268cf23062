/** A set from words that stand in one line. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}
