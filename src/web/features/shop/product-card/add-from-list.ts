import { addToCart, type CartProduct, type CartVariant } from '#domain/shop/cart.ts'
import { cartRefusalNotice } from '#texts/shop/cart-refusals.ts'
import { cardTexts } from '#texts/shop/product-card.ts'
import { changeCart } from '#web/browser/cart-store.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** One piece from a card into the cart, with the notices of a list (product §7, §8). */
export function addFromList(product: CartProduct, variant: CartVariant): void {
  const refusal = changeCart((cart) =>
    addToCart(cart, { product, variant, quantity: 1, stockQuantity: variant.inventory_quantity }),
  )
  if (refusal) showToast(cardTexts.addFailedInList(cartRefusalNotice(refusal).description))
  else showToast(cardTexts.addedFromList({ productTitle: product.title }))
}
