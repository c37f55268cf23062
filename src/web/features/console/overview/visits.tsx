import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { Overview } from '#domain/console/overview-wire.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { overviewAdminTexts } from '#texts/console/overview.ts'
import { DayBars } from './day-bars.tsx'

const texts = overviewAdminTexts.visits
/** Bars of the chart; the table has them all. */
const BARS = 8

type VisitsProps = Pick<Overview, 'visits' | 'days' | 'currency'>

/** Where buyers come from, and how far they go (decision 0254). */
export function Visits({ visits: { byDay, sources, products }, days, currency }: VisitsProps) {
  const total = byDay.reduce((sum, count) => sum + count, 0)
  return (
    <section aria-labelledby="visitas" className="sheet min-w-0 p-5">
      <h2 id="visitas" className="text-lg">
        {texts.heading}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{texts.note}</p>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        <div className="min-w-0">
          <h3 className="text-ink-soft">{texts.visits}</h3>
          <p className="heading text-4xl tabular-nums">{total}</p>
          <DayBars name={texts.chart} days={days} values={byDay} format={String} />
        </div>
        <SourceBars sources={sources} />
      </div>
      <h3 className="mt-6">{texts.sources}</h3>
      {sources.length === 0 ? (
        <p className="text-ink-soft">{texts.none}</p>
      ) : (
        <WideTable
          name={texts.sources}
          columns={[
            texts.source,
            texts.visits,
            texts.views,
            texts.carts,
            texts.checkouts,
            texts.paid,
            texts.amount,
          ]}
        >
          {sources.map((row) => (
            <tr key={row.source}>
              <th scope="row">{nameOf(row.source)}</th>
              <td>{row.visits}</td>
              <td>{row.productViews}</td>
              <td>{row.carts}</td>
              <td>{row.checkouts}</td>
              <td>{row.paid}</td>
              <td>{formatMoney(row.amount, currency)}</td>
            </tr>
          ))}
        </WideTable>
      )}
      <h3 className="mt-6">{texts.products}</h3>
      {products.length === 0 ? (
        <p className="text-ink-soft">{texts.noProducts}</p>
      ) : (
        <WideTable
          name={texts.products}
          columns={[texts.product, texts.views, texts.checkouts, texts.paid, texts.takenAlong]}
        >
          {products.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={href('/painel/produtos/:id', { id: row.id })} className="text-link">
                  {row.title}
                </Link>
              </th>
              <td>{row.views}</td>
              <td>{row.checkouts}</td>
              <td>{row.paid}</td>
              <td>{row.takenAlong}</td>
            </tr>
          ))}
        </WideTable>
      )}
    </section>
  )
}

function SourceBars({ sources }: { sources: Overview['visits']['sources'] }) {
  const shown = sources
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.visits - a.visits)
    .slice(0, BARS)
  const top = Math.max(1, shown[0]?.visits ?? 0)
  if (shown.length === 0) return null
  return (
    <div className="min-w-0">
      <h3 className="text-ink-soft">{texts.bySource}</h3>
      <ul className="mt-2 grid gap-2">
        {shown.map(({ source, visits }) => (
          <li key={source}>
            <p className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{nameOf(source)}</span>{' '}
              <strong className="tabular-nums">{visits}</strong>
            </p>
            <div aria-hidden="true" className="mt-1 h-2 bg-shade">
              <div className="h-full bg-pen" style={{ inlineSize: `${(100 * visits) / top}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

type WideTableProps = { name: string; columns: readonly string[]; children: ReactNode }

function WideTable({ name, columns, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard from here
    <section aria-label={name} tabIndex={0} className="overflow-x-auto">
      <table className="progress-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

/** "direto / email" begins with no host. */
function nameOf(source: string): string {
  return texts.names[source] ?? source
}
