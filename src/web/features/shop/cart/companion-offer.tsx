import { formatMoney } from '#domain/shared/money.ts'
import { addToCart } from '#domain/shop/cart.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { cartRefusalNotice } from '#texts/shop/cart-refusals.ts'
import { changeCart } from '#web/browser/cart-store.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { CompanionOffer } from './use-companions.ts'

const { companion: texts } = cartTexts

/** One more, which the owner offers with what is in the cart. Nothing is in it before it is pressed. */
export function CompanionOfferCard({ offer }: { offer: CompanionOffer }) {
  const { product, variant, amount, aloneAmount } = offer
  const money = (cents: number) =>
    cents === 0 ? cartTexts.free : formatMoney(cents, variant.prices[0]?.currency)

  function handleAdd(): void {
    const refusal = changeCart((cart) => addToCart(cart, { product, variant, quantity: 1 }))
    showToast(refusal ? cartRefusalNotice(refusal) : texts.added({ title: product.title }))
  }

  return (
    <section aria-labelledby="leve-junto" className="sheet mt-4 p-4">
      <h3 id="leve-junto" className="text-lg">
        {texts.heading}
      </h3>
      <p className="mt-1 font-semibold wrap-anywhere">{product.title}</p>
      <p className="tabular-nums">
        {amount < aloneAmount
          ? texts.less({ amount: money(amount), alone: money(aloneAmount) })
          : money(amount)}
      </p>
      <Button look="secondary" size="small" className="mt-3" onClick={handleAdd}>
        {texts.add({ title: product.title })}
      </Button>
    </section>
  )
}
