/** What is wrong with a Portuguese sentence that no dictionary sees: spaces, quotation marks, leftovers. */

/** Every string anywhere in a value, e.g. in a page of content. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** @returns the defects by name; none for a clean sentence */
export function proseDefects(text: string): string[] {
  const defects = {
    empty: text.trim() === '',
    'space at an end': text !== text.trim(),
    'double space or line break': /\s{2}|[\t\n\r\u00a0]/.test(text),
    'space before a mark': /\s[,.;:!?”)]/.test(text),
    'straight quotation mark': /"/.test(text),
    'unbalanced quotation marks': !areQuotesBalanced(text),
    'repeated word': /(?<![\p{L}-])(\p{L}{2,}) \1(?![\p{L}-])/iu.test(text),
    'double mark': /[,;:]{2}|[,;:][.!?]|(?<!\.)\.\.(?!\.)/.test(text),
    leftover: /\bTODO\b|\bTBD\b|\bXXX\b|[Ll]orem ipsum/.test(text),
  }
  return Object.entries(defects).flatMap(([name, isThere]) => (isThere ? [name] : []))
}

/** “ and ” open and close in turn; quotations within them stand in ‘ ’. */
function areQuotesBalanced(text: string): boolean {
  let isOpen = false
  for (const character of text) {
    if (character === '“') {
      if (isOpen) return false
      isOpen = true
    } else if (character === '”') {
      if (!isOpen) return false
      isOpen = false
    }
  }
  return !isOpen
}
