import { useState } from 'react'
import { href, Link } from 'react-router'
import type { SubscriptionsAdmin as AdminPage } from '#domain/console/subscriptions-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { SUBSCRIPTION_CURRENCY } from '#domain/shop/subscription-offer.ts'
import { subscriptionsAdminTexts as texts } from '#texts/console/subscriptions.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchSubscriptions, sendAnnouncement, sendClock } from './subscriptions-calls.ts'

type Announceable = AdminPage['announceable'][number]
type Row = AdminPage['subscriptions'][number]

const TURN_DAYS = 31
const money = (cents: number) => formatMoney(cents, SUBSCRIPTION_CURRENCY)

/** /painel/assinaturas: the numbers, the prices that wait to be told, each subscription. */
export function SubscriptionsAdmin() {
  const asked = useAsked('subscriptions', fetchSubscriptions)
  const [announced, setAnnounced] = useState<Announceable | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function act(send: () => ReturnType<typeof sendAnnouncement>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const answer = await send()
    setBusy(false)
    setAnnounced(null)
    if (!answer.ok) return showToast(texts.notDone)
    asked.put(answer.value)
    showToast(texts.done)
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        <p className="mt-3">
          <Link to={href('/painel/ajustes')} className="text-link">
            {texts.toPrices}
          </Link>
        </p>
      </PageHead>
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {(admin) => (
          <div className="grid gap-8">
            {admin.isTest ? <Notice>{texts.test}</Notice> : null}
            <Numbers numbers={admin.numbers} />
            {admin.announceable.map((one) => (
              <Button key={one.plan} look="secondary" onClick={() => setAnnounced(one)}>
                {texts.announce({ ...one, price: money(one.priceInCents) })}
              </Button>
            ))}
            <List
              rows={admin.subscriptions}
              isBusy={isBusy}
              onTurn={(id) => void act(() => sendClock(id, TURN_DAYS))}
            />
          </div>
        )}
      </Loaded>
      <ConfirmDialog
        isOpen={announced !== null}
        onClose={() => setAnnounced(null)}
        onConfirm={() => void (announced && act(() => sendAnnouncement(announced)))}
        title={texts.announceDialog.heading}
        cancelLabel={texts.announceDialog.keep}
        confirmLabel={texts.announceDialog.submit}
        closeLabel={commonTexts.close}
        isBusy={isBusy}
      >
        <p>{announced ? texts.announceDialog.lead({ price: money(announced.priceInCents) }) : null}</p>
      </ConfirmDialog>
    </>
  )
}

function Numbers({ numbers }: { numbers: AdminPage['numbers'] }) {
  const shown: readonly (readonly [string, string])[] = [
    [texts.numbers.active, String(numbers.active)],
    [texts.numbers.cancelled, String(numbers.cancelled)],
    [texts.numbers.late, String(numbers.late)],
    [texts.numbers.begun, String(numbers.begun)],
    [texts.numbers.ended, String(numbers.ended)],
    [texts.numbers.monthlySum, money(numbers.monthlySum)],
    [texts.numbers.received, money(numbers.received)],
    [texts.numbers.owed, String(numbers.owed)],
  ]
  return (
    <dl className="sheet grid gap-4 px-5 py-4 sm:grid-cols-2 lg:grid-cols-4">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type ListProps = { rows: readonly Row[]; isBusy: boolean; onTurn: (id: string) => void }

function List({ rows, isBusy, onTurn }: ListProps) {
  if (rows.length === 0) return <EmptyState title={texts.empty}>{texts.emptyLead}</EmptyState>
  return (
    <ul aria-label={texts.list} className="sheet divide-y divide-rule">
      {rows.map((row) => {
        const name = row.student?.name ?? row.student?.email ?? texts.gone
        const isOpen = row.status !== 'ended' && row.status !== 'withdrawn'
        return (
          <li key={row.id} className="flex flex-wrap items-start justify-between gap-3 p-4 sm:px-5">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {row.student ? (
                  <Link to={href('/painel/estudantes/:id', { id: row.student.id })} className="text-link">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </p>
              <p>
                {texts.statuses[row.status]}
                {row.isCancelled && row.status === 'active' ? ` (${texts.isCancelled})` : null}
              </p>
              <p className="text-ink-soft">{texts.row({ plan: row.plan, price: money(row.priceInCents) })}</p>
              {row.paidUntil ? (
                <p className="text-ink-soft">{texts.paidUntil({ day: formatDay(row.paidUntil) })}</p>
              ) : null}
            </div>
            {row.isTest && isOpen ? (
              <Button
                look="secondary"
                size="small"
                isBusy={isBusy}
                aria-label={texts.turnOf({ name })}
                onClick={() => onTurn(row.id)}
              >
                {texts.turn}
              </Button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
