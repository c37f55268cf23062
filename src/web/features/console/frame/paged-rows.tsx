import type { ReactNode } from 'react'
import { consoleTexts as texts } from '#texts/console/console.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { MoreRows } from '#web/shared/asked/more-rows.tsx'
import type { AskedPages } from '#web/shared/asked/use-asked-pages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

type PagedRowsProps<Row> = {
  list: AskedPages<Row>
  /** Names the list for who does not see it. */
  label: string
  /** What stands where there is nothing. */
  empty: string
  emptyLead?: ReactNode
  keyOf: (row: Row) => string
  /** What stands inside a row's `li`. */
  children: (row: Row) => ReactNode
}

/** A list of an admin page with its states: being read, failed, empty, and more of it. */
export function PagedRows<Row>({ list, label, empty, emptyLead, keyOf, children }: PagedRowsProps<Row>) {
  return (
    <>
      <Loaded
        asked={list}
        failed={texts.listFailed}
        loading={texts.opening}
        empty={<EmptyState title={empty}>{emptyLead}</EmptyState>}
      >
        {(rows) => (
          <ol aria-label={label} className="sheet divide-y divide-rule">
            {rows.map((row) => (
              <li key={keyOf(row)} className="relative p-4 sm:px-5">
                {children(row)}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      <MoreRows pages={list} className="mt-5" />
    </>
  )
}
