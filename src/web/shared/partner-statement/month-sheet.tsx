import { type ReactNode, useState } from 'react'
import { monthName } from '#domain/community/challenge.ts'
import type { OwnMonth } from '#domain/shop/partnership-wire.ts'
import { statementTexts as texts } from '#texts/shop/partnership.ts'
import { Button } from '#web/ui/button.tsx'
import { type FetchEntries, MonthEntries } from './month-entries.tsx'
import { shareMoney } from './share-money.ts'

type MonthSheetProps = {
  sums: Omit<OwnMonth, 'paidAt'>
  fetchEntries: FetchEntries
  orderCell?: (number: number) => ReactNode
  /** That the month was paid. */
  paid: ReactNode
  /** Buttons before and after the one that shows the orders. */
  before?: ReactNode
  after?: ReactNode
}

/** One month of a statement: its sums, and its orders when they are asked for. */
export function MonthSheet({ sums, fetchEntries, orderCell, paid, before, after }: MonthSheetProps) {
  const { month, earned, takenBack, carried, toPay, isOver } = sums
  const [isOpen, setOpen] = useState(false)
  const name = monthName(month)
  const left = carried + earned + takenBack
  return (
    <section aria-labelledby={`mes-${month}`} className="sheet px-5 py-4">
      <h2 id={`mes-${month}`} className="text-xl first-letter:uppercase">
        {name}
      </h2>
      {isOver ? null : <p className="text-sm text-ink-soft">{texts.running}</p>}
      <dl className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Sum name={texts.earned} cents={earned} />
        <Sum name={texts.takenBack} cents={takenBack} />
        <Sum name={texts.carried} cents={carried} />
        <Sum name={texts.toPay} cents={toPay} isStrong />
      </dl>
      {left < 0 ? <p className="mt-3">{texts.carriedOn({ amount: shareMoney(-left) })}</p> : null}
      {paid ? <p className="mt-3 wrap-anywhere">{paid}</p> : null}
      <div className="no-print mt-4 flex flex-wrap gap-2">
        {before}
        <Button
          look="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.hideEntriesOf({ month: name }) : texts.showEntriesOf({ month: name })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.hideEntries : texts.showEntries}
        </Button>
        {after}
      </div>
      {isOpen ? <MonthEntries month={month} fetchEntries={fetchEntries} orderCell={orderCell} /> : null}
    </section>
  )
}

function Sum({ name, cents, isStrong = false }: { name: string; cents: number; isStrong?: boolean }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className={isStrong ? 'text-xl font-semibold tabular-nums' : 'text-lg tabular-nums'}>
        {shareMoney(cents)}
      </dd>
    </div>
  )
}
