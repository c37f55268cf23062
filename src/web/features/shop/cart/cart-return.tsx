import { useEffect } from 'react'
import { CART_PARAMETER } from '#domain/shop/cart-reminder.ts'

/** Stands in the shop: opens the cart of the link of a mail. */
export function CartReturn({ storeId }: { storeId: string }) {
  useEffect(() => {
    const key = new URLSearchParams(window.location.search).get(CART_PARAMETER)
    if (key === null) return
    // Where it does not load, the address stays, and opening it again is another try.
    void import('./return-cart.ts').then(({ returnCart }) => returnCart(storeId, key)).catch(() => undefined)
  }, [storeId])
  return null
}
