import { formatDay } from '#domain/shared/calendar-text.ts'
import type { PaymentPageOrder } from '#domain/shop/payment-page.ts'
import { waitingTexts } from '#texts/shop/waiting.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { OrderSummary } from './order-summary.tsx'

const texts = waitingTexts.sandbox

/** The test provider's boleto: paid or left to run out, by a plain form. */
export function BoletoForm({ order }: { order: PaymentPageOrder }) {
  const until = order.waiting?.payableUntil
  return (
    <>
      <PageHead title={texts.heading} lead={texts.lead({ number: order.number })} />
      {until ? (
        <p className="mb-4 font-semibold">{waitingTexts.payUntil({ day: formatDay(until) })}</p>
      ) : null}
      <form method="post" className="mb-8 grid items-start gap-4 sm:grid-cols-2">
        <Button type="submit" name="decision" value="boleto-approve" size="large">
          {texts.pay}
        </Button>
        <div className="grid content-start gap-1">
          <Button
            type="submit"
            name="decision"
            value="boleto-lapse"
            look="secondary"
            aria-describedby="boleto-lapse-hint"
          >
            {texts.lapse}
          </Button>
          <p id="boleto-lapse-hint" className="text-sm text-ink-soft">
            {texts.lapseHint}
          </p>
        </div>
      </form>
      <OrderSummary order={order} />
    </>
  )
}
