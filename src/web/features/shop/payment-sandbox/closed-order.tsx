import { href } from 'react-router'
import type { PaymentPageOrder } from '#domain/shop/payment-page.ts'
import { paymentTexts } from '#texts/shop/payment.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { OrderSummary } from './order-summary.tsx'

type ClosedStatus = Exclude<PaymentPageOrder['status'], 'pending' | 'expired'>

const TEXTS = {
  paid: paymentTexts.paid,
  canceled: paymentTexts.canceled,
  refund_due: paymentTexts.refundDue,
  refunded: paymentTexts.refunded,
} satisfies Record<ClosedStatus, { heading: string; lead: string }>

/** An order on which nothing is left to decide. */
export function ClosedOrder({ order, status }: { order: PaymentPageOrder; status: ClosedStatus }) {
  const { heading, lead } = TEXTS[status]
  return (
    <>
      <PageHead title={heading} lead={lead} />
      <div className="mb-8">
        {status === 'paid' ? (
          // The address may be on another origin of the site, so it is an ordinary link.
          <a href={order.successUrl} className={buttonClass('primary', 'medium')}>
            {paymentTexts.paid.toSuccess}
          </a>
        ) : (
          <LinkButton to={href('/store')}>{TEXTS[status].toStore}</LinkButton>
        )}
      </div>
      <OrderSummary order={order} />
    </>
  )
}
