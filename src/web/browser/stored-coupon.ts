/** The coupon of the cart, kept by this tab: a buyer who comes back from the payment page finds it where it was. */
import { tabText } from './tab-text.ts'

/** The one that the shop has taken for this cart. */
export const cartCoupon = tabText('domine-a-redacao:coupon')
/** The one that a link brought, until it counts, is over or is taken away. */
export const linkedCoupon = tabText('domine-a-redacao:cupom-do-link')
