/**
 * The entries of a kind as a table for spreadsheets, and back (product §10 Contents that are studied). Headings and the
 * names of choices are handed in, in the owner's language; an entry without an address is a new one.
 */
import { CSV_MARK, csvRow, readCsv } from '../../shared/csv.ts'
import { type Ok, ok, type Refusal, refuse } from '../../shared/result.ts'
import { fold } from '../../shared/search.ts'
import { STUDY_LIMITS } from './study-contents.ts'
import { draftFaults, type RowFault, type StudyField, type StudyRow, trimRow } from './study-row.ts'

export type TableWords = {
  readonly address: string
  readonly heading: (field: string) => string
  readonly option: (field: string, value: string) => string
}

export type TableEntry = { readonly slug: string; readonly row: StudyRow }
/** `row` counts as a spreadsheet does: the headings are the first. */
export type TableFault = RowFault & { readonly row: number }

export type TableRefusal =
  | Refusal<'not_a_table'>
  | Refusal<'unknown_column', { readonly column: string }>
  | Refusal<'missing_column', { readonly column: string }>
  | Refusal<'too_many_rows'>
  | Refusal<'invalid_table', { readonly faults: readonly TableFault[] }>

export function writeTable(
  fields: readonly StudyField[],
  words: TableWords,
  entries: readonly TableEntry[],
): string {
  const headings = [words.address, ...fields.map(({ name }) => words.heading(name))]
  const rows = entries.map(({ slug, row }) => [
    slug,
    ...fields.map(({ name, control }) => {
      const value = row[name] ?? ''
      return typeof control === 'string' || value === '' ? value : words.option(name, value)
    }),
  ])
  return CSV_MARK + [headings, ...rows].map(csvRow).join('')
}

/** @param title the field without which a table says nothing */
export function readTable(
  fields: readonly StudyField[],
  title: string,
  words: TableWords,
  text: string,
): Ok<TableEntry[]> | TableRefusal {
  const [head, ...body] = readCsv(text) ?? []
  if (!head) return refuse('not_a_table')
  if (body.length > STUDY_LIMITS.importRows) return refuse('too_many_rows')
  const columns: (StudyField | 'address')[] = []
  for (const heading of head) {
    const wanted = fold(heading.trim())
    const field =
      wanted === fold(words.address)
        ? 'address'
        : fields.find(({ name }) => fold(words.heading(name)) === wanted || fold(name) === wanted)
    if (!field) return refuse('unknown_column', { column: heading.trim().slice(0, 80) })
    columns.push(field)
  }
  if (!columns.some((column) => column !== 'address' && column.name === title))
    return refuse('missing_column', { column: words.heading(title) })
  const faults: TableFault[] = []
  const entries = body.map((cells, index): TableEntry => {
    const typed: Record<string, string> = {}
    let slug = ''
    for (const [at, column] of columns.entries()) {
      const cell = cells[at]?.trim() ?? ''
      if (column === 'address') slug = cell
      else typed[column.name] = readChoice(column, cell, words)
    }
    const row = trimRow(fields, typed)
    const wrong = draftFaults(fields, row)
    if (row[title] === '') wrong.push({ field: title, code: 'missing' })
    faults.push(...wrong.map((fault) => ({ ...fault, row: index + 2 })))
    return { slug, row }
  })
  return faults.length > 0 ? refuse('invalid_table', { faults }) : ok(entries)
}

/** A choice by its name in the table, or as the form sends it. */
function readChoice({ name, control }: StudyField, cell: string, words: TableWords): string {
  if (typeof control === 'string') return cell
  return (
    control.find((value) => [value, words.option(name, value)].some((one) => fold(one) === fold(cell))) ??
    cell
  )
}
