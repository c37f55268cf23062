/** What must be right before a coupon is kept: the form asks while the owner writes, the server decides. */
import type { CouponDraft } from '../console/coupons-admin-wire.ts'
import { COUPON_CODE } from './coupon-link.ts'

export type CouponFaultCode =
  | 'missing'
  | 'bad-code'
  | 'code-taken'
  | 'bad-percent'
  | 'not-positive'
  | 'product-gone'
  | 'ends-before-start'
  | 'more-than-all'
export type CouponField = keyof CouponDraft
export type CouponFault = { readonly field: CouponField; readonly code: CouponFaultCode }

/** @returns the faults in the order of the form */
export function checkCoupon(draft: CouponDraft): CouponFault[] {
  const faults: CouponFault[] = []
  const fault = (field: CouponField, code: CouponFaultCode) => faults.push({ field, code })
  if (draft.code === '') fault('code', 'missing')
  else if (!COUPON_CODE.test(draft.code)) fault('code', 'bad-code')
  if (draft.kind === 'percent') {
    if (draft.percent === null) fault('percent', 'missing')
    else if (draft.percent < 1 || draft.percent > 100) fault('percent', 'bad-percent')
  } else if (draft.amountOff === null) fault('amountOff', 'missing')
  else if (draft.amountOff < 1) fault('amountOff', 'not-positive')
  const { validFrom, validUntil, maxUses, maxUsesPerBuyer } = draft
  if (validFrom !== null && validUntil !== null && Date.parse(validUntil) <= Date.parse(validFrom)) {
    fault('validUntil', 'ends-before-start')
  }
  if (maxUses === 0) fault('maxUses', 'not-positive')
  if (maxUsesPerBuyer === 0) fault('maxUsesPerBuyer', 'not-positive')
  else if (maxUses !== null && maxUsesPerBuyer !== null && maxUsesPerBuyer > maxUses) {
    fault('maxUsesPerBuyer', 'more-than-all')
  }
  return faults
}
