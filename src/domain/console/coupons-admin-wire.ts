/** The bodies and answers of `/api/console/coupons`: the owner's list of coupons, and one as it is written. */
import { z } from 'zod'
import { plannedMoment } from '../site/planned-moment.ts'

const cents = z.int().min(0).max(100_000_000)
const count = z.int().min(0).max(1_000_000)

/** What is out of its bounds is told field by field by src/domain/shop/coupon-draft.ts. */
export const couponDraftSchema = z.strictObject({
  code: z.string().trim().toUpperCase().max(64),
  kind: z.enum(['percent', 'amount']),
  /** Of `kind` percent; null while the field is empty. */
  percent: count.nullable(),
  /** Of `kind` amount. */
  amountOff: cents.nullable(),
  minimumAmount: cents,
  productId: z.string().min(1).max(64).nullable(),
  validFrom: plannedMoment.nullable(),
  /** The first moment that is too late. */
  validUntil: plannedMoment.nullable(),
  maxUses: count.nullable(),
  maxUsesPerBuyer: count.nullable(),
})
export type CouponDraft = z.infer<typeof couponDraftSchema>

export const couponStopSchema = z.strictObject({ isStopped: z.boolean() })

const adminCouponSchema = z.object({
  id: z.string(),
  coupon: couponDraftSchema,
  /** Null where it is for every product. */
  productTitle: z.string().nullable(),
  isStopped: z.boolean(),
  /** Orders that were paid with it, also those that were paid back. */
  paidUses: z.number(),
  /** Orders that wait for their payment and hold a use. */
  openUses: z.number(),
  /** Cents off in the paid ones. */
  discountGiven: z.number(),
})
export type AdminCoupon = z.infer<typeof adminCouponSchema>

export const couponsAdminSchema = z.object({
  /** The newest first. */
  coupons: z.array(adminCouponSchema),
  /** What a coupon may be for. */
  products: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type CouponsAdmin = z.infer<typeof couponsAdminSchema>
