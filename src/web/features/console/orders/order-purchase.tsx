import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { OrderDetail } from '#domain/console/orders-admin-wire.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { lastDayOf } from '#domain/shop/credits.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { couponTexts } from '#texts/shop/coupon.ts'
import { licenceUntil } from '#texts/shop/licence.ts'
import { usedCounts } from '#texts/shop/orders.ts'
import { Notice } from '#web/ui/notice.tsx'

const texts = ordersAdminTexts.detail

/** Who bought, how it was paid, and how much. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { currency, totalAmount, refundedAmount, keptAmount, used, provider, method } = order
  const provided = texts.providers[provider] ?? provider
  const rows: readonly (readonly [string, ReactNode])[] = [
    [texts.buyer, [order.buyerName, order.buyerEmail].filter(Boolean).join(', ') || ordersAdminTexts.noBuyer],
    [
      texts.accountLabel,
      order.buyerId === null ? (
        texts.guest
      ) : (
        <Link key="account" to={href('/painel/estudantes/:id', { id: order.buyerId })} className="text-link">
          {texts.account}
        </Link>
      ),
    ],
    [texts.payment, method ? `${provided} (${texts.methods[method] ?? method})` : provided],
    [texts.total, totalAmount === 0 ? ordersAdminTexts.free : formatMoney(totalAmount, currency)],
    ...(used.generations + used.corrections > 0
      ? [
          [
            texts.used,
            texts.usedOf({ used: usedCounts(used), amount: formatMoney(used.amount, currency) }),
          ] as const,
        ]
      : []),
    ...(keptAmount > 0 ? [[texts.kept, formatMoney(keptAmount, currency)] as const] : []),
    ...(refundedAmount > 0 ? [[texts.refunded, formatMoney(refundedAmount, currency)] as const] : []),
  ]
  return (
    <dl className="sheet grid gap-x-6 gap-y-2 p-5 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {rows.map(([name, value]) => (
        <div key={name} className="sm:contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Says that the money of this payment goes back by the owner's own transfer alone. */
export function UnrefundableNote({ order }: { order: OrderDetail }) {
  if (order.paidBackBy === 'provider' || order.status === 'refunded') return null
  const { provider, method } = order
  return (
    <Notice>
      {texts.unrefundable({
        provider: texts.providers[provider] ?? provider,
        method: texts.methods[method ?? ''] ?? method ?? '',
      })}
    </Notice>
  )
}

/** What was bought, what of it is open to the buyer, and the coupon that was used. */
export function OrderLines({
  order: { lines, currency, couponCode, discountAmount, partner },
}: {
  order: OrderDetail
}) {
  return (
    <section aria-labelledby="itens">
      <h2 id="itens" className="mb-3 text-xl">
        {texts.lines}
      </h2>
      <ul className="sheet divide-y divide-rule">
        {lines.map((line) => (
          <li key={line.variantId} className="grid gap-x-6 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5">
            <p className="wrap-anywhere">
              {line.quantity} ×{' '}
              <Link to={href('/painel/produtos/:id', { id: line.productId })} className="text-link">
                {line.productTitle}
              </Link>
              {line.variantTitle && line.variantTitle !== line.productTitle ? ` (${line.variantTitle})` : ''}
            </p>
            <p className="tabular-nums sm:text-right">
              {formatMoney(line.quantity * line.unitAmount, currency)}
            </p>
            <p className="text-sm text-ink-soft">
              {line.isOpen ? texts.access.open : texts.access.closed} ·{' '}
              {texts.downloads({ count: line.downloads })}
            </p>
            {line.licence === null ? null : (
              <p className="text-sm text-ink-soft sm:col-span-2">
                {licenceUntil({
                  seats: line.licence.seats,
                  day: writeDay(lastDayOf(new Date(line.licence.until))),
                })}
              </p>
            )}
          </li>
        ))}
        {couponCode === null ? null : (
          <li className="flex flex-wrap justify-between gap-x-6 p-4 sm:px-5">
            <span className="wrap-anywhere">{couponTexts.line({ code: couponCode })}</span>
            <span className="tabular-nums">{couponTexts.off(formatMoney(discountAmount, currency))}</span>
          </li>
        )}
        {partner === null ? null : (
          <li className="p-4 sm:px-5">
            <Link to={href('/painel/parceiros/:id', { id: partner.id })} className="text-link wrap-anywhere">
              {texts.partner(partner)}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
