/**
 * Tables for Brazilian spreadsheets: UTF-8 with a mark, semicolons, decimal commas. A cell that begins like a formula is
 * made text, so that nothing which somebody typed as a name is ever calculated (OWASP, "CSV Injection").
 */

/** Before the first row: without it, spreadsheets take the file for another alphabet. */
export const CSV_MARK = '\uFEFF'

export type CsvCell = string | number | null | { readonly cents: number }

export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(writeCell).join(';')}\r\n`
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return writeAmount(cell.cents)
  const safe = /^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function writeAmount(cents: number): string {
  const whole = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.floor(whole / 100)},${String(whole % 100).padStart(2, '0')}`
}
