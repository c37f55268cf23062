import { type ReactNode, useState } from 'react'
import { href, Link } from 'react-router'
import {
  OVERVIEW_DAYS,
  type Overview,
  type OverviewDays,
  overviewSchema,
} from '#domain/console/overview-wire.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { contentsAdminTexts } from '#texts/console/contents.ts'
import { overviewAdminTexts as texts } from '#texts/console/overview.ts'
import { GiveButton } from '#web/features/console/gifts/give-button.tsx'
import { OpeningList } from '#web/features/console/opening/opening-list.tsx'
import { LatestOrders } from '#web/features/console/orders/latest-orders.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { DayBars } from './day-bars.tsx'
import { Visits } from './visits.tsx'

const USUAL_DAYS: OverviewDays = 30

/** What waits for the owner, and the shop in plain numbers (decision 0052). */
export function OverviewAdmin() {
  const [days, setDays] = useState<OverviewDays>(USUAL_DAYS)
  const asked = useAsked(`overview of ${days} days`, (signal) => fetchOverview(days, signal), {
    keepsOld: true,
  })
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className="mb-8 empty:hidden">
        <OpeningList />
      </div>
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {(overview) => (
          <div className="grid gap-8">
            <Today overview={overview} />
            <Waiting waiting={overview.waiting} />
            <Shortcuts />
            <LatestOrders />
            <fieldset className="flex flex-wrap items-center gap-2">
              <legend className="float-left mr-2 text-ink-soft">{texts.period}</legend>
              {OVERVIEW_DAYS.map((one) => (
                <Button
                  key={one}
                  size="small"
                  look={one === days ? 'primary' : 'secondary'}
                  aria-pressed={one === days}
                  onClick={() => setDays(one)}
                >
                  {texts.days({ days: one })}
                </Button>
              ))}
            </fieldset>
            <Numbers overview={overview} />
            <Visits visits={overview.visits} days={overview.days} currency={overview.currency} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function fetchOverview(days: OverviewDays, signal: AbortSignal) {
  return callChecked(Promise.resolve(overviewSchema), `console/overview?days=${days}`, { signal })
}

function Today({ overview: { sales, currency } }: { overview: Overview }) {
  return (
    <p className="text-lg">
      {texts.today}{' '}
      <strong className="tabular-nums">{formatMoney(sales.amountByDay.at(-1) ?? 0, currency)}</strong>
    </p>
  )
}

/** What is wanted often, one press from here. */
function Shortcuts() {
  return (
    <section aria-label={texts.shortcuts.label} className="flex flex-wrap gap-3">
      <GiveButton email="" />
      <LinkButton to={`${href('/painel/cupons')}?novo`} look="secondary">
        {texts.shortcuts.coupon}
      </LinkButton>
      <LinkButton
        to={`${href('/painel/conteudos/:list?', { list: contentsAdminTexts.kinds.news.slug })}?novo`}
        look="secondary"
      >
        {texts.shortcuts.news}
      </LinkButton>
    </section>
  )
}

function Waiting({ waiting }: { waiting: Overview['waiting'] }) {
  const orders = href('/painel/pedidos')
  const parts = [
    { to: href('/painel/mensagens'), count: waiting.messages, words: texts.waiting.messages },
    { to: href('/painel/duvidas'), count: waiting.questions, words: texts.waiting.questions },
    { to: `${orders}?situacao=disputed`, count: waiting.disputes, words: texts.waiting.disputes },
    { to: `${orders}#diferencas`, count: waiting.differences, words: texts.waiting.differences },
    { to: href('/painel/moderacao'), count: waiting.moderation, words: texts.waiting.moderation },
    { to: href('/painel/desafio'), count: waiting.challengeEssays, words: texts.waiting.challengeEssays },
    { to: `${orders}?situacao=refund_due`, count: waiting.refunds, words: texts.waiting.refunds },
  ].filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="esperando" className="sheet p-5">
      <h2 id="esperando" className="text-xl">
        {texts.waiting.heading}
      </h2>
      {parts.length === 0 ? (
        <p className="mt-2 text-ink-soft">{texts.waiting.none}</p>
      ) : (
        <ul className="mt-2 grid gap-1">
          {parts.map(({ to, count, words }) => (
            <li key={to}>
              <Link to={to} className="text-link inline-block py-1">
                {words({ count })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Numbers({ overview }: { overview: Overview }) {
  const { days, currency, sales, conversion, signUpsByDay, correctionsByDay } = overview
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Card id="vendas" heading={texts.sales.heading} figure={money(sales.amount)}>
        <p className="text-ink-soft">{texts.sales.orders({ count: sales.orders })}</p>
        {sales.orders > 0 ? (
          <p className="text-ink-soft">
            {texts.sales.average({ amount: money(Math.round(sales.amount / sales.orders)) })}
          </p>
        ) : null}
        {sales.test.orders > 0 ? (
          <p className="text-red">
            <strong className="rounded-mark border border-red px-1.5">{texts.sales.testTag}</strong>{' '}
            {texts.sales.test({ amount: money(sales.test.amount), count: sales.test.orders })}
          </p>
        ) : null}
        {sales.refunded > 0 ? (
          <p className="text-ink-soft">{texts.sales.refunded({ amount: money(sales.refunded) })}</p>
        ) : null}
        <DayBars name={texts.sales.chart} days={days} values={sales.amountByDay} format={money} />
      </Card>
      <Conversion conversion={conversion} />
      <Card id="cadastros" heading={texts.signUps.heading} figure={String(sum(signUpsByDay))}>
        <DayBars name={texts.signUps.chart} days={days} values={signUpsByDay} format={String} />
      </Card>
      <Card id="correcoes" heading={texts.corrections.heading} figure={String(sum(correctionsByDay))}>
        <DayBars name={texts.corrections.chart} days={days} values={correctionsByDay} format={String} />
      </Card>
      <Card id="ativos" heading={texts.active.heading} figure={String(overview.activeStudents)}>
        <p className="text-ink-soft">{texts.active.note}</p>
      </Card>
      {overview.licences.running > 0 ? (
        <Card id="licencas" heading={texts.licences.heading} figure={String(overview.licences.running)}>
          <p className="text-ink-soft">{texts.licences.seats({ count: overview.licences.seats })}</p>
        </Card>
      ) : null}
    </div>
  )
}

function Conversion({ conversion }: { conversion: Overview['conversion'] }) {
  const { carts, checkouts, paid } = conversion
  const steps = [
    [texts.conversion.carts, carts],
    [texts.conversion.checkouts, checkouts],
    [texts.conversion.paid, paid],
  ] as const
  const top = Math.max(1, carts, checkouts, paid)
  return (
    <Card id="conversao" heading={texts.conversion.heading}>
      <ul className="mt-2 grid gap-3">
        {steps.map(([name, count]) => (
          <li key={name}>
            <p className="flex justify-between gap-3">
              <span>{name}</span> <strong className="tabular-nums">{count}</strong>
            </p>
            <div aria-hidden="true" className="mt-1 h-2 bg-shade">
              <div className="h-full bg-pen" style={{ inlineSize: `${(100 * count) / top}%` }} />
            </div>
          </li>
        ))}
      </ul>
      <p className={classNames('mt-3', carts > 0 && 'font-semibold')}>
        {carts > 0
          ? texts.conversion.share({ percent: Math.min(100, Math.round((100 * paid) / carts)) })
          : texts.conversion.noCarts}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{texts.conversion.note}</p>
    </Card>
  )
}

type CardProps = { id: string; heading: string; figure?: string; children: ReactNode }

function Card({ id, heading, figure, children }: CardProps) {
  return (
    <section aria-labelledby={id} className="sheet min-w-0 p-5">
      <h2 id={id} className="text-lg">
        {heading}
      </h2>
      {figure === undefined ? null : <p className="heading text-4xl tabular-nums">{figure}</p>}
      {children}
    </section>
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
