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

/**
 * The cells of a table as a spreadsheet saves it, by semicolons or by commas; a cell that was made text is what it was
 * before. Rows of nothing are left out. @returns null where a quotation mark is never closed
 */
export function readCsv(text: string): string[][] | null {
  const source = text.startsWith(CSV_MARK) ? text.slice(CSV_MARK.length) : text
  const head = source.slice(0, Math.max(0, source.search(/\r?\n|$/)))
  const between = head.includes(';') ? ';' : head.includes('\t') ? '\t' : ','
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    cells.push(cell.replace(/^'(?=\s*[=+\-@])/, ''))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((one) => one.trim() !== '')) rows.push(cells)
    cells = []
  }
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at]!
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === between) endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
  }
  if (isQuoted) return null
  endRow()
  return rows
}
