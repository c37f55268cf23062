import { href, Link } from 'react-router'
import type { PaymentDifference } from '#domain/console/orders-admin-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchDifferences, sendDifferenceSettled } from './order-calls.ts'

const texts = ordersAdminTexts.differences

/** What the hourly comparison with the provider's list has found; each stays until the owner has seen to it. */
export function DifferencesSection() {
  const { value: read, reload } = useAsked('payment differences', fetchDifferences)

  async function handleSettle(id: string): Promise<void> {
    const sent = await sendDifferenceSettled(id)
    if (sent.ok) return reload()
    const { failures } = ordersAdminTexts
    showToast({
      variant: 'destructive',
      title: failures['title'] ?? '',
      description: failures['default'] ?? '',
    })
  }

  if (read === null) return null
  const { comparedAt, differences } = read
  return (
    <section aria-labelledby="diferencas">
      <h2 id="diferencas" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-1 max-w-measure text-ink-soft">
        {texts.lead}{' '}
        {comparedAt
          ? texts.comparedAt({ day: formatDay(comparedAt), time: formatTime(comparedAt) })
          : texts.never}
      </p>
      {differences.length === 0 ? <p className="mt-3">{texts.none}</p> : null}
      {differences.length > 0 ? (
        <ul
          aria-label={texts.count({ count: differences.length })}
          className="sheet mt-4 divide-y divide-rule"
        >
          {differences.map((one) => (
            <DifferenceRow key={one.id} difference={one} onSettle={() => void handleSettle(one.id)} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

type DifferenceRowProps = { difference: PaymentDifference; onSettle: () => void }

function DifferenceRow({ difference, onSettle }: DifferenceRowProps) {
  const { kind, reference, orderNumber, amount, currency, foundAt, provider } = difference
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{texts.kinds[kind]}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {[
            ordersAdminTexts.detail.providers[provider] ?? provider,
            amount !== null && currency ? formatMoney(amount, currency) : null,
            reference,
            ordersAdminTexts.moment({ day: formatDay(foundAt), time: formatTime(foundAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {orderNumber === null ? null : (
          <Link
            to={href('/painel/pedidos/:number', { number: String(orderNumber) })}
            className="text-link inline-block py-1"
          >
            {ordersAdminTexts.number({ number: orderNumber })}
          </Link>
        )}
      </div>
      <Button look="secondary" size="small" aria-label={texts.settleOf({ reference })} onClick={onSettle}>
        {texts.settle}
      </Button>
    </li>
  )
}
