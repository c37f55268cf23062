import { useEffect } from 'react'
import { type Ok, ok } from '#domain/shared/result.ts'
import { type AskedPages, type RowsPage, useAskedPages } from '#web/shared/asked/use-asked-pages.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'
import { useReader } from '#web/shared/session/use-reader.ts'

type Source<Item> = {
  /** Names the list among other questions. */
  readonly name: string
  readonly fetchPage: (after: string | null, signal: AbortSignal) => Promise<Ok<RowsPage<Item>> | ApiRefusal>
  readonly keep: (items: readonly Item[]) => void
  readonly kept: () => readonly Item[] | null
}

export type StoredList<Item> = AskedPages<Item>

/**
 * A list that everybody reads: what came with the page or was kept is painted at once, and then read again for the
 * person who looks.
 *
 * @param first what the server rendered; null where the page was reached inside the site
 */
export function useStoredList<Item extends { readonly id: string }>(
  source: Source<Item>,
  first: RowsPage<Item> | null,
) {
  const reader = useReader()
  const list = useAskedPages(reader && `${source.name} ${reader}`, source.fetchPage, {
    first: () => first ?? asFirst(source.kept()),
    keepsOld: true,
    idOf: ({ id }) => id,
  })
  const { value, isStale, change } = list

  useEffect(() => {
    if (value && !isStale) source.keep(value)
  }, [value, isStale, source])

  return {
    list,
    change: (id: string, changed: Partial<Item>) =>
      change((items) => items.map((one) => (one.id === id ? { ...one, ...changed } : one))),
    /** At the top, once. */
    add: (item: Item) => change((items) => [item, ...items.filter(({ id }) => id !== item.id)]),
    remove: (id: string) => change((items) => items.filter((one) => one.id !== id)),
  }
}

function asFirst<Item>(items: readonly Item[] | null): RowsPage<Item> | null {
  return items && { rows: items, next: null }
}

/** The same answer under the list's own names. */
export function asRowsPage<Value, Item>(
  answer: Ok<Value> | ApiRefusal,
  read: (value: Value) => RowsPage<Item>,
): Ok<RowsPage<Item>> | ApiRefusal {
  return answer.ok ? ok(read(answer.value)) : answer
}
