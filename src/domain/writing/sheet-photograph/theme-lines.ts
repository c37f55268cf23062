/** How does the theme stand in the head of the sheet to print? In up to four lines, smaller where it is long. */
const SIZES = [
  { mm: 4.6, letters: 56, lines: 2 },
  { mm: 3.9, letters: 66, lines: 3 },
  { mm: 3.2, letters: 80, lines: 4 },
] as const

export type ThemeLines = { readonly sizeMm: number; readonly lines: readonly string[] }

/** A theme that is longer than every size ends with an ellipsis: the student has it before her. */
export function themeLines(title: string): ThemeLines {
  for (const { mm, letters, lines } of SIZES) {
    const set = wrap(title, letters)
    if (set.length <= lines) return { sizeMm: mm, lines: set }
  }
  const { mm, letters, lines: most } = SIZES[SIZES.length - 1]!
  const set = wrap(title, letters)
  return { sizeMm: mm, lines: [...set.slice(0, most - 1), `${set[most - 1]!.slice(0, letters - 1)}…`] }
}

function wrap(title: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of title.trim().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`
    else
      for (let at = 0; at < Math.max(1, word.length); at += letters) lines.push(word.slice(at, at + letters))
  }
  return lines
}
