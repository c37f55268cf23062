import { formatMoney } from '#domain/shared/money.ts'
import { effectiveAmount, type Price } from '#domain/shop/product.ts'
import { storeTexts } from '#texts/shop/store.ts'
import { classNames } from '#web/ui/class-names.ts'

type ProductPriceProps = { price: Price | undefined; size?: 'card' | 'page' }

/** On sale, the earlier price stands struck through before the one to pay. */
export function ProductPrice({ price, size = 'card' }: ProductPriceProps) {
  if (!price) return null
  const isOnSale = price.sale_amount !== null
  const toPay = effectiveAmount(price)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {isOnSale ? (
        <s className={classNames('text-ink-soft tabular-nums', size === 'page' && 'text-lg')}>
          <span className="sr-only">{storeTexts.card.was} </span>
          {formatMoney(price.amount, price.currency)}
        </s>
      ) : null}
      <span className={classNames('heading tabular-nums', size === 'page' ? 'text-4xl' : 'text-2xl')}>
        {isOnSale ? <span className="sr-only">{storeTexts.card.now} </span> : null}
        <span className={classNames(isOnSale && 'marked')}>
          {toPay === 0 ? storeTexts.card.free : formatMoney(toPay, price.currency)}
        </span>
      </span>
    </p>
  )
}
