import { useEffect } from 'react'
import type { Answer } from '#web/shared/asked/asked-store.ts'
import { type AskedPages, type RowsPage, useAskedPages } from '#web/shared/asked/use-asked-pages.ts'
import { keepRows, keptRows } from './visited-lists.ts'

type FetchPage<Row> = (after: string | null, signal: AbortSignal) => Promise<Answer<RowsPage<Row>>>

/** `useAskedPages` for a list of the console: who comes back finds as many rows as were read, at the same place. */
export function useKeptPages<Row>(question: string, fetchPage: FetchPage<Row>): AskedPages<Row> {
  async function fetchAsManyAsBefore(after: string | null, signal: AbortSignal) {
    const first = await fetchPage(after, signal)
    if (after !== null || !first.ok) return first
    const wanted = keptOf<Row>(question)?.rows.length ?? 0
    let page = first
    while (page.value.next !== null && page.value.rows.length < wanted) {
      const more = await fetchPage(page.value.next, signal)
      if (!more.ok) break
      page = { ok: true, value: { rows: [...page.value.rows, ...more.value.rows], next: more.value.next } }
    }
    return page
  }
  const list = useAskedPages(question, fetchAsManyAsBefore, { first: () => keptOf<Row>(question) })
  const { value, next } = list
  useEffect(() => {
    if (value !== null) keepRows(question, { rows: value, next })
  }, [question, value, next])
  return list
}

/** A question is asked of one list alone, so what is kept under it has that list's rows. */
function keptOf<Row>(question: string): RowsPage<Row> | null {
  return keptRows(question) as RowsPage<Row> | null
}
