/** A page of a list: one row more than is shown tells whether there is a next page. */

export type Page<Row> = {
  readonly rows: Row[]
  /** What `?after=` asks for the next one; null at the end. */
  readonly next: string | null
}

/** @param found up to `size` + 1 rows */
export function pageOf<Row>(found: Row[], size: number, keyOf: (last: Row) => string): Page<Row> {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: found.length > size && last !== undefined ? keyOf(last) : null }
}
