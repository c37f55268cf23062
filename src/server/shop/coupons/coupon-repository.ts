/** Queries of coupons at a checkout: the terms of one, and the orders that use it (decision 0056). */
import { sql } from 'kysely'
import type { CouponTerms, CouponUses } from '#domain/shop/coupon.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'

export type CouponRecord = CouponTerms & {
  readonly id: string
  readonly code: string
  /** Null where the coupon is for every product. */
  readonly productTitle: string | null
}

/** @param options.lock from here to the end of the transaction nobody else counts this coupon's uses */
export async function findCoupon(
  db: DbOrTx,
  code: string,
  options: { lock: boolean } = { lock: false },
): Promise<CouponRecord | null> {
  let query = db
    .selectFrom('coupons as k')
    .leftJoin('products as p', 'p.id', 'k.product_id')
    .select([
      'k.id',
      'k.code',
      'k.percent',
      'k.amount_off as amountOff',
      'k.currency_code as currencyCode',
      'k.minimum_amount as minimumAmount',
      'k.product_id as productId',
      'k.valid_from as validFrom',
      'k.valid_until as validUntil',
      'k.is_stopped as isStopped',
      'k.max_uses as maxUses',
      'k.max_uses_per_buyer as maxUsesPerBuyer',
      'p.title as productTitle',
    ])
    .where('k.code', '=', code)
  if (options.lock) query = query.forNoKeyUpdate('k')
  return (await query.executeTakeFirst()) ?? null
}

/**
 * An order uses its coupon while it may be paid, and for good once it was: what expired or was canceled gives its use
 * back by that alone, and so does what was sold out before it was paid.
 */
const HOLDS_COUPON = sql<boolean>`(orders.status = 'pending' or orders.paid_at is not null)`

/** @param buyer null for a guest */
export async function countCouponUses(
  db: DbOrTx,
  couponId: string,
  buyer: { userId: string; email: string } | null,
): Promise<CouponUses> {
  const { all } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('all'))
    .where('coupon_id', '=', couponId)
    .where(HOLDS_COUPON)
    .executeTakeFirstOrThrow()
  if (!buyer) return { all, byBuyer: null }
  const own = await db
    .selectFrom('orders')
    .select(['number', 'paid_at as paidAt', 'reserved_until as reservedUntil'])
    .where('coupon_id', '=', couponId)
    .where(HOLDS_COUPON)
    .where((eb) =>
      eb.or([eb('user_id', '=', buyer.userId), eb('buyer_email', '=', buyer.email.toLowerCase())]),
    )
    .orderBy('reserved_until')
    .execute()
  const open = own.filter(({ paidAt }) => paidAt === null)
  return {
    all,
    byBuyer: {
      kept: own.length - open.length,
      open: open.map(({ number, reservedUntil }) => ({ orderNumber: Number(number), reservedUntil })),
    },
  }
}
