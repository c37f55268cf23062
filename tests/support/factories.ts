/** Situations that tests begin with, written straight into the tables. Each creates its own parents. */
import { randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/db/client.ts'

export type ProductRequest = {
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
  variants?: readonly VariantRequest[]
}

export type VariantRequest = {
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
  /** Corrections by a teacher that one piece grants. */
  corrections?: number
  correctionsMonths?: number
  correctionsReaders?: number
  licenceSeats?: number
  licenceMonths?: number
}

export type MadeProduct = { id: string; title: string; variantIds: [string, ...string[]] }

const shortId = (prefix: string) => `${prefix}_${randomUUID().slice(0, 13)}`

/** A published product with one variant at R$ 18,00 and unmanaged stock, except for what is given. */
export async function aProduct(db: Db, request: ProductRequest = {}): Promise<MadeProduct> {
  const id = request.id ?? shortId('prod')
  const title = request.title ?? `Apostila ${id}`
  await db
    .insertInto('products')
    .values({
      id,
      slug: id,
      title,
      subtitle: request.subtitle ?? null,
      description: request.description ?? '',
      thumbnail: request.thumbnail ?? null,
      purchasable: request.purchasable ?? true,
      sort_order: request.sortOrder ?? 0,
      is_hidden: request.isHidden ?? false,
      status: request.status ?? 'published',
      type_value: request.typeValue ?? 'digital',
      deleted_at: request.isDeleted ? new Date() : null,
      metadata: JSON.stringify({ grants: request.grants ?? [] }),
      ...(request.updatedAt ? { updated_at: request.updatedAt } : {}),
    })
    .execute()
  for (const [order, url] of (request.images ?? []).entries()) {
    await db.insertInto('product_images').values({ product_id: id, sort_order: order, url }).execute()
  }
  const variantIds: string[] = []
  for (const [order, variant] of (request.variants ?? [{}]).entries()) {
    variantIds.push(await aVariant(db, id, variant, order))
  }
  return { id, title, variantIds: variantIds as [string, ...string[]] } // one at least unless a test asks for none
}

export type CouponRequest = {
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

/** A coupon of ten per cent without any limit, except for what is given. @returns its code */
export async function aCoupon(db: Db, request: CouponRequest = {}): Promise<string> {
  const code = request.code ?? `CUPOM-${randomUUID().slice(0, 8).toUpperCase()}`
  await db
    .insertInto('coupons')
    .values({
      code,
      percent: request.amountOff === undefined ? (request.percent ?? 10) : null,
      amount_off: request.amountOff ?? null,
      currency_code: 'brl',
      minimum_amount: request.minimumAmount ?? 0,
      product_id: request.productId ?? null,
      valid_from: request.validFrom ?? null,
      valid_until: request.validUntil ?? null,
      max_uses: request.maxUses ?? null,
      max_uses_per_buyer: request.maxUsesPerBuyer ?? null,
      is_stopped: request.isStopped ?? false,
    })
    .execute()
  return code
}

async function aVariant(db: Db, productId: string, request: VariantRequest, order: number): Promise<string> {
  const id = request.id ?? shortId('var')
  await db
    .insertInto('variants')
    .values({
      id,
      product_id: productId,
      title: request.title ?? 'E-book',
      image_url: request.imageUrl ?? null,
      sku: request.sku ?? null,
      weight: null,
      sort_order: order,
      manage_inventory: request.stock !== undefined,
      inventory_quantity: request.stock ?? null,
      generations: request.generations ?? 0,
      corrections_granted: request.corrections ?? 0,
      corrections_months: request.correctionsMonths ?? 12,
      corrections_readers: request.correctionsReaders ?? 1,
      licence_seats: request.licenceSeats ?? 0,
      licence_months: request.licenceMonths ?? 6,
    })
    .execute()
  await db
    .insertInto('prices')
    .values({
      variant_id: id,
      currency_code: request.currencyCode ?? 'brl',
      amount: request.amountInCents ?? 1_800,
      sale_amount: request.saleAmountInCents ?? null,
    })
    .execute()
  return id
}
