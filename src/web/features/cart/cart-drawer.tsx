import { useState } from 'react'
import { cartCurrency, cartTotalInCents, checkoutItems } from '#domain/cart.ts'
import { formatMoney } from '#domain/money.ts'
import { cartTexts } from '#texts/cart.ts'
import { commonTexts } from '#texts/common.ts'
import { cartRefusalNotice } from '#texts/refusals.ts'
import { storeTexts } from '#texts/store.ts'
import { setCartOpen } from '#web/browser/cart-store.ts'
import { createCheckout } from '#web/browser/store-client.ts'
import { accessToken } from '#web/features/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CartLineItem } from './cart-line-item.tsx'
import { useCart } from './use-cart.ts'

export function CartDrawer({ storeId, isOpen }: { storeId: string; isOpen: boolean }) {
  const cart = useCart()
  const isEmpty = cart.length === 0
  const [isLeaving, setIsLeaving] = useState(false)

  async function handleCheckout(): Promise<void> {
    const items = checkoutItems(cart)
    if (!items.ok) {
      showToast(cartRefusalNotice(items))
      return
    }
    setIsLeaving(true)
    try {
      location.assign(await createCheckout(storeId, { items: items.value, accessToken: await accessToken() }))
      // Back from the payment page, the browser may show this page again as it was left.
      window.addEventListener('pageshow', () => setIsLeaving(false), { once: true })
    } catch {
      setIsLeaving(false)
      showToast(storeTexts.notices.checkoutFailed)
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setCartOpen(false)}
      title={cartTexts.title}
      closeLabel={commonTexts.close}
      placement="right"
      footer={
        <>
          {/* Nothing is no amount of any currency. */}
          {isEmpty ? null : (
            <p className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
              <span className="font-semibold">{cartTexts.total}</span>
              <span className="heading text-2xl tabular-nums">
                {formatMoney(cartTotalInCents(cart), cartCurrency(cart))}
              </span>
            </p>
          )}
          <Button
            look={isEmpty ? 'secondary' : 'primary'}
            size="large"
            className="w-full"
            isBusy={isLeaving}
            busyLabel={cartTexts.checkoutBusy}
            onClick={() => void handleCheckout()}
          >
            {cartTexts.checkout}
          </Button>
          {isEmpty ? null : <p className="mt-3 text-center text-sm text-ink-soft">{cartTexts.footnote}</p>}
        </>
      }
    >
      {isEmpty ? <EmptyCart /> : null}
      <ul className="divide-y divide-line">
        {cart.map((line) => (
          <CartLineItem key={line.variant.id} line={line} />
        ))}
      </ul>
    </Dialog>
  )
}

function EmptyCart() {
  return (
    <div className="ruled border-l-[3px] border-rule px-5 py-8">
      <p className="heading text-xl leading-(--rule-step)">{cartTexts.empty}</p>
      <p className="text-ink-soft">{cartTexts.emptyHint}</p>
      <LinkButton to="/store" className="mt-8" onClick={() => setCartOpen(false)}>
        {cartTexts.seeStore}
      </LinkButton>
    </div>
  )
}
