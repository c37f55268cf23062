/** Queries of a checkout: what a variant costs now, and the new order with its lines. */
import { sql } from 'kysely'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import { runningSale } from '#server/shop/catalogue/sale-price.ts'

export type OfferedVariant = {
  readonly id: string
  readonly title: string
  readonly productId: string
  readonly productTitle: string
  readonly isPurchasable: boolean
  /** Null when the variant has no price yet. */
  readonly unitAmount: number | null
  readonly currencyCode: string | null
  /** Extra generations that one piece grants. */
  readonly generations: number
  /** Corrections by a teacher that one piece grants. */
  readonly corrections: number
  /** Seats of a school's licence that one piece grants. */
  readonly licenceSeats: number
}

/**
 * Hidden products are offered too: hidden means unlisted. Drafts, deleted ones and retired variants are not. The rows
 * stay until the order names them: the owner who removes one meanwhile waits.
 *
 * @param now decides which sales run
 */
export async function findOfferedVariants(
  db: DbOrTx,
  variantIds: readonly string[],
  now: Date,
): Promise<OfferedVariant[]> {
  return db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('prices as pr')
          .select(['pr.amount', runningSale(now).as('sale_amount'), 'pr.currency_code'])
          .whereRef('pr.variant_id', '=', 'v.id')
          .orderBy('pr.sort_order')
          .orderBy('pr.currency_code')
          .limit(1)
          .as('price'),
      (join) => join.onTrue(),
    )
    .select([
      'v.id',
      'v.title',
      'v.generations',
      'v.corrections_granted as corrections',
      'v.licence_seats as licenceSeats',
      'p.id as productId',
      'p.title as productTitle',
      'p.purchasable as isPurchasable',
      sql<number | null>`coalesce(price.sale_amount, price.amount)`.as('unitAmount'),
      'price.currency_code as currencyCode',
    ])
    .where('v.id', 'in', variantIds)
    .where('v.retired_at', 'is', null)
    .where('p.status', '=', 'published')
    .where('p.deleted_at', 'is', null)
    .orderBy('v.id')
    .forKeyShare('v')
    .execute()
}

export type NewOrder = {
  /** Where whoever asks has chosen it, so that asking again finds it. */
  readonly id?: string
  readonly accessTokenHash: Buffer
  readonly userId: string | null
  readonly buyerEmail: string | null
  readonly currencyCode: string
  readonly totalAmount: number
  readonly provider: string
  readonly successUrl: string
  readonly cancelUrl: string
  readonly locale: string | null
  readonly timeZone: string | null
  readonly reservedUntil: Date
  readonly createdAt: Date
  /** The wording that it is made under (contract-text-repository.ts). */
  readonly contractId: string
  readonly coupon: { readonly id: string; readonly code: string } | null
  /** Of the buyer's visit; null where the client told nothing. */
  readonly source: string | null
}

/** Where the provider takes the payment. */
export async function notePaymentUrl(db: DbOrTx, orderId: string, url: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ payment_url: url })
    .where('id', '=', orderId)
    .where('status', '=', 'pending')
    .execute()
}

export type NewOrderLine = {
  readonly variantId: string
  readonly productId: string
  readonly productTitle: string
  readonly variantTitle: string
  readonly unitAmount: number
  readonly quantity: number
  readonly heldQuantity: number
  /** The product that the cart offered it with; null for what was chosen in the shop. */
  readonly offeredWith: string | null
  /** Cents off the whole line. */
  readonly discountAmount: number
}

export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<{ id: string; number: number }> {
  const inserted = await tx
    .insertInto('orders')
    .values({
      ...(order.id === undefined ? {} : { id: order.id }),
      access_token_hash: order.accessTokenHash,
      user_id: order.userId,
      buyer_email: order.buyerEmail,
      currency_code: order.currencyCode,
      total_amount: order.totalAmount,
      provider: order.provider,
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      locale: order.locale,
      time_zone: order.timeZone,
      coupon_id: order.coupon?.id ?? null,
      coupon_code: order.coupon?.code ?? null,
      source: order.source,
      reserved_until: order.reservedUntil,
      created_at: order.createdAt,
      contract_id: order.contractId,
      updated_at: order.createdAt,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_lines')
    .values(
      lines.map((line, index) => ({
        order_id: inserted.id,
        variant_id: line.variantId,
        sort_order: index,
        product_id: line.productId,
        product_title: line.productTitle,
        variant_title: line.variantTitle,
        unit_amount: line.unitAmount,
        quantity: line.quantity,
        reserved_quantity: line.heldQuantity,
        offered_with: line.offeredWith,
        discount_amount: line.discountAmount,
      })),
    )
    .execute()
  // int8 comes as text; order numbers stay far below 2^53.
  return { id: inserted.id, number: Number(inserted.number) }
}
