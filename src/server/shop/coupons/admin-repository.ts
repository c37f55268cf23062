/** Queries of the coupons admin page: the list with its uses, and what the owner writes. */
import { sql } from 'kysely'
import type { CouponDraft, CouponsAdmin } from '#domain/console/coupons-admin-wire.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import { findProductNames } from '../catalogue/repository.ts'

/** The shop sells in reais; a coupon of another currency is for no product of it. */
const CURRENCY = 'brl'

export async function readCouponsAdmin(db: DbOrTx): Promise<CouponsAdmin> {
  const [rows, products] = await Promise.all([
    db
      .selectFrom('coupons as k')
      .leftJoin('products as p', 'p.id', 'k.product_id')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('orders as o')
            .select([
              sql<number>`count(*) filter (where o.paid_at is not null)::int`.as('paid'),
              sql<number>`count(*) filter (where o.status = 'pending')::int`.as('open'),
              sql<number>`coalesce(sum((
                select sum(l.discount_amount) from order_lines l where l.order_id = o.id
              )) filter (where o.paid_at is not null), 0)::int`.as('given'),
            ])
            .whereRef('o.coupon_id', '=', 'k.id')
            .as('uses'),
        (join) => join.onTrue(),
      )
      .selectAll('k')
      .select(['p.title as product_title', 'uses.paid', 'uses.open', 'uses.given'])
      .orderBy('k.created_at', 'desc')
      .orderBy('k.code')
      .execute(),
    findProductNames(db),
  ])
  return {
    products,
    coupons: rows.map((row) => ({
      id: row.id,
      coupon: draftOf(row),
      productTitle: row.product_title,
      isStopped: row.is_stopped,
      paidUses: row.paid ?? 0,
      openUses: row.open ?? 0,
      discountGiven: row.given ?? 0,
    })),
  }
}

type CouponRow = {
  code: string
  percent: number | null
  amount_off: number | null
  minimum_amount: number
  product_id: string | null
  valid_from: Date | null
  valid_until: Date | null
  max_uses: number | null
  max_uses_per_buyer: number | null
}

function draftOf(row: CouponRow): CouponDraft {
  return {
    code: row.code,
    kind: row.percent === null ? 'amount' : 'percent',
    percent: row.percent,
    amountOff: row.amount_off,
    minimumAmount: row.minimum_amount,
    productId: row.product_id,
    validFrom: row.valid_from?.toISOString() ?? null,
    validUntil: row.valid_until?.toISOString() ?? null,
    maxUses: row.max_uses,
    maxUsesPerBuyer: row.max_uses_per_buyer,
  }
}

/** Null for a coupon that is not there; held until the transaction ends. */
export async function lockCoupon(
  tx: Tx,
  id: string,
): Promise<{ coupon: CouponDraft; isStopped: boolean } | null> {
  const row = await tx
    .selectFrom('coupons')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ? { coupon: draftOf(row), isStopped: row.is_stopped } : null
}

/** @param id null for a new one; @returns the coupon's id */
export async function writeCoupon(tx: Tx, id: string | null, draft: CouponDraft, now: Date): Promise<string> {
  const values = {
    code: draft.code,
    percent: draft.kind === 'percent' ? draft.percent : null,
    amount_off: draft.kind === 'amount' ? draft.amountOff : null,
    currency_code: CURRENCY,
    minimum_amount: draft.minimumAmount,
    product_id: draft.productId,
    valid_from: draft.validFrom,
    valid_until: draft.validUntil,
    max_uses: draft.maxUses,
    max_uses_per_buyer: draft.maxUsesPerBuyer,
    updated_at: now,
  }
  if (id !== null) {
    await tx.updateTable('coupons').set(values).where('id', '=', id).execute()
    return id
  }
  const inserted = await tx
    .insertInto('coupons')
    .values({ ...values, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return inserted.id
}

export async function stopCoupon(tx: Tx, id: string, isStopped: boolean, now: Date): Promise<void> {
  await tx
    .updateTable('coupons')
    .set({ is_stopped: isStopped, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function isProductThere(tx: Tx, productId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
