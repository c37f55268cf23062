/** The figures of all given photographs as a table for a spreadsheet; who gave one is in none of it. */
import { CSV_MARK, csvRow } from '#domain/shared/csv.ts'
import { draggedPercent } from '#domain/writing/given-sheets.ts'
import type { GivenSheetsAdmin } from '#domain/writing/given-sheets-wire.ts'
import { givenSheetsAdminTexts as texts } from '#texts/console/given-sheets.ts'

export function figuresTable(sheets: GivenSheetsAdmin['sheets']): string {
  const rows = sheets.map(({ createdAt, figures, badLines }) => {
    const dragged = draggedPercent(figures)
    return csvRow([
      createdAt.slice(0, 10),
      texts.sums.way[figures.way],
      ...[figures.width, figures.height],
      dragged === null ? null : String(dragged).replace('.', ','),
      figures.quarterTurns,
      figures.faults.map((fault) => texts.faults[fault]).join(', '),
      ...[figures.missingLines.length, figures.lines, figures.written, figures.typed],
      badLines,
    ])
  })
  return CSV_MARK + csvRow(texts.columns) + rows.join('')
}
