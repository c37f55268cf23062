import { formatDay } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { OwnOrder } from '#domain/shop/own-order.ts'
import { ordersTexts } from '#texts/shop/orders.ts'
import { waitingTexts } from '#texts/shop/waiting.ts'

const texts = ordersTexts.status

/** What is to be said about an order's money; null where it was simply paid. */
export function describeOrderState(order: OwnOrder): string | null {
  const { status, refund, refundedAmount, currency } = order
  if (refund?.hasFailed) return texts.failed({ amount: formatMoney(refund.amount, currency) })
  if (status === 'paid') {
    if (refundedAmount > 0) return texts.partRefunded({ amount: formatMoney(refundedAmount, currency) })
    return refund ? texts.partUnderWay({ amount: formatMoney(refund.amount, currency) }) : null
  }
  if (status === 'pending') {
    const until = order.waiting?.payableUntil
    return waitingTexts.orders.waiting({ day: until ? formatDay(until) : null })
  }
  if (status === 'expired' || status === 'canceled') return waitingTexts.orders.lapsed
  if (refund?.doneAt) return texts.refunded({ date: formatDay(refund.doneAt) })
  switch (refund?.reason) {
    case 'withdrawal':
      return texts.withdrawn({ date: formatDay(refund.requestedAt) })
    case 'sold-out':
      return texts.soldOut
    default:
      return texts.refundUnderWay
  }
}
