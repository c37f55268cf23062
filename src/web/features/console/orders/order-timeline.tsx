import type { OrderDetail, OrderEntry } from '#domain/console/orders-admin-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'

const texts = ordersAdminTexts.entries

/** Everything that happened to an order, in its order. */
export function OrderTimeline({ order: { timeline, currency } }: { order: OrderDetail }) {
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <section aria-labelledby="historia">
      <h2 id="historia" className="mb-3 text-xl">
        {ordersAdminTexts.detail.timeline}
      </h2>
      <ol className="border-l-[3px] border-line pl-5">
        {timeline.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: read once, never reordered
          <li key={place} className="pb-4 last:pb-0">
            <time dateTime={entry.at} className="block text-sm text-ink-soft">
              {ordersAdminTexts.moment({ day: formatDay(entry.at), time: formatTime(entry.at) })}
            </time>
            <span className="wrap-anywhere">{describeEntry(entry, money)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function describeEntry(entry: OrderEntry, money: (cents: number) => string): string {
  switch (entry.kind) {
    case 'made':
      return texts.made
    case 'payment': {
      const what = texts.payment[entry.type] ?? entry.type
      const method = entry.method ? ` (${ordersAdminTexts.detail.methods[entry.method] ?? entry.method})` : ''
      return `${what}, ${money(entry.amount)}${method}: ${texts.outcomes[entry.outcome] ?? entry.outcome}`
    }
    case 'delivered':
      return texts.delivered(entry)
    case 'access-ended':
      return texts.accessEnded(entry)
    case 'downloaded':
      return texts.downloaded(entry)
    case 'mail': {
      const mail = texts.mails[entry.mail] ?? entry.mail
      return entry.isSent ? texts.mailSent({ mail }) : texts.mailWaiting({ mail })
    }
    case 'refund-asked': {
      const asked = texts.refundAsked({
        amount: money(entry.amount),
        reason: ordersAdminTexts.reasons[entry.reason],
      })
      return entry.note ? `${asked}: ${entry.note}` : asked
    }
    case 'refund-done':
      return texts.refundDone({ amount: money(entry.amount) })
    case 'dispute-opened':
      return texts.disputeOpened({ amount: money(entry.amount) })
    case 'dispute-closed':
      return texts.disputeClosed[entry.status]
    case 'email-corrected':
      return entry.email ? texts.emailCorrected(entry.email) : texts.emailCorrectedOnly
  }
}
