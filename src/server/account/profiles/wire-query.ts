/**
 * Reads the query string of the profiles wire (docs/wire.md §3, the PostgREST dialect): which columns, whose row.
 * Only `eq` on `id` is a filter; everything that we would have to guess at is refused.
 */
import { z } from 'zod'
import { HttpError } from '#server/platform/http/errors.ts'
import { type ProfileColumn, READABLE_COLUMNS } from './profile-fields.ts'

export type ProfileQuery = {
  columns: readonly ProfileColumn[]
  /** Several filters mean "all of them": then no row fits. */
  ids: readonly string[]
  /** How many rows are passed over, and how many are wanted at most. */
  offset: number
  limit: number
}

/** With one row at most an order changes nothing; `columns` repeats the names of the body. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(['order', 'columns'])

/** @throws HttpError 400 `PGRST100` (not understood), `42703` (no such column), `22P02` (no uuid), `21000` (no filter); 416 for a negative range */
export function readProfileQuery(url: string): ProfileQuery {
  let columns: readonly ProfileColumn[] = READABLE_COLUMNS
  const ids: string[] = []
  const range = { offset: 0, limit: Number.POSITIVE_INFINITY }
  for (const [name, value] of new URL(url).searchParams) {
    if (name === 'select') columns = readColumns(value)
    else if (name === 'id') ids.push(readId(value))
    else if (name === 'limit' || name === 'offset') range[name] = readCount(value) ?? range[name]
    else if (!WITHOUT_EFFECT.has(name)) throw unreadable(`${name}=${value}`, 'only id=eq.{uuid} is a filter')
  }
  if (ids.length === 0) throw new HttpError(400, '21000', 'a filter is required: id=eq.{uuid}')
  return { columns, ids, ...range }
}

function readColumns(select: string): readonly ProfileColumn[] {
  const names = select.split(',').map((name) => name.trim())
  if (names.includes('*') || select === '') return READABLE_COLUMNS
  return names.map((name) => {
    if (!/^\w+$/.test(name)) throw unreadable(`select=${select}`, 'only column names or * can be selected')
    const column = READABLE_COLUMNS.find((readable) => readable === name)
    if (!column) throw new HttpError(400, '42703', `column profiles.${name} does not exist`)
    return column
  })
}

/** Null for what is no number: PostgREST passes it over. */
function readCount(text: string): number | null {
  if (!/^-?\d{1,15}$/.test(text)) return null
  const count = Number(text)
  if (count >= 0) return count
  throw new HttpError(416, 'PGRST103', 'Requested range not satisfiable', {
    details: 'Limit should be greater than or equal to zero.',
  })
}

function readId(filter: string): string {
  const id = /^eq\.(.*)$/s.exec(filter)?.[1]
  if (id === undefined) throw unreadable(`id=${filter}`, 'only eq is understood')
  if (!z.guid().safeParse(id).success) {
    throw new HttpError(400, '22P02', `invalid input syntax for type uuid: "${id.slice(0, 60)}"`)
  }
  return id.toLowerCase()
}

function unreadable(part: string, hint: string): HttpError {
  return new HttpError(400, 'PGRST100', `failed to parse the query (${part.slice(0, 60)})`, { hint })
}
