/** The calls of the coupons admin page; each is the owner's alone and answers the whole admin page. */

import { type CouponDraft, couponsAdminSchema } from '#domain/console/coupons-admin-wire.ts'
import type { CouponFault } from '#domain/shop/coupon-draft.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'

export function fetchCoupons(signal?: AbortSignal) {
  return callChecked(Promise.resolve(couponsAdminSchema), 'console/coupons', { signal })
}

/** @param id null for a new one */
export function sendCoupon(id: string | null, draft: CouponDraft) {
  const path = id === null ? 'console/coupons' : `console/coupons/${id}`
  return callChecked(Promise.resolve(couponsAdminSchema), path, {
    method: id === null ? 'POST' : 'PUT',
    body: draft,
  })
}

export function sendStop(id: string, isStopped: boolean) {
  return callChecked(Promise.resolve(couponsAdminSchema), `console/coupons/${id}/stop`, {
    method: 'PUT',
    body: { isStopped },
  })
}

/** What the server found in the fields; none where it refused for another reason. */
export function faultsOf(refusal: ApiRefusal): readonly CouponFault[] {
  const faults = refusal.answer['faults']
  // Our own server's answer (src/server/shop/coupons/coupons-admin-routes.ts).
  return refusal.code === 'invalid_coupon' && Array.isArray(faults) ? (faults as CouponFault[]) : []
}
