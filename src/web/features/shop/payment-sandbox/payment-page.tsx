import { formatTime } from '#domain/shared/calendar-text.ts'
import type { PaymentPageOrder } from '#domain/shop/payment-page.ts'
import { paymentTexts } from '#texts/shop/payment.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { BoletoForm } from './boleto-form.tsx'
import { ClosedOrder } from './closed-order.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentForm, type PaymentFormRefusal } from './payment-form.tsx'
import { SandboxMark } from './sandbox-mark.tsx'

type PaymentPageProps = {
  order: PaymentPageOrder
  /** True once the time of the reservation is over, whether or not the order says so already. */
  isReservationOver: boolean
  refusal: PaymentFormRefusal | null
  /** True when a choice came after the order had ended. */
  cameTooLate: boolean
}

/** The built-in test provider's page: what is bought, and the outcome to simulate. */
export function PaymentPage({ order, isReservationOver, refusal, cameTooLate }: PaymentPageProps) {
  if (order.status !== 'pending' && order.status !== 'expired') {
    return (
      <Page width="narrow">
        {order.isSandbox ? <SandboxMark /> : null}
        {cameTooLate ? <Notice className="mb-6">{paymentTexts.refusals['already-decided']}</Notice> : null}
        <ClosedOrder order={order} status={order.status} />
      </Page>
    )
  }
  if (order.waiting) {
    return (
      <Page width="narrow">
        {order.isSandbox ? <SandboxMark /> : null}
        {cameTooLate ? <Notice className="mb-6">{paymentTexts.refusals['already-decided']}</Notice> : null}
        <BoletoForm order={order} />
      </Page>
    )
  }
  const isOver = order.status === 'expired' || isReservationOver
  return (
    <Page>
      {order.isSandbox ? <SandboxMark /> : null}
      <PageHead title={order.isFree ? paymentTexts.freeHeading : paymentTexts.heading} />
      {/* First of all, so that it is seen on a small screen too. */}
      {order.wasRefused ? (
        <Notice tone="error" className="mb-6" title={paymentTexts.refused.title}>
          {paymentTexts.refused.description}
        </Notice>
      ) : null}
      {isOver ? (
        <Notice className="mb-6" title={paymentTexts.expired.title}>
          {paymentTexts.expired.description}
        </Notice>
      ) : null}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-start">
        <div className="grid gap-6 lg:order-2">
          <OrderSummary order={order} />
          {isOver || order.isFree ? null : (
            <p className="text-sm text-ink-soft">
              {paymentTexts.reservedUntil({ time: formatTime(order.reservedUntil) })}
            </p>
          )}
          <p className="text-sm">
            <a href={order.paperUrl} target="_blank" rel="noopener" className="text-link py-1.5">
              {paymentTexts.contract}
            </a>
            <br />
            <span className="text-ink-soft">{paymentTexts.contractHint}</span>
          </p>
        </div>
        <PaymentForm order={order} refusal={refusal} />
      </div>
    </Page>
  )
}
