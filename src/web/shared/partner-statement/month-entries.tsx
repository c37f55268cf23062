import type { ReactNode } from 'react'
import { monthName } from '#domain/community/challenge.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import type { PartnerEntries } from '#domain/shop/partnership-wire.ts'
import { statementTexts as texts } from '#texts/shop/partnership.ts'
import type { Answer } from '#web/shared/asked/asked-store.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { MoreRows } from '#web/shared/asked/more-rows.tsx'
import { type RowsPage, useAskedPages } from '#web/shared/asked/use-asked-pages.ts'
import { shareMoney } from './share-money.ts'

type Entry = PartnerEntries['entries'][number]
export type FetchEntries = (
  month: string,
  after: string | null,
  signal: AbortSignal,
) => Promise<Answer<RowsPage<Entry>>>

type MonthEntriesProps = {
  month: string
  fetchEntries: FetchEntries
  /** An order's number, or a link to it. */
  orderCell?: ((number: number) => ReactNode) | undefined
}

/** What came and went in a month, order by order, in the order in which it was booked. */
export function MonthEntries({ month, fetchEntries, orderCell = String }: MonthEntriesProps) {
  const pages = useAskedPages(`entries of ${month}`, (after, signal) => fetchEntries(month, after, signal), {
    idOf: ({ id }) => id,
  })
  const caption = texts.table({ month: monthName(month) })
  return (
    <div className="mt-4">
      <Loaded asked={pages} failed={texts.entriesFailed}>
        {(entries) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard from here
          <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
            <table className="progress-table">
              <thead>
                <tr>
                  {[texts.order, texts.day, texts.value, texts.percent, texts.amount].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {entries.map(({ id, orderNumber, at, value, sharePercent, share }) => (
                  <tr key={id}>
                    <th scope="row">{orderCell(orderNumber)}</th>
                    <td>{formatDay(at)}</td>
                    <td>{shareMoney(value)}</td>
                    <td>{sharePercent}%</td>
                    <td>{shareMoney(share)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Loaded>
      <MoreRows pages={pages} label={texts.more} className="no-print mt-3" />
    </div>
  )
}
