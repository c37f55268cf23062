/** A name as a stranger typed it or a provider reported it, made fit for the books, for JSON and for one line. */

const MAX_NAME_CHARACTERS = 200

/**
 * Control characters become spaces, halves of characters go (a field of a fixed length cuts an emoji in two, and
 * the database refuses JSON with such a half), and what is too long is cut.
 *
 * @returns null when nothing is left
 */
export function cleanPayerName(name: string | null): string | null {
  const clean = (name ?? '').replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()
  return [...clean].slice(0, MAX_NAME_CHARACTERS).join('').trim() || null
}
