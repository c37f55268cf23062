/** What a selection means: whole words, without the blanks around them. */
export type ChosenSpan = { readonly start: number; readonly end: number }

const LETTER = /[\p{L}\p{M}\p{N}]/u

/** Null for a selection of blanks, or of nothing. */
export function wholeWords(text: string, from: number, to: number): ChosenSpan | null {
  let [start, end] = [from, to]
  while (start < end && isBlank(text[start])) start += 1
  while (end > start && isBlank(text[end - 1])) end -= 1
  if (start >= end) return null
  while (start > 0 && isLetter(text[start]) && isLetter(text[start - 1])) start -= 1
  while (end < text.length && isLetter(text[end - 1]) && isLetter(text[end])) end += 1
  return { start, end }
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && LETTER.test(sign)
}

function isBlank(sign: string | undefined): boolean {
  return sign === undefined || /\s/.test(sign)
}
