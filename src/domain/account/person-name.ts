/**
 * How a person is named in front of strangers: by the first name and the initial of the last one. Most who write here
 * are minors, and a whole name with a face is enough to find somebody (Lei 15.211/2025: the most protective setting
 * is the one that nobody had to choose).
 */

const LONGEST_FIRST_NAME = 30

/** @returns null when there is no name, e.g. "Ana Clara de Souza" → "Ana S." */
export function publicNameOf(fullName: string | null | undefined): string | null {
  const words = (fullName ?? '').normalize('NFC').match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  const [first, ...rest] = words
  if (first === undefined) return null
  const last = rest.at(-1)
  const shown = [...first].slice(0, LONGEST_FIRST_NAME).join('')
  return last === undefined ? shown : `${shown} ${[...last][0]?.toLocaleUpperCase('pt-BR')}.`
}
