import { ShoppingBag } from 'lucide-react'
import { cartCount } from '#domain/shop/cart-count.ts'
import { cartButtonTexts } from '#texts/shop/cart-button.ts'
import { setCartOpen } from '#web/browser/cart-store.ts'
import { useCart } from './use-cart.ts'

/** The badge lies over the button's corner, so that nothing moves when it comes. */
export function CartButton() {
  const count = cartCount(useCart())
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={cartButtonTexts.open(count)}
      title={cartButtonTexts.title}
      onClick={() => setCartOpen(true)}
      className="button button--quiet button--icon needs-script relative"
    >
      <ShoppingBag aria-hidden="true" size={22} />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full border border-ink bg-marker px-1 text-center text-xs leading-[1.15rem] font-semibold text-on-marker tabular-nums"
        >
          {count}
        </span>
      ) : null}
    </button>
  )
}
