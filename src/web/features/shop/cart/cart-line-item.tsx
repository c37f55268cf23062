import { Minus, Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import { formatMoney } from '#domain/shared/money.ts'
import { ok } from '#domain/shared/result.ts'
import type { OwnedOfVariant } from '#domain/shop/bundle.ts'
import type { CartLine } from '#domain/shop/cart.ts'
import { countedShortage, removeFromCart, setQuantity } from '#domain/shop/cart-line.ts'
import { unitAmount } from '#domain/shop/cart-order.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { cartRefusalNotice } from '#texts/shop/cart-refusals.ts'
import { grantedCorrections } from '#texts/shop/credits.ts'
import { grantedLicence } from '#texts/shop/licence.ts'
import { changeCart } from '#web/browser/cart-store.ts'
import { ownedText } from '#web/features/shop/owned-files/owned-text.ts'
import { ProductPicture } from '#web/shared/product-picture/product-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type CartLineItemProps = {
  line: CartLine
  /** What the buyer has of it already. */
  owned: OwnedOfVariant | undefined
  /** True when the shop does not sell it any more. */
  isGone: boolean
  /** Cents that a piece cost when it was put in; null where that has not changed. */
  formerAmount: number | null
}

export function CartLineItem({ line, owned, isGone, formerAmount }: CartLineItemProps) {
  const { product, variant, quantity } = line
  const shortage = countedShortage(line)
  const money = (cents: number) =>
    cents === 0 ? cartTexts.free : formatMoney(cents, variant.prices[0]?.currency)

  function changeQuantity(wanted: number): void {
    const refusal = changeCart((cart) => setQuantity(cart, variant.id, wanted))
    if (refusal) showToast(cartRefusalNotice(refusal))
  }

  function handleRemove({ currentTarget }: MouseEvent): void {
    const neighbour = neighbourOf(currentTarget)
    changeCart((cart) => ok(removeFromCart(cart, variant.id)))
    neighbour?.focus()
  }

  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-4 py-4 first:pt-0">
      <ProductPicture
        url={variant.image_url ?? product.thumbnail}
        alt=""
        sizes="72px"
        className="rounded-mark border border-line"
      />
      <div className="min-w-0">
        <p className="leading-snug font-semibold wrap-anywhere">{product.title}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">{variant.title}</p>
        <p className={classNames('mt-0.5 tabular-nums', isGone && 'line-through')}>
          {money(unitAmount(line))}
        </p>
        {line.offeredWith === undefined ? null : (
          <p className="text-sm text-ink-soft">{cartTexts.companion.price}</p>
        )}
        {variant.corrections ? (
          <p className="text-sm">
            {grantedCorrections({ ...variant.corrections, count: variant.corrections.count * quantity })}
          </p>
        ) : null}
        {variant.licence ? (
          <p className="text-sm">
            {grantedLicence({ ...variant.licence, seats: variant.licence.seats * quantity })}
          </p>
        ) : null}
        {owned ? <p className="text-sm wrap-anywhere">{ownedText(owned)}</p> : null}
        <p role="status" className="text-sm font-semibold text-red">
          {isGone ? cartTexts.gone : shortage === null ? null : cartTexts.shortage(shortage)}
        </p>
        <p role="status" className="text-sm font-semibold">
          {formerAmount === null ||
          formerAmount === unitAmount(line) ||
          isGone ||
          line.offeredWith !== undefined
            ? null
            : cartTexts.priceChanged({ before: money(formerAmount), now: money(unitAmount(line)) })}
        </p>
        <div className="mt-2 flex items-center justify-between gap-2">
          <div className="flex items-center rounded-control border border-line-strong">
            <IconButton
              label={cartTexts.fewerOf(product.title)}
              disabled={quantity <= 1 || isGone}
              onClick={() => changeQuantity(quantity - 1)}
              className="border-0 disabled:bg-transparent"
            >
              <Minus aria-hidden="true" size={16} />
            </IconButton>
            <output
              aria-label={cartTexts.quantityOf(product.title)}
              className="min-w-8 text-center font-semibold tabular-nums"
            >
              {quantity}
            </output>
            <IconButton
              label={cartTexts.moreOf(product.title)}
              disabled={isGone}
              onClick={() => changeQuantity(quantity + 1)}
              className="border-0"
            >
              <Plus aria-hidden="true" size={16} />
            </IconButton>
          </div>
          <button
            type="button"
            aria-label={cartTexts.removeItem(product.title)}
            onClick={handleRemove}
            data-remove
            className="text-link min-h-11 px-1"
          >
            {cartTexts.remove}
          </button>
        </div>
      </div>
    </li>
  )
}

/** Where the focus goes when a line leaves: the same button of the next line, else of the one before, else the first. */
function neighbourOf(button: Element): HTMLElement | null {
  const line = button.closest('li')
  const other = line?.nextElementSibling ?? line?.previousElementSibling
  const dialog = button.closest('dialog')
  return other?.querySelector<HTMLElement>('[data-remove]') ?? dialog?.querySelector('button') ?? null
}
