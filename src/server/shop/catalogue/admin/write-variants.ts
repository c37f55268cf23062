/**
 * Writes the variants of a draft. Stock moves under the lock of each row, so that a checkout at the same moment counts
 * with the one or the other. What was ordered once is retired instead of deleted: orders and buyers keep it.
 */

import type { ProductDraft, VariantDraft } from '#domain/console/products-admin-wire.ts'
import { type DraftFault, stockAfter } from '#domain/shop/product-draft.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { newId } from '#server/shop/new-id.ts'
import { ADMIN_CURRENCY } from './draft-repository.ts'

export type LockedVariant = {
  readonly id: string
  readonly isManaged: boolean
  readonly inventoryQuantity: number | null
  readonly reservedQuantity: number
}

/** In the order of their ids, as checkouts lock them. */
export async function lockVariants(tx: Tx, productId: string): Promise<Map<string, LockedVariant>> {
  const rows = await tx
    .selectFrom('variants')
    .select([
      'id',
      'manage_inventory as isManaged',
      'inventory_quantity as inventoryQuantity',
      'reserved_quantity as reservedQuantity',
    ])
    .where('product_id', '=', productId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export function stockFaults(draft: ProductDraft, locked: ReadonlyMap<string, LockedVariant>): DraftFault[] {
  return draft.variants.flatMap((variant, index) => {
    const stock = stockAfter(locked.get(variant.id ?? '') ?? null, variant)
    const field = `variants.${index}.${stock.ok || stock.code !== 'stock-still-reserved' ? 'stock' : 'isStockManaged'}`
    return stock.ok ? [] : [{ field, code: stock.code, pieces: stock.pieces }]
  })
}

/**
 * @param draft without a fault
 * @returns what each variant's stock was and is, where it is another
 */
export async function writeVariants(
  tx: Tx,
  productId: string,
  draft: ProductDraft,
  locked: ReadonlyMap<string, LockedVariant>,
  now: Date,
): Promise<Map<string, readonly [number | null, number | null]>> {
  const optionIds = await writeOptions(tx, productId, draft)
  // Two variants may swap their SKUs.
  await tx.updateTable('variants').set({ sku: null }).where('product_id', '=', productId).execute()
  const kept = draft.variants.flatMap(({ id }) => id ?? [])
  for (const { id } of locked.values()) if (!kept.includes(id)) await removeVariant(tx, id, now)

  const stock = new Map<string, readonly [number | null, number | null]>()
  const imageUrls = draft.images.map(({ url }) => url)
  for (const [index, variant] of draft.variants.entries()) {
    const before = locked.get(variant.id ?? '') ?? null
    const counted = stockAfter(before, variant)
    if (!counted.ok) throw new Error(`the stock of ${variant.title} was not checked: ${counted.code}`)
    const { isManaged, inventoryQuantity } = counted.value
    const facts = {
      title: variant.title,
      sku: variant.sku || null,
      sort_order: index,
      image_url: variant.imageUrl !== null && imageUrls.includes(variant.imageUrl) ? variant.imageUrl : null,
      generations: variant.generations,
      corrections_granted: variant.corrections,
      corrections_months: variant.correctionsMonths,
      corrections_readers: variant.correctionsReaders,
      licence_seats: variant.licenceSeats,
      licence_months: variant.licenceMonths,
      manage_inventory: isManaged,
      inventory_quantity: inventoryQuantity,
      retired_at: null,
    }
    const id = before?.id ?? newId('var')
    if (before) await tx.updateTable('variants').set(facts).where('id', '=', id).execute()
    else
      await tx
        .insertInto('variants')
        .values({ id, product_id: productId, weight: null, ...facts })
        .execute()
    await writeOffer(tx, id, variant, optionIds)
    const was = before?.isManaged ? before.inventoryQuantity : null
    const is = isManaged ? inventoryQuantity : null
    if (was !== is) stock.set(id, [was, is])
  }
  return stock
}

async function writeOptions(tx: Tx, productId: string, draft: ProductDraft): Promise<string[]> {
  const rows = await tx
    .selectFrom('product_options')
    .select('id')
    .where('product_id', '=', productId)
    .execute()
  const own = new Set(rows.map(({ id }) => id))
  const ids: string[] = []
  for (const [index, option] of draft.options.entries()) {
    const isOwn = option.id !== null && own.has(option.id) && !ids.includes(option.id)
    const id = isOwn && option.id !== null ? option.id : newId('opt')
    const facts = { title: option.title, sort_order: index }
    if (isOwn) await tx.updateTable('product_options').set(facts).where('id', '=', id).execute()
    else
      await tx
        .insertInto('product_options')
        .values({ id, product_id: productId, ...facts })
        .execute()
    ids.push(id)
  }
  const gone = [...own].filter((id) => !ids.includes(id))
  if (gone.length > 0) await tx.deleteFrom('product_options').where('id', 'in', gone).execute()
  return ids
}

async function removeVariant(tx: Tx, id: string, now: Date): Promise<void> {
  const ordered = await tx
    .selectFrom('order_lines')
    .select('order_id')
    .where('variant_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (!ordered) {
    await tx.deleteFrom('variants').where('id', '=', id).execute()
    return
  }
  await tx
    .updateTable('variants')
    .set((eb) => ({ retired_at: eb.fn.coalesce('retired_at', eb.val(now)) }))
    .where('id', '=', id)
    .execute()
}

/** Price, option values and files of one variant. */
async function writeOffer(
  tx: Tx,
  variantId: string,
  variant: VariantDraft,
  optionIds: readonly string[],
): Promise<void> {
  if (variant.amount === null) throw new Error(`the price of ${variant.title} was not checked`)
  const price = {
    amount: variant.amount,
    sale_amount: variant.saleAmount,
    sale_starts_at: variant.saleStartsAt,
    sale_ends_at: variant.saleEndsAt,
  }
  await tx
    .insertInto('prices')
    .values({ variant_id: variantId, currency_code: ADMIN_CURRENCY, ...price })
    .onConflict((conflict) => conflict.columns(['variant_id', 'currency_code']).doUpdateSet(price))
    .execute()
  await tx.deleteFrom('variant_option_values').where('variant_id', '=', variantId).execute()
  if (optionIds.length > 0) {
    await tx
      .insertInto('variant_option_values')
      .values(
        optionIds.map((option, index) => ({
          id: newId('val'),
          option_id: option,
          variant_id: variantId,
          value: variant.optionValues[index] ?? '',
        })),
      )
      .execute()
  }
  await tx.deleteFrom('variant_materials').where('variant_id', '=', variantId).execute()
  const files = [...new Set(variant.materialIds)]
  if (files.length === 0) return
  await tx
    .insertInto('variant_materials')
    .values(files.map((id, index) => ({ variant_id: variantId, material_id: id, sort_order: index })))
    .execute()
}
