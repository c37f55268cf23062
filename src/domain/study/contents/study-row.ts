/**
 * What does the owner type to add something to study (product §10 Contents that are studied)? One row of named fields,
 * the same in the form, in the spreadsheet and in the database (decision 0225). A kind says its fields and how a row is
 * read; what is wrong names its field.
 */
import { type Ok, type Refusal, refuse } from '../../shared/result.ts'
import { studyPictureSize } from './study-picture.ts'

export type StudyRow = Readonly<Record<string, string>>

export type StudyField = {
  readonly name: string
  /** A line, several, the address of a picture that was brought, or one of a list. */
  readonly control: 'line' | 'area' | 'picture' | readonly string[]
  readonly max: number
  /** Shown together, folded; null stands by itself. */
  readonly group: string | null
}

export type RowFaultCode =
  | 'missing'
  | 'too-short'
  | 'too-long'
  | 'not-listed'
  | 'not-year'
  | 'not-table'
  | 'not-chart'
  | 'not-marks'
  | 'not-picture'
  | 'picture-gone'
  | 'quote-not-found'
  | 'not-in-example'
  | 'taken'
  | 'past'

export type RowFault = { readonly field: string; readonly code: RowFaultCode }
export type InvalidRow = Refusal<'invalid_row', { readonly faults: readonly RowFault[] }>
export type RowReading<Doc> = Ok<Doc> | InvalidRow

export type StudyKindRule<Doc> = {
  readonly fields: readonly StudyField[]
  /** The field that names the entry in lists, and makes its address. */
  readonly title: string
  /** Everything that stands against publishing it. */
  readonly read: (row: StudyRow, id: string) => RowReading<Doc>
}

export const line = (name: string, max: number, group: string | null = null): StudyField => ({
  name,
  control: 'line',
  max,
  group,
})
export const area = (name: string, max: number, group: string | null = null): StudyField => ({
  name,
  control: 'area',
  max,
  group,
})
export const picture = (name: string, group: string | null = null): StudyField => ({
  name,
  control: 'picture',
  max: 120,
  group,
})
export const choice = (
  name: string,
  options: readonly string[],
  group: string | null = null,
): StudyField => ({ name, control: options, max: 60, group })

/** What was typed, without a field that is not known. */
export function trimRow(fields: readonly StudyField[], typed: StudyRow): StudyRow {
  return Object.fromEntries(
    fields.map(({ name }) => [name, (typed[name] ?? '').replaceAll('\r\n', '\n').trim()]),
  )
}

/** A draft may be unfinished; what it holds has the right length, and stands in its list. */
export function draftFaults(fields: readonly StudyField[], row: StudyRow): RowFault[] {
  return fields.flatMap(({ name, control, max }): RowFault[] => {
    const typed = row[name] ?? ''
    if (typed.length > max) return [{ field: name, code: 'too-long' }]
    if (control === 'picture') {
      return typed === '' || studyPictureSize(typed) ? [] : [{ field: name, code: 'not-picture' }]
    }
    const isListed = typeof control === 'string' || typed === '' || control.includes(typed)
    return isListed ? [] : [{ field: name, code: 'not-listed' }]
  })
}

/** @returns the pictures that a row names, each with its field */
export function picturesOf(
  fields: readonly StudyField[],
  row: StudyRow,
): { readonly field: string; readonly url: string }[] {
  return fields.flatMap(({ name, control }) => {
    const url = control === 'picture' ? (row[name] ?? '') : ''
    return url === '' ? [] : [{ field: name, url }]
  })
}

/** Collects what is wrong while a row is read. */
export class RowReader {
  readonly faults: RowFault[] = []
  readonly #row: StudyRow

  constructor(fields: readonly StudyField[], row: StudyRow) {
    this.#row = trimRow(fields, row)
    this.faults.push(...draftFaults(fields, this.#row))
  }

  add(field: string, code: RowFaultCode): void {
    if (!this.faults.some((fault) => fault.field === field)) this.faults.push({ field, code })
  }

  has(field: string): boolean {
    return (this.#row[field] ?? '') !== ''
  }

  text(field: string, min = 1): string {
    const typed = this.#row[field] ?? ''
    if (typed === '') this.add(field, 'missing')
    else if (typed.length < min) this.add(field, 'too-short')
    return typed
  }

  optional(field: string): string | null {
    return this.#row[field] || null
  }

  oneOf<Option extends string>(field: string, options: readonly Option[]): Option {
    const typed = this.text(field)
    const found = options.find((option) => option === typed)
    if (found === undefined && typed !== '') this.add(field, 'not-listed')
    // Unlisted, the row is refused as a whole.
    return found ?? (typed as Option)
  }

  lines(field: string): string[] {
    return (this.#row[field] ?? '')
      .split('\n')
      .map((one) => one.trim())
      .filter((one) => one !== '')
  }

  done<Doc>(made: () => Doc): RowReading<Doc> {
    return this.faults.length > 0
      ? refuse('invalid_row', { faults: this.faults })
      : { ok: true, value: made() }
  }
}
