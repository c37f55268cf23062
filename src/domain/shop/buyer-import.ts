/**
 * What is brought in of a table of buyers from another shop? Its columns are not documented and change, so they are
 * found by their heads where that can be, and the owner says which they are.
 */

/** Of one file; a longer one is cut, and what was brought in already is left out by itself. */
export const MAX_IMPORT_LINES = 500

export type ImportColumn = 'email' | 'product' | 'status'

const HEADS: Readonly<Record<ImportColumn, RegExp>> = {
  email: /e-?mail/,
  product: /produto|product/,
  status: /status|situacao/,
}

/** @returns the first column whose head names it; null where none does */
export function guessColumn(heads: readonly string[], column: ImportColumn): number | null {
  const at = heads.findIndex((head) => HEADS[column].test(plain(head)))
  return at < 0 ? null : at
}

function plain(head: string): string {
  return head.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A line counts as a spreadsheet counts it: the heads are the first. */
export type BuyerLine = { readonly line: number; readonly email: string }

/** Lines count only where each of the columns holds the chosen word. */
export type LineFilter = { readonly column: number; readonly value: string }

export function buyerLines(
  rows: readonly (readonly string[])[],
  email: number,
  filters: readonly LineFilter[],
): BuyerLine[] {
  return rows.flatMap((cells, index) => {
    const isMeant = filters.every(({ column, value }) => (cells[column] ?? '').trim() === value)
    return isMeant ? [{ line: index + 2, email: (cells[email] ?? '').trim().toLowerCase() }] : []
  })
}

/** What a column holds, each once and in the order of the alphabet. */
export function valuesOf(rows: readonly (readonly string[])[], column: number): string[] {
  const values = new Set(rows.map((cells) => (cells[column] ?? '').trim()))
  return [...values].sort((one, other) => one.localeCompare(other, 'pt-BR'))
}

export type LineOutcome = 'new' | 'has-it' | 'repeated' | 'bad-email'

/** What can be said of a line by the file alone; null: the shop must be asked. */
export function outcomeByFile(
  lines: readonly BuyerLine[],
  isEmail: (email: string) => boolean,
): (Exclude<LineOutcome, 'new' | 'has-it'> | null)[] {
  const seen = new Set<string>()
  return lines.map(({ email }) => {
    if (!isEmail(email)) return 'bad-email'
    if (seen.has(email)) return 'repeated'
    seen.add(email)
    return null
  })
}
