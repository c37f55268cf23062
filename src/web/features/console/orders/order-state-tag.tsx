import type { OrderRow } from '#domain/console/orders-admin-wire.ts'
import { ordersAdminTexts as texts } from '#texts/console/orders.ts'

type OrderStateProps = {
  order: Pick<OrderRow, 'status' | 'refundedAmount' | 'hasOpenDispute'> & { isTest: boolean }
}

/** What an order is like, in one or two words each; what wants a person is marked. */
export function OrderState({ order: { status, refundedAmount, hasOpenDispute, isTest } }: OrderStateProps) {
  const isPart = status === 'paid' && refundedAmount > 0
  return (
    <p className="flex flex-wrap gap-x-2 gap-y-1 text-sm">
      {isTest ? (
        <strong className="rounded-mark border border-red px-1.5 text-red">{texts.test}</strong>
      ) : null}
      {hasOpenDispute ? <strong className="text-red">{texts.disputed}</strong> : null}
      {status === 'refund_due' ? (
        <strong>{texts.states[status]}</strong>
      ) : (
        <span className={status === 'paid' ? undefined : 'text-ink-soft'}>
          {isPart ? texts.partRefunded : texts.states[status]}
        </span>
      )}
    </p>
  )
}
