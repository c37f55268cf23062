/** How many characters has a text, as PostgreSQL's `char_length` counts them? `length` counts an emoji twice. */
export function characterCount(text: string): number {
  return [...text].length
}
