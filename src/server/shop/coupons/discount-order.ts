/** A typed code on priced lines: the discount, or the answer that says what stands against it. */
import {
  applyCoupon,
  type CouponLine,
  type CouponRefusal,
  couponCode,
  type Discount,
} from '#domain/shop/coupon.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { type CouponRecord, countCouponUses, findCoupon } from './coupon-repository.ts'

export type OrderDiscount = Discount & { readonly coupon: { readonly id: string; readonly code: string } }

type DiscountRequest = {
  readonly typedCode: string
  readonly lines: readonly CouponLine[]
  readonly currencyCode: string
  /** Null for a guest. */
  readonly buyer: { readonly userId: string; readonly email: string } | null
  readonly now: Date
}

/**
 * @param options.lock for the order that is being made: uses are then counted by one checkout at a time
 * @throws HttpError 409 with the code of what stands against the coupon
 */
export async function discountOrder(
  db: DbOrTx,
  { typedCode, lines, currencyCode, buyer, now }: DiscountRequest,
  options: { lock: boolean },
): Promise<OrderDiscount> {
  const coupon = await findCoupon(db, couponCode(typedCode), options)
  if (!coupon) throw refusal({ ok: false, code: 'unknown' }, null)
  const uses = await countCouponUses(db, coupon.id, buyer)
  const applied = applyCoupon(coupon, { lines, currencyCode }, uses, now)
  if (!applied.ok) throw refusal(applied, coupon)
  return { ...applied.value, coupon: { id: coupon.id, code: coupon.code } }
}

/** The code of an unknown coupon: the only answer that a guess is told by. */
export const UNKNOWN_COUPON = 'coupon_unknown'

const MESSAGES: Readonly<Record<CouponRefusal['code'], string>> = {
  unknown: 'There is no such coupon',
  stopped: 'This coupon is not in use now',
  'not-yet': 'This coupon is not valid yet',
  expired: 'This coupon has expired',
  'not-for-these': 'This coupon is not for these products',
  'below-minimum': 'The order is below the minimum of this coupon',
  'used-up': 'This coupon has been used up',
  'needs-account': 'This coupon counts its uses by account: sign in to use it',
  'used-by-you': 'This account has used the coupon already',
  'held-by-you': 'An open order of this account holds the coupon',
}

function refusal(refused: CouponRefusal, coupon: CouponRecord | null): HttpError {
  const { ok: _, code, ...facts } = refused
  return new HttpError(409, `coupon_${code.replaceAll('-', '_')}`, MESSAGES[code], {
    ...facts,
    ...(code === 'not-for-these' && coupon?.productTitle ? { productTitle: coupon.productTitle } : {}),
  })
}
