import type { ReactNode } from 'react'
import { consoleTexts as texts } from '#texts/console/console.ts'
import type { PagedList } from '#web/hooks/use-paged-list.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type PagedRowsProps<Row> = {
  list: PagedList<Row>
  /** Names the list for who does not see it. */
  label: string
  /** What stands where there is nothing. */
  empty: string
  emptyLead?: ReactNode
  keyOf: (row: Row) => string
  /** What stands inside a row's `li`. */
  children: (row: Row) => ReactNode
}

/** A desk's list with its states: being read, failed, empty, and more of it. */
export function PagedRows<Row>({ list, label, empty, emptyLead, keyOf, children }: PagedRowsProps<Row>) {
  const { rows, hasMore, isLoading, hasFailed } = list
  return (
    <>
      {rows?.length === 0 ? <EmptyState title={empty}>{emptyLead}</EmptyState> : null}
      {rows && rows.length > 0 ? (
        <ol aria-label={label} className="sheet divide-y divide-rule">
          {rows.map((row) => (
            <li key={keyOf(row)} className="relative p-4 sm:px-5">
              {children(row)}
            </li>
          ))}
        </ol>
      ) : null}
      {hasFailed ? (
        <Notice
          tone="error"
          title={texts.listFailed}
          className="mt-4"
          actions={
            <Button size="small" look="secondary" onClick={list.loadMore}>
              {texts.retry}
            </Button>
          }
        />
      ) : null}
      {rows === null && isLoading ? <Spinner label={texts.opening} /> : null}
      {rows !== null && hasMore && !hasFailed ? (
        <Button look="secondary" className="mt-5" isBusy={isLoading} onClick={list.loadMore}>
          {texts.more}
        </Button>
      ) : null}
    </>
  )
}
