/** What the owner does with coupons: write one, stop it, let it go on. Each change is in the audit log (decision 0052). */

import type { CouponDraft } from '#domain/console/coupons-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { type CouponFault, checkCoupon } from '#domain/shop/coupon-draft.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { isUniqueViolation } from '#server/platform/db/violations.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isProductThere, lockCoupon, stopCoupon, writeCoupon } from './admin-repository.ts'

type Missing = Refusal<'coupon_not_found'>
type Faulty = Refusal<'invalid_coupon', { faults: readonly CouponFault[] }>

/** @param id null for a new one */
export async function saveCoupon(
  context: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  id: string | null,
  draft: CouponDraft,
): Promise<Ok<null> | Missing | Faulty> {
  const faults = checkCoupon(draft)
  if (faults.length > 0) return faulty(faults)
  try {
    return await context.db.transaction().execute((tx) => saveIn(tx, context.now(), actorId, id, draft))
  } catch (error) {
    if (!isUniqueViolation(error, 'coupons_code_key')) throw error
    return faulty([{ field: 'code', code: 'code-taken' }])
  }
}

async function saveIn(
  tx: Tx,
  now: Date,
  actorId: string,
  id: string | null,
  draft: CouponDraft,
): Promise<Ok<null> | Missing | Faulty> {
  const before = id === null ? null : await lockCoupon(tx, id)
  if (id !== null && !before) return refuse('coupon_not_found')
  const changed = before ? changesOf(before.coupon, draft) : { ...draft }
  if (before && Object.keys(changed).length === 0) return ok(null)
  // What the coupon was for may be in the archive: then it stays, but no other coupon is made for it.
  const isNewProduct = draft.productId !== null && draft.productId !== before?.coupon.productId
  if (isNewProduct && !(await isProductThere(tx, draft.productId ?? ''))) {
    return faulty([{ field: 'productId', code: 'product-gone' }])
  }
  await writeCoupon(tx, id, draft, now)
  await recordAuditEntry(tx, {
    actorId,
    action: before ? 'coupon.edit' : 'coupon.create',
    subjectKind: 'coupon',
    subject: draft.code,
    details: changed,
    at: now,
  })
  return ok(null)
}

/** Again changes nothing. Open orders keep the price that they were made with. */
export function setCouponStopped(
  context: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  id: string,
  isStopped: boolean,
): Promise<Ok<null> | Missing> {
  return context.db.transaction().execute(async (tx) => {
    const before = await lockCoupon(tx, id)
    if (!before) return refuse('coupon_not_found')
    if (before.isStopped === isStopped) return ok(null)
    const now = context.now()
    await stopCoupon(tx, id, isStopped, now)
    await recordAuditEntry(tx, {
      actorId,
      action: isStopped ? 'coupon.stop' : 'coupon.resume',
      subjectKind: 'coupon',
      subject: before.coupon.code,
      at: now,
    })
    return ok(null)
  })
}

function faulty(faults: readonly CouponFault[]): Faulty {
  return refuse('invalid_coupon', { faults })
}

/** Each member that differs, before and after. */
function changesOf(before: CouponDraft, after: CouponDraft): Record<string, readonly [unknown, unknown]> {
  const old = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => old.get(name) !== value)
      .map(([name, value]) => [name, [old.get(name), value] as const]),
  )
}
