import { useEffect, useRef, useState } from 'react'
import { refuse } from '#domain/shared/result.ts'
import type { Answer } from './asked-store.ts'
import { type Asked, useAsked } from './use-asked.ts'

export type RowsPage<Row> = { readonly rows: readonly Row[]; readonly next: string | null }

/** The value is every row that was read so far. */
export type AskedPages<Row> = Omit<Asked<readonly Row[]>, 'put'> & {
  readonly hasMore: boolean
  /** Where the next page begins; null at the end, and before anything was read. */
  readonly next: string | null
  readonly isLoadingMore: boolean
  /** Code of the refusal of the page that was wanted last. */
  readonly moreRefusal: string | null
  /** The next page; after a refusal the same one again. */
  readonly loadMore: () => Promise<void>
}

type PagesOptions<Row> = {
  first?: () => RowsPage<Row> | null
  keepsOld?: boolean
  /** Given, a row that is there already is not added again: lists move while they are read. */
  idOf?: (row: Row) => string
}

/** `useAsked` for a list that is read page by page. @param fetchPage given null for the first page */
export function useAskedPages<Row>(
  question: string | null,
  fetchPage: (after: string | null, signal: AbortSignal) => Promise<Answer<RowsPage<Row>>>,
  { idOf, ...options }: PagesOptions<Row> = {},
): AskedPages<Row> {
  const [isLoadingMore, setLoadingMore] = useState(false)
  const [moreRefusal, setMoreRefusal] = useState<string | null>(null)
  const runningMore = useRef<AbortController | null>(null)
  const asked = useAsked(
    question,
    (signal) => {
      // One more page of the list as it was before has no place in the new one.
      runningMore.current?.abort()
      setLoadingMore(false)
      setMoreRefusal(null)
      return fetchPage(null, signal)
    },
    options,
  )
  useEffect(() => () => runningMore.current?.abort(), [])
  const { value: page, refusal, isAsking, isStale, reload, change } = asked

  async function loadMore(): Promise<void> {
    if (!page || page.next === null || isLoadingMore) return
    const mine = new AbortController()
    runningMore.current = mine
    setLoadingMore(true)
    setMoreRefusal(null)
    const answer = await fetchPage(page.next, mine.signal).catch(() => refuse('unreachable'))
    if (mine.signal.aborted) return
    setLoadingMore(false)
    if (answer.ok) change((before) => appended(before, answer.value, idOf))
    else setMoreRefusal(answer.code)
  }

  return {
    value: page?.rows ?? null,
    refusal,
    isAsking,
    isStale,
    next: page?.next ?? null,
    hasMore: page !== null && page.next !== null,
    isLoadingMore,
    moreRefusal,
    reload,
    loadMore,
    change: (turn) => change(({ rows, next }) => ({ rows: turn(rows), next })),
  }
}

/** @param idOf without it every row is added */
function appended<Row>(
  { rows }: RowsPage<Row>,
  more: RowsPage<Row>,
  idOf: ((row: Row) => string) | undefined,
): RowsPage<Row> {
  const known = new Set(idOf ? rows.map(idOf) : [])
  const added = idOf ? more.rows.filter((row) => !known.has(idOf(row))) : more.rows
  return { rows: [...rows, ...added], next: more.next }
}
