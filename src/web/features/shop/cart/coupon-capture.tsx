import { useEffect } from 'react'
import { COUPON_PARAMETER, readLinkedCoupon } from '#domain/shop/coupon-link.ts'
import { keptCouponTexts } from '#texts/shop/kept-coupon.ts'
import { linkedCoupon } from '#web/browser/stored-coupon.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Stands once on every page: keeps the coupon of the link by which somebody came, for this visit. */
export function CouponCapture() {
  useEffect(() => {
    const code = readLinkedCoupon(new URLSearchParams(window.location.search).get(COUPON_PARAMETER))
    // A page that is loaded again says nothing new.
    if (code === null || linkedCoupon.read() === code) return
    linkedCoupon.write(code)
    showToast(keptCouponTexts.kept({ code }))
  }, [])
  return null
}
