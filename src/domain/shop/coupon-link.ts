/** A coupon that a link brings: `/store?cupom=CODE` (product §10 Payments and orders). */
import { couponCode } from './coupon.ts'

export const COUPON_PARAMETER = 'cupom'
/** Capitals and digits that can be said on the telephone, as the database keeps it. */
export const COUPON_CODE = /^[A-Z0-9][A-Z0-9_-]{2,31}$/

/** @returns null for what can be no coupon's code */
export function readLinkedCoupon(text: string | null): string | null {
  const code = couponCode(text ?? '')
  return COUPON_CODE.test(code) ? code : null
}

/** @param path of the page that it leads to */
export function couponLink(siteUrl: string, path: string, code: string): string {
  return `${siteUrl}${path}?${COUPON_PARAMETER}=${code}`
}

const OVER = new Set([
  'coupon_unknown',
  'coupon_stopped',
  'coupon_expired',
  'coupon_used_up',
  'coupon_used_by_you',
])

/** Whether another cart, another account or a later moment of this visit can still make it count. */
export function canCountLater(refusal: string): boolean {
  return !OVER.has(refusal)
}
