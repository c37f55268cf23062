import { Minus, Plus } from 'lucide-react'
import { type CartLine, removeFromCart, setQuantity, unitAmount } from '#domain/cart.ts'
import { formatMoney } from '#domain/money.ts'
import { ok } from '#domain/result.ts'
import { cartTexts } from '#texts/cart.ts'
import { cartRefusalNotice } from '#texts/refusals.ts'
import { changeCart } from '#web/browser/cart-store.ts'
import { ProductPicture } from '#web/features/product-picture/product-picture.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export function CartLineItem({ line }: { line: CartLine }) {
  const { product, variant, quantity } = line

  function changeQuantity(wanted: number): void {
    const refusal = changeCart((cart) => setQuantity(cart, variant.id, wanted))
    if (refusal) showToast(cartRefusalNotice(refusal))
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
        <p className="mt-0.5 tabular-nums">{formatMoney(unitAmount(line), variant.prices[0]?.currency)}</p>
        <div className="mt-2 flex items-center justify-between gap-2">
          <div className="flex items-center rounded-control border border-line-strong">
            <IconButton
              label={cartTexts.fewerOf(product.title)}
              disabled={quantity <= 1}
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
              onClick={() => changeQuantity(quantity + 1)}
              className="border-0"
            >
              <Plus aria-hidden="true" size={16} />
            </IconButton>
          </div>
          <button
            type="button"
            aria-label={cartTexts.removeItem(product.title)}
            onClick={() => changeCart((cart) => ok(removeFromCart(cart, variant.id)))}
            className="text-link min-h-11 px-1"
          >
            {cartTexts.remove}
          </button>
        </div>
      </div>
    </li>
  )
}
