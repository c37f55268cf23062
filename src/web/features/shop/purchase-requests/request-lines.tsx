import { formatMoney } from '#domain/shared/money.ts'
import type { PurchaseRequest } from '#domain/shop/purchase-request-wire.ts'
import { purchaseRequestTexts as texts } from '#texts/shop/purchase-requests.ts'

/** What a request is about and what it costs: the minor and the guardian read the same. */
export function RequestLines({ request }: { request: PurchaseRequest }) {
  const { lines, plan, couponCode, discountAmount, totalAmount, currency } = request
  return (
    <>
      <ul className="wrap-anywhere">
        {lines.map(({ title, quantity, amount }) => (
          <li key={title}>{texts.line({ title, quantity, amount: formatMoney(amount, currency) })}</li>
        ))}
        {couponCode === null ? null : (
          <li>{texts.coupon({ code: couponCode, amount: formatMoney(discountAmount, currency) })}</li>
        )}
      </ul>
      <p className="font-semibold">{texts.total({ amount: formatMoney(totalAmount, currency) })}</p>
      {plan === null ? null : <p className="text-ink-soft">{texts.period[plan]}</p>}
    </>
  )
}
