import { href, Link } from 'react-router'
import { monthName } from '#domain/community/challenge.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { partnersAdminTexts } from '#texts/console/partners.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { MoreRows } from '#web/shared/asked/more-rows.tsx'
import { useAskedPages } from '#web/shared/asked/use-asked-pages.ts'
import { fetchEntries } from './partner-calls.ts'
import { shareMoney } from './share-money.ts'

const texts = partnersAdminTexts.page

/** What came and went in a month, order by order, in the order in which it was booked. */
export function MonthEntries({ partnerId, month }: { partnerId: string; month: string }) {
  const pages = useAskedPages(
    `${partnerId} ${month}`,
    (after, signal) => fetchEntries(partnerId, month, after, signal),
    { idOf: ({ id }) => id },
  )
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
                    <th scope="row">
                      <Link
                        to={href('/painel/pedidos/:number', { number: String(orderNumber) })}
                        className="text-link"
                      >
                        {orderNumber}
                      </Link>
                    </th>
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
