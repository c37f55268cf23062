import { useCallback, useEffect, useRef, useState } from 'react'
import type { Ok, Refusal } from '#domain/shared/result.ts'

type PageOf<Row> = { readonly rows: readonly Row[]; readonly next: string | null }
type FetchPage<Row> = (after: string | null) => Promise<Ok<PageOf<Row>> | Refusal<string>>

export type PagedList<Row> = {
  /** Null until the first page has come. */
  readonly rows: readonly Row[] | null
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** The next page; after a failure the same one again. */
  readonly loadMore: () => void
  readonly reload: () => void
  /** Shows at once what an act has done to the rows that are there. */
  readonly change: (turn: (rows: readonly Row[]) => readonly Row[]) => void
}

/** A list that is read page by page. @param fetchPage stable as long as the same list is meant (useCallback) */
export function usePagedList<Row>(fetchPage: FetchPage<Row>): PagedList<Row> {
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const [isLoading, setLoading] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  // An answer to an earlier question (another filter) is not shown.
  const asked = useRef(0)

  const load = useCallback(
    async (after: string | null) => {
      asked.current += 1
      const question = asked.current
      setLoading(true)
      setFailed(false)
      const page = await fetchPage(after)
      if (question !== asked.current) return
      setLoading(false)
      if (!page.ok) return setFailed(true)
      setRows((before) => [...(after === null ? [] : (before ?? [])), ...page.value.rows])
      setNext(page.value.next)
    },
    [fetchPage],
  )

  useEffect(() => {
    setRows(null)
    void load(null)
  }, [load])

  return {
    rows,
    hasMore: next !== null,
    isLoading,
    hasFailed,
    loadMore: () => void load(next),
    reload: () => void load(null),
    change: (turn) => setRows((before) => before && turn(before)),
  }
}
