import { type Currency, formatMoney } from '#domain/shared/money.ts'
import type { PaymentPageLine, PaymentPageOrder } from '#domain/shop/payment-page.ts'
import { couponTexts } from '#texts/shop/coupon.ts'
import { paymentTexts } from '#texts/shop/payment.ts'

export function OrderSummary({ order }: { order: PaymentPageOrder }) {
  const { lines, currency, totalAmount, number, couponCode, discountAmount } = order
  return (
    <section aria-labelledby="resumo" className="sheet overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink px-5 py-4">
        <h2 id="resumo" className="text-xl">
          {paymentTexts.summary}
        </h2>
        <p className="text-ink-soft">{paymentTexts.order({ number })}</p>
      </div>
      <ul className="divide-y divide-line px-5">
        {lines.map((line) => (
          <Line key={`${line.productTitle} ${line.variantTitle}`} line={line} currency={currency} />
        ))}
      </ul>
      {couponCode === null ? null : (
        <p className="flex items-baseline justify-between gap-4 border-t border-line px-5 py-4">
          <span className="min-w-0 wrap-anywhere">{couponTexts.line({ code: couponCode })}</span>
          <span className="shrink-0 font-semibold text-green tabular-nums">
            {couponTexts.off(formatMoney(discountAmount, currency))}
          </span>
        </p>
      )}
      <p className="flex items-baseline justify-between gap-4 border-t border-ink px-5 py-4">
        <span className="font-semibold">{paymentTexts.total}</span>
        <span className="heading text-2xl tabular-nums">{amountText(totalAmount, currency)}</span>
      </p>
    </section>
  )
}

function Line({ line, currency }: { line: PaymentPageLine; currency: Currency }) {
  const { productTitle, variantTitle, quantity, unitAmount, imageUrl } = line
  return (
    <li className="flex flex-wrap items-start gap-4 py-4">
      {imageUrl ? (
        <img
          src={imageUrl}
          alt=""
          width={48}
          height={64}
          loading="lazy"
          className="h-16 w-12 shrink-0 rounded-control border border-line object-cover"
        />
      ) : null}
      <div className="min-w-0 flex-1 basis-24">
        <p className="font-semibold wrap-anywhere">{productTitle}</p>
        {variantTitle && variantTitle !== productTitle ? (
          <p className="text-sm wrap-anywhere text-ink-soft">{variantTitle}</p>
        ) : null}
        <p className="text-sm text-ink-soft tabular-nums">
          {unitAmount === 0
            ? paymentTexts.quantity({ quantity })
            : `${paymentTexts.quantity({ quantity })} × ${amountText(unitAmount, currency)}`}
        </p>
      </div>
      <p className="ml-auto font-semibold tabular-nums">{amountText(unitAmount * quantity, currency)}</p>
    </li>
  )
}

function amountText(amountInCents: number, currency: Currency): string {
  return amountInCents === 0 ? paymentTexts.free : formatMoney(amountInCents, currency)
}
