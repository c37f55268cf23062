import { ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { OwnOrder } from '#domain/shop/own-order.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { couponTexts } from '#texts/shop/coupon.ts'
import { ordersTexts as texts } from '#texts/shop/orders.ts'
import { waitingTexts } from '#texts/shop/waiting.ts'
import { Button } from '#web/ui/button.tsx'
import { describeOrderState } from './order-state.ts'

export function OrderRow({ order, onWithdraw }: { order: OwnOrder; onWithdraw: () => void }) {
  const { number, lines, totalAmount, currency, orderedAt, withdrawableUntil, couponCode, discountAmount } =
    order
  const state = describeOrderState(order)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <ReceiptText aria-hidden="true" size={28} className="shrink-0 text-pen" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{texts.number({ number })}</span>
          <span className="tabular-nums">
            {totalAmount === 0 ? texts.free : formatMoney(totalAmount, currency)}
          </span>
        </p>
        <ul>
          {lines.map(({ productTitle, variantTitle, quantity }) => (
            <li key={`${productTitle} ${variantTitle}`} className="wrap-anywhere">
              {texts.line({ title: productTitle, quantity })}
            </li>
          ))}
        </ul>
        {couponCode === null ? null : (
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            <span className="wrap-anywhere">{couponTexts.line({ code: couponCode })}</span>
            <span className="tabular-nums">{couponTexts.off(formatMoney(discountAmount, currency))}</span>
          </p>
        )}
        <p className="text-sm text-ink-soft">
          <time dateTime={orderedAt}>{texts.orderedOn({ date: formatDay(orderedAt) })}</time>
          {state ? ` · ${state}` : null}
          {withdrawableUntil ? ` · ${texts.withdrawableUntil({ day: writeDay(withdrawableUntil) })}` : null}
        </p>
        {order.status === 'pending' && order.waiting?.voucherUrl ? (
          <p className="mt-1">
            <a
              href={order.waiting.voucherUrl}
              aria-label={waitingTexts.orders.openVoucherOf({ number })}
              className="text-link py-1"
            >
              {waitingTexts.openVoucher}
            </a>
          </p>
        ) : null}
        <p className="mt-1 text-sm">
          <Link to={order.paperUrl} aria-label={texts.paperOf({ number })} className="text-link py-1">
            {texts.paper}
          </Link>
        </p>
      </div>
      {withdrawableUntil ? (
        <Button look="secondary" aria-label={texts.withdraw.openOf({ number })} onClick={onWithdraw}>
          {texts.withdraw.open}
        </Button>
      ) : null}
    </li>
  )
}
