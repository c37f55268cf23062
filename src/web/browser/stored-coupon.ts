/** The coupon of the cart, kept by this tab: a buyer who comes back from the payment page finds it where it was. */
import type { TabName } from './kept-names.ts'
import { tabThings } from './kept-things.ts'

type KeptCoupon = {
  read: () => string | null
  /** @param code null forgets it */
  write: (code: string | null) => void
}

/** The one that the shop has taken for this cart. */
export const cartCoupon = couponUnder('domine-a-redacao:coupon')
/** The one that a link brought, until it counts, is over or is taken away. */
export const linkedCoupon = couponUnder('domine-a-redacao:cupom-do-link')

function couponUnder(name: TabName): KeptCoupon {
  // Where storage is forbidden the coupon lives as long as this page.
  let held: string | null = null
  return {
    read() {
      try {
        return tabThings.getItem(name)
      } catch {
        return held
      }
    },
    write(code) {
      held = code
      try {
        if (code === null) tabThings.removeItem(name)
        else tabThings.setItem(name, code)
      } catch {
        // Held above.
      }
    },
  }
}
