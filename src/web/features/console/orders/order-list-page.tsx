import { href, Link, useSearchParams } from 'react-router'
import { ORDER_FILTERS, type OrderRow } from '#domain/console/orders-admin-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { ordersAdminTexts as texts } from '#texts/console/orders.ts'
import { AdminSearch, useAdminSearch } from '#web/features/console/frame/admin-search.tsx'
import { PagedRows } from '#web/features/console/frame/paged-rows.tsx'
import { useKeptPages } from '#web/features/console/frame/use-kept-pages.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ImportSection } from '../gifts/import-section.tsx'
import { DifferencesSection } from './differences-section.tsx'
import { ExportSection } from './export-section.tsx'
import { fetchOrders } from './order-calls.ts'
import { OrderState } from './order-state-tag.tsx'

const SEARCH_MAX = 254

/** Orders, the newest first; search and filter stand in the address, so that "back" finds them again. */
export function OrderListPage() {
  const [params, setParams] = useSearchParams()
  const search = useAdminSearch()
  const filter = ORDER_FILTERS.find((one) => one === params.get('situacao')) ?? 'all'
  const list = useKeptPages(`orders ${filter} ${search}`, (after, signal) =>
    fetchOrders({ filter, search }, after, signal),
  )

  function handleFilter(chosen: string): void {
    setParams((before) => {
      if (chosen === 'all') before.delete('situacao')
      else before.set('situacao', chosen)
      return before
    })
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <AdminSearch label={texts.search} maxLength={SEARCH_MAX}>
        <SelectField
          label={texts.filter}
          name="situacao"
          className="basis-64"
          value={filter}
          onChange={(event) => handleFilter(event.currentTarget.value)}
        >
          {ORDER_FILTERS.map((one) => (
            <option key={one} value={one}>
              {texts.filters[one]}
            </option>
          ))}
        </SelectField>
      </AdminSearch>
      <PagedRows
        list={list}
        label={texts.title}
        empty={texts.empty}
        emptyLead={texts.emptyLead}
        keyOf={(order) => String(order.number)}
      >
        {(order) => <OrderLine order={order} />}
      </PagedRows>
      <div className="mt-12 grid gap-10">
        <DifferencesSection />
        <ExportSection />
        <ImportSection />
      </div>
    </>
  )
}

function OrderLine({ order }: { order: OrderRow }) {
  const { number, createdAt, buyerName, buyerEmail, titles, totalAmount, currency } = order
  const [first = '', ...others] = titles
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="text-lg leading-snug">
          <Link
            to={href('/painel/pedidos/:number', { number: String(number) })}
            className="after:absolute after:inset-0 hover:text-pen"
          >
            {texts.number({ number })}
          </Link>
        </h2>
        <p className="wrap-anywhere">
          {first}
          {others.length > 0 ? ` ${texts.andMore({ count: others.length })}` : null}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {[buyerName, buyerEmail].filter(Boolean).join(' · ') || texts.noBuyer}
        </p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 sm:flex-col sm:items-end">
        <p className="font-semibold tabular-nums">
          {totalAmount === 0 ? texts.free : formatMoney(totalAmount, currency)}
        </p>
        <OrderState order={order} />
        <time dateTime={createdAt} className="text-sm text-ink-soft">
          {texts.moment({ day: formatDay(createdAt), time: formatTime(createdAt) })}
        </time>
      </div>
    </div>
  )
}
