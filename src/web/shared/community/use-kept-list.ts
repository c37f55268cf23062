import { useCallback, useEffect, useRef, useState } from 'react'
import { type Ok, ok } from '#domain/shared/result.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** `kept`: the server could not be asked, and this is what the browser saw last. */
export type ListStatus = 'loading' | 'read' | 'kept' | 'failed'

export type ListPage<Item> = { readonly items: readonly Item[]; readonly next: string | null }

export type KeptList<Item> = {
  readonly items: readonly Item[]
  readonly status: ListStatus
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
}

type Source<Item> = {
  readonly fetchPage: (after: string | null) => Promise<Ok<ListPage<Item>> | ApiRefusal>
  readonly keep: (items: readonly Item[]) => void
  readonly kept: () => readonly Item[] | null
  readonly moreFailed: Parameters<typeof showToast>[0]
}

/**
 * A list that everybody reads: what came with the page or was kept is painted at once, and then read anew for the
 * person who looks.
 *
 * @param source made once, outside the component
 * @param first what the server rendered; null where the page was reached inside the site
 */
export function useKeptList<Item extends { readonly id: string }>(
  source: Source<Item>,
  first: ListPage<Item> | null,
) {
  const [items, setItems] = useState<readonly Item[]>(() => first?.items ?? source.kept() ?? [])
  const [next, setNext] = useState(first?.next ?? null)
  const [status, setStatus] = useState<ListStatus>(first ? 'read' : 'loading')
  const [isLoadingMore, setLoadingMore] = useState(false)
  const [turn, setTurn] = useState(0)
  const isRead = useRef(false)
  const session = useSession()
  const reader = session.status === 'signed-in' ? session.user.id : session.status

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn, and each other reader, asks anew
  useEffect(() => {
    if (reader === 'loading') return
    let isCurrent = true
    void source.fetchPage(null).then((page) => {
      if (!isCurrent) return
      if (page.ok) {
        isRead.current = true
        setItems(page.value.items)
        setNext(page.value.next)
        setStatus('read')
        return
      }
      const kept = source.kept()
      setItems((shown) => (shown.length > 0 ? shown : (kept ?? [])))
      setStatus(kept && kept.length > 0 ? 'kept' : 'failed')
    })
    return () => {
      isCurrent = false
    }
  }, [reader, turn])

  useEffect(() => {
    if (isRead.current) source.keep(items)
  }, [items, source])

  const change = useCallback((id: string, changed: Partial<Item>) => {
    setItems((shown) => shown.map((one) => (one.id === id ? { ...one, ...changed } : one)))
  }, [])

  async function loadMore(): Promise<void> {
    if (next === null || isLoadingMore) return
    setLoadingMore(true)
    const page = await source.fetchPage(next)
    setLoadingMore(false)
    if (!page.ok) return showToast(source.moreFailed)
    setItems((shown) => [
      ...shown,
      ...page.value.items.filter(({ id }) => !shown.some((one) => one.id === id)),
    ])
    setNext(page.value.next)
  }

  const refresh = useCallback(() => setTurn((before) => before + 1), [])

  return {
    list: { items, status, hasMore: next !== null, isLoadingMore } satisfies KeptList<Item>,
    /** Who reads, and how often it was asked anew: what is read beside the list goes by the same. */
    reader,
    turn,
    change,
    /** At the top, once. */
    add: (item: Item) => setItems((shown) => [item, ...shown.filter(({ id }) => id !== item.id)]),
    remove: (id: string) => setItems((shown) => shown.filter((one) => one.id !== id)),
    loadMore,
    refresh,
    retry: () => {
      setStatus('loading')
      refresh()
    },
  }
}

/** The same answer under the list's own names. */
export function asListPage<Value, Item>(
  answer: Ok<Value> | ApiRefusal,
  read: (value: Value) => ListPage<Item>,
): Ok<ListPage<Item>> | ApiRefusal {
  return answer.ok ? ok(read(answer.value)) : answer
}
