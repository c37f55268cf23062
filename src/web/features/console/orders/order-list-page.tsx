import { type FormEvent, useCallback, useState } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { ORDER_FILTERS, type OrderFilter, type OrderRow } from '#domain/console/orders-admin-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { ordersDeskTexts as texts } from '#texts/console/orders.ts'
import { PagedRows } from '#web/features/console/frame/paged-rows.tsx'
import { usePagedList } from '#web/hooks/use-paged-list.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DifferencesSection } from './differences-section.tsx'
import { ExportSection } from './export-section.tsx'
import { fetchOrders } from './order-calls.ts'
import { OrderState } from './order-state-tag.tsx'

const SEARCH_MAX = 254

/** Orders, the newest first; search and filter stand in the address, so that "back" finds them again. */
export function OrderListPage() {
  const [params, setParams] = useSearchParams()
  const search = params.get('busca') ?? ''
  const filter = ORDER_FILTERS.find((one) => one === params.get('situacao')) ?? 'all'
  const [wish, setWish] = useState(search)
  const list = usePagedList(
    useCallback((after: string | null) => fetchOrders({ filter, search }, after), [filter, search]),
  )

  function show(next: { filter: OrderFilter; search: string }): void {
    setParams({
      ...(next.search ? { busca: next.search } : {}),
      ...(next.filter === 'all' ? {} : { situacao: next.filter }),
    })
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    show({ filter, search: wish.trim() })
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <search>
        <form
          method="get"
          onSubmit={handleSubmit}
          className="mb-6 grid gap-4 md:grid-cols-[minmax(0,1fr)_16rem]"
        >
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label={texts.search}
              type="search"
              name="busca"
              autoComplete="off"
              maxLength={SEARCH_MAX}
              value={wish}
              onChange={(event) => setWish(event.currentTarget.value)}
              className="min-w-0 flex-1 basis-52"
            />
            <Button type="submit">{texts.searchSubmit}</Button>
          </div>
          <SelectField
            label={texts.filter}
            name="situacao"
            className="self-end"
            value={filter}
            onChange={(event) => {
              const chosen = ORDER_FILTERS.find((one) => one === event.currentTarget.value)
              show({ filter: chosen ?? 'all', search })
            }}
          >
            {ORDER_FILTERS.map((one) => (
              <option key={one} value={one}>
                {texts.filters[one]}
              </option>
            ))}
          </SelectField>
        </form>
      </search>
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
