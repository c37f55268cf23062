import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ok } from '#domain/shared/result.ts'
import { EMPTY_CART } from '#domain/shop/cart-count.ts'
import { changeCart } from '#web/browser/cart-store.ts'
import { cartCoupon, linkedCoupon } from '#web/browser/stored-coupon.ts'

/**
 * The way back from a payment carries the order's number: the cart has become that order. The number then leaves the
 * address, so that coming back to this page later does not empty a new cart; what opens the order's result stays.
 */
export function useEmptiedCart(): void {
  const [query, setQuery] = useSearchParams()
  const hasOrder = query.has('order')
  useEffect(() => {
    if (!hasOrder) return
    changeCart(() => ok(EMPTY_CART))
    cartCoupon.write(null)
    linkedCoupon.write(null)
    setQuery(
      (now) => {
        now.delete('order')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [hasOrder, setQuery])
}
