/** Situations that tests begin with, written straight into the tables. Each creates its own parents. */
import { randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/db/client.ts'

export type ProductWish = {
  id?: string
  title?: string
  subtitle?: string | null
  description?: string
  thumbnail?: string | null
  images?: readonly string[]
  purchasable?: boolean
  sortOrder?: number
  isHidden?: boolean
  status?: 'published' | 'draft'
  isDeleted?: boolean
  typeValue?: string
  updatedAt?: Date
  grants?: readonly string[]
  variants?: readonly VariantWish[]
}

export type VariantWish = {
  id?: string
  title?: string
  sku?: string
  amountInCents?: number
  saleAmountInCents?: number | null
  currencyCode?: string
  /** Pieces in stock; left out where stock is not managed. */
  stock?: number
  imageUrl?: string
  /** Extra generations that one piece grants. */
  generations?: number
}

export type MadeProduct = { id: string; title: string; variantIds: [string, ...string[]] }

const shortId = (prefix: string) => `${prefix}_${randomUUID().slice(0, 13)}`

/** A published product with one variant at R$ 18,00 and unmanaged stock, but for what is wished. */
export async function aProduct(db: Db, wish: ProductWish = {}): Promise<MadeProduct> {
  const id = wish.id ?? shortId('prod')
  const title = wish.title ?? `Apostila ${id}`
  await db
    .insertInto('products')
    .values({
      id,
      slug: id,
      title,
      subtitle: wish.subtitle ?? null,
      description: wish.description ?? '',
      thumbnail: wish.thumbnail ?? null,
      purchasable: wish.purchasable ?? true,
      sort_order: wish.sortOrder ?? 0,
      is_hidden: wish.isHidden ?? false,
      status: wish.status ?? 'published',
      type_value: wish.typeValue ?? 'digital',
      deleted_at: wish.isDeleted ? new Date() : null,
      metadata: JSON.stringify({ grants: wish.grants ?? [] }),
      ...(wish.updatedAt ? { updated_at: wish.updatedAt } : {}),
    })
    .execute()
  for (const [order, url] of (wish.images ?? []).entries()) {
    await db.insertInto('product_images').values({ product_id: id, sort_order: order, url }).execute()
  }
  const variantIds: string[] = []
  for (const [order, variant] of (wish.variants ?? [{}]).entries()) {
    variantIds.push(await aVariant(db, id, variant, order))
  }
  return { id, title, variantIds: variantIds as [string, ...string[]] } // one at least unless a test wishes none
}

export type CouponWish = {
  code?: string
  percent?: number
  amountOff?: number
  minimumAmount?: number
  productId?: string
  validFrom?: Date
  validUntil?: Date
  maxUses?: number
  maxUsesPerBuyer?: number
  isStopped?: boolean
}

/** A coupon of ten per cent without any limit, but for what is wished. @returns its code */
export async function aCoupon(db: Db, wish: CouponWish = {}): Promise<string> {
  const code = wish.code ?? `CUPOM-${randomUUID().slice(0, 8).toUpperCase()}`
  await db
    .insertInto('coupons')
    .values({
      code,
      percent: wish.amountOff === undefined ? (wish.percent ?? 10) : null,
      amount_off: wish.amountOff ?? null,
      currency_code: 'brl',
      minimum_amount: wish.minimumAmount ?? 0,
      product_id: wish.productId ?? null,
      valid_from: wish.validFrom ?? null,
      valid_until: wish.validUntil ?? null,
      max_uses: wish.maxUses ?? null,
      max_uses_per_buyer: wish.maxUsesPerBuyer ?? null,
      is_stopped: wish.isStopped ?? false,
    })
    .execute()
  return code
}

async function aVariant(db: Db, productId: string, wish: VariantWish, order: number): Promise<string> {
  const id = wish.id ?? shortId('var')
  await db
    .insertInto('variants')
    .values({
      id,
      product_id: productId,
      title: wish.title ?? 'E-book',
      image_url: wish.imageUrl ?? null,
      sku: wish.sku ?? null,
      weight: null,
      sort_order: order,
      manage_inventory: wish.stock !== undefined,
      inventory_quantity: wish.stock ?? null,
      generations: wish.generations ?? 0,
    })
    .execute()
  await db
    .insertInto('prices')
    .values({
      variant_id: id,
      currency_code: wish.currencyCode ?? 'brl',
      amount: wish.amountInCents ?? 1_800,
      sale_amount: wish.saleAmountInCents ?? null,
    })
    .execute()
  return id
}
