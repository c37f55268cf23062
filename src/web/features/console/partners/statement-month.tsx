import { useState } from 'react'
import { href, Link } from 'react-router'
import { monthName } from '#domain/community/challenge.ts'
import type { PartnerStatement, ShownMonth } from '#domain/console/partners-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { partnersAdminTexts } from '#texts/console/partners.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import { MonthSheet } from '#web/shared/partner-statement/month-sheet.tsx'
import { shareMoney } from '#web/shared/partner-statement/share-money.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchEntries, fetchMonthTable } from './partner-calls.ts'
import { PayDialog } from './pay-dialog.tsx'

const texts = partnersAdminTexts.page

type StatementMonthProps = {
  partner: { readonly id: string; readonly code: string }
  shown: ShownMonth
  onPaid: (statement: PartnerStatement) => void
  /** What is shown is not what the server has. */
  onStale: () => void
}

/** A month as the owner sees it, with what can be done: to be marked as paid, and downloaded. */
export function StatementMonth({ partner, shown, onPaid, onStale }: StatementMonthProps) {
  const { month, toPay, isOver, payment } = shown
  const [isPaying, setPaying] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const name = monthName(month)

  async function handleDownload(): Promise<void> {
    if (isSaving) return
    setSaving(true)
    const table = await fetchMonthTable(partner.id, month)
    setSaving(false)
    if (!table.ok) return showToast(texts.exportFailed)
    saveBlob(`parceria-${partner.code}-${month}.csv`, table.value)
  }

  return (
    <>
      <MonthSheet
        sums={shown}
        fetchEntries={(of, after, signal) => fetchEntries(partner.id, of, after, signal)}
        orderCell={(number) => (
          <Link to={href('/painel/pedidos/:number', { number: String(number) })} className="text-link">
            {number}
          </Link>
        )}
        paid={
          payment ? (
            <>
              <span className="font-semibold text-green">
                {texts.paid({ amount: shareMoney(payment.amount), day: formatDay(payment.paidAt) })}
              </span>
              {payment.note ? ` ${texts.note({ note: payment.note })}` : null}
            </>
          ) : null
        }
        before={
          isOver && !payment && toPay > 0 ? (
            <Button size="small" aria-label={texts.payOf({ month: name })} onClick={() => setPaying(true)}>
              {texts.pay}
            </Button>
          ) : null
        }
        after={
          <Button
            look="secondary"
            size="small"
            isBusy={isSaving}
            aria-label={texts.exportOf({ month: name })}
            onClick={() => void handleDownload()}
          >
            {texts.export}
          </Button>
        }
      />
      {isPaying ? (
        <PayDialog
          partnerId={partner.id}
          shown={shown}
          onClose={() => setPaying(false)}
          onPaid={onPaid}
          onStale={onStale}
        />
      ) : null}
    </>
  )
}
