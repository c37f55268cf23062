import type { OrderDetail } from '#domain/console/orders-admin-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { describeRefundTrouble } from '#texts/console/refund-trouble.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TransferRecord } from './transfer-record.tsx'

const texts = ordersAdminTexts.detail

/** What goes back or went back to the buyer; nothing where nothing does. */
export function OrderRefunds({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const { refunds, currency } = order
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="devolucoes">
      <h2 id="devolucoes" className="mb-3 text-xl">
        {texts.refunds}
      </h2>
      <ul className="sheet divide-y divide-rule">
        {refunds.map((refund) => (
          <li key={refund.id} className="p-4 sm:px-5">
            <p>
              <strong className="tabular-nums">{formatMoney(refund.amount, currency)}</strong>
              {', '}
              {ordersAdminTexts.reasons[refund.reason]}, {stateOf(refund, order)}
            </p>
            {refund.note ? <p className="wrap-anywhere text-ink-soft">{refund.note}</p> : null}
            {refund.lastError && refund.doneAt === null ? (
              <Notice tone="error" className="mt-3">
                {describeRefundTrouble(refund.lastError)}
              </Notice>
            ) : null}
            {waitsForTransfer(refund, order) ? (
              <TransferRecord order={order} refund={refund} onDone={onChanged} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Refund = OrderDetail['refunds'][number]

/** The provider never gives it back, or has tried and could not. */
function waitsForTransfer({ doneAt, paidBy }: Refund, { paidBackBy }: OrderDetail): boolean {
  return doneAt === null && (paidBackBy === 'transfer' || paidBy === 'transfer')
}

function stateOf(refund: Refund, order: OrderDetail): string {
  const { refundState } = texts
  const { doneAt, paidBy } = refund
  if (doneAt === null) return waitsForTransfer(refund, order) ? refundState.yours : refundState.open
  const facts = { day: formatDay(doneAt) }
  return paidBy === 'transfer' ? refundState.transferred(facts) : refundState.done(facts)
}

/** What the buyer contests with the bank; nothing where nothing is. */
export function OrderDisputes({ order }: { order: OrderDetail }) {
  const { disputes, currency, hasOpenDispute, isHeldByBank } = order
  if (disputes.length === 0) return null
  return (
    <section aria-labelledby="contestacoes">
      <h2 id="contestacoes" className="mb-3 text-xl">
        {texts.disputes}
      </h2>
      {hasOpenDispute ? (
        <Notice className="mb-4">{isHeldByBank ? texts.disputeLead : texts.inquiryLead}</Notice>
      ) : null}
      <ul className="sheet divide-y divide-rule">
        {disputes.map((dispute) => (
          <li key={dispute.id} className="p-4 sm:px-5">
            <p>
              <strong className="tabular-nums">{formatMoney(dispute.amount, currency)}</strong>
              {`, ${dispute.isRefundable ? texts.inquiry : texts.disputeStates[dispute.status]}`}
            </p>
            <p className="text-sm wrap-anywhere text-ink-soft">
              {[
                ordersAdminTexts.moment({
                  day: formatDay(dispute.openedAt),
                  time: formatTime(dispute.openedAt),
                }),
                dispute.reason,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
