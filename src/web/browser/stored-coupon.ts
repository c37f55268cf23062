/** The coupon of the cart, kept by this tab: a buyer who comes back from the payment page finds it where it was. */
import { tabThings } from './kept-things.ts'

const STORAGE_KEY = 'domine-a-redacao:coupon'

export function storedCoupon(): string | null {
  try {
    return tabThings.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** @param code null forgets it */
export function storeCoupon(code: string | null): void {
  try {
    if (code === null) tabThings.removeItem(STORAGE_KEY)
    else tabThings.setItem(STORAGE_KEY, code)
  } catch {
    // Storage is forbidden: the coupon lives as long as this page.
  }
}
