import { useState } from 'react'
import { monthName } from '#domain/community/challenge.ts'
import type { PartnerStatement, ShownMonth } from '#domain/console/partners-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { partnersAdminTexts } from '#texts/console/partners.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { MonthEntries } from './month-entries.tsx'
import { fetchMonthTable } from './partner-calls.ts'
import { PayDialog } from './pay-dialog.tsx'
import { shareMoney } from './share-money.ts'

const texts = partnersAdminTexts.page

type StatementMonthProps = {
  partner: { readonly id: string; readonly code: string }
  shown: ShownMonth
  onPaid: (statement: PartnerStatement) => void
  /** What is shown is not what the server has. */
  onStale: () => void
}

export function StatementMonth({ partner, shown, onPaid, onStale }: StatementMonthProps) {
  const { month, earned, takenBack, carried, toPay, isOver, payment } = shown
  const [isOpen, setOpen] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const name = monthName(month)
  const left = carried + earned + takenBack

  async function handleDownload(): Promise<void> {
    if (isSaving) return
    setSaving(true)
    const table = await fetchMonthTable(partner.id, month)
    setSaving(false)
    if (!table.ok) return showToast(texts.exportFailed)
    saveBlob(`parceria-${partner.code}-${month}.csv`, table.value)
  }

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
      {payment ? (
        <p className="mt-3 wrap-anywhere">
          <span className="font-semibold text-green">
            {texts.paid({ amount: shareMoney(payment.amount), day: formatDay(payment.paidAt) })}
          </span>
          {payment.note ? ` ${texts.note({ note: payment.note })}` : null}
        </p>
      ) : null}
      <div className="no-print mt-4 flex flex-wrap gap-2">
        {isOver && !payment && toPay > 0 ? (
          <Button size="small" aria-label={texts.payOf({ month: name })} onClick={() => setPaying(true)}>
            {texts.pay}
          </Button>
        ) : null}
        <Button
          look="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.hideEntriesOf({ month: name }) : texts.showEntriesOf({ month: name })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.hideEntries : texts.showEntries}
        </Button>
        <Button
          look="secondary"
          size="small"
          isBusy={isSaving}
          aria-label={texts.exportOf({ month: name })}
          onClick={() => void handleDownload()}
        >
          {texts.export}
        </Button>
      </div>
      {isOpen ? <MonthEntries partnerId={partner.id} month={month} /> : null}
      {isPaying ? (
        <PayDialog
          partnerId={partner.id}
          shown={shown}
          onClose={() => setPaying(false)}
          onPaid={onPaid}
          onStale={onStale}
        />
      ) : null}
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
