import { useState } from 'react'
import { href } from 'react-router'
import { formatMoney } from '#domain/shared/money.ts'
import { cartCurrency, cartTotals, checkoutItems } from '#domain/shop/cart-order.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { cartButtonTexts } from '#texts/shop/cart-button.ts'
import { cartRefusalNotice } from '#texts/shop/cart-refusals.ts'
import { setCartOpen } from '#web/browser/cart-store.ts'
import { createCheckout } from '#web/browser/store-client.ts'
import { useOwnedFiles } from '#web/features/shop/owned-files/use-owned-files.ts'
import { useAsksGuardian } from '#web/features/shop/purchase-requests/use-asks-guardian.ts'
import { accessToken } from '#web/shared/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CartLineItem } from './cart-line-item.tsx'
import { CartReminder } from './cart-reminder.tsx'
import { checkoutNotice, goneIn } from './checkout-notice.ts'
import { CompanionOfferCard } from './companion-offer.tsx'
import { CouponField } from './coupon-field.tsx'
import { useCart } from './use-cart.ts'
import { useCheckedCart } from './use-checked-cart.ts'
import { useCompanions } from './use-companions.ts'
import { useCoupon } from './use-coupon.ts'

export function CartDrawer({ storeId, isOpen }: { storeId: string; isOpen: boolean }) {
  const stored = useCart()
  const { cart, offers, reload } = useCompanions(storeId, stored, isOpen)
  const isEmpty = cart.length === 0
  const [isLeaving, setIsLeaving] = useState(false)
  const coupon = useCoupon(storeId, cart)
  const checked = useCheckedCart(storeId, stored, isOpen)
  const words = useAsksGuardian(isOpen && !isEmpty)
    ? cartTexts.askGuardian
    : { submit: cartTexts.checkout, busy: cartTexts.checkoutBusy, footnote: cartTexts.footnote }
  const { quote } = coupon.state
  const currency = cartCurrency(cart)
  const owned = useOwnedFiles(
    [...cart.map((line) => line.variant.id), ...offers.map(({ variant }) => variant.id)].join(','),
  )
  const offer = offers.find(({ variant }) => owned.get(variant.id)?.isWhole !== true)

  async function handleCheckout(): Promise<void> {
    const items = checkoutItems(cart)
    if (!items.ok) {
      showToast(cartRefusalNotice(items))
      return
    }
    if (checked.hasGone) return showToast(cartTexts.hasGone)
    setIsLeaving(true)
    try {
      const couponCode = quote?.couponCode ?? null
      const request = { items: items.value, accessToken: await accessToken(), couponCode }
      location.assign(await createCheckout(storeId, request))
      // Back from the payment page, the browser may show this page again as it was left.
      window.addEventListener('pageshow', () => setIsLeaving(false), { once: true })
    } catch (error) {
      setIsLeaving(false)
      // Then the field says what happened, and the total is the one without it.
      if (coupon.takeRefusal(error)) return
      showToast(checkoutNotice(error))
      const goneId = goneIn(error)
      if (goneId !== null) checked.markGone(goneId)
      // Others were faster, or the shop changed: the lines then say what is left and what it costs.
      else void Promise.all([checked.check(), reload()])
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setCartOpen(false)}
      title={cartButtonTexts.title}
      closeLabel={commonTexts.close}
      placement="right"
      footer={
        <>
          {/* Nothing is no amount of any currency. */}
          {isEmpty ? null : (
            <CouponField
              state={coupon.state}
              currency={currency}
              onApply={coupon.apply}
              onRemove={coupon.remove}
            />
          )}
          {isEmpty ? null : (
            <p className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
              <span className="font-semibold">{cartTexts.total}</span>
              <span className="heading text-2xl tabular-nums">
                {totalText(
                  quote
                    ? [{ amount: quote.totalAmount, currency }]
                    : cartTotals(cart.filter((line) => !checked.marks.gone.has(line.variant.id))),
                )}
              </span>
            </p>
          )}
          {checked.hasGone ? (
            <Button look="secondary" className="mb-3 w-full" onClick={checked.removeGone}>
              {cartTexts.removeGone(checked.marks.gone.size)}
            </Button>
          ) : null}
          <Button
            look={isEmpty ? 'secondary' : 'primary'}
            size="large"
            className="w-full"
            isBusy={isLeaving}
            busyLabel={words.busy}
            onClick={() => void handleCheckout()}
          >
            {words.submit}
          </Button>
          {isEmpty ? null : <p className="mt-3 text-center text-sm text-ink-soft">{words.footnote}</p>}
        </>
      }
    >
      {isEmpty ? <EmptyCart /> : null}
      <ul className="divide-y divide-line">
        {cart.map((line) => (
          <CartLineItem
            key={line.variant.id}
            line={line}
            owned={owned.get(line.variant.id)}
            isGone={checked.marks.gone.has(line.variant.id)}
            formerAmount={checked.marks.formerAmounts.get(line.variant.id) ?? null}
          />
        ))}
      </ul>
      {offer ? <CompanionOfferCard key={offer.variant.id} offer={offer} /> : null}
      {isEmpty ? null : <CartReminder />}
    </Dialog>
  )
}

/** Amounts of several currencies stand side by side. */
function totalText(totals: ReturnType<typeof cartTotals>): string {
  if (totals.every(({ amount }) => amount === 0)) return cartTexts.free
  return totals.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ')
}

function EmptyCart() {
  return (
    <div className="ruled border-l-[3px] border-rule px-5 py-8">
      <p className="heading text-xl leading-(--rule-step)">{cartTexts.empty}</p>
      <p className="text-ink-soft">{cartTexts.emptyHint}</p>
      <LinkButton to={href('/store')} className="mt-8" onClick={() => setCartOpen(false)}>
        {cartTexts.seeStore}
      </LinkButton>
    </div>
  )
}
