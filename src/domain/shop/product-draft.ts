/**
 * What must be right before the owner's edit of a product is kept. The form asks while the owner writes, the server
 * decides. What only the database knows (a SKU that is taken, stock that is reserved) is added there.
 */
import type { ProductDraft, VariantDraft } from '../console/products-admin-wire.ts'
import { isSlug } from '../shared/slug.ts'
import { SMALLEST_CHARGE_IN_CENTS } from './coupon.ts'

export type DraftFaultCode =
  | 'missing'
  | 'bad-slug'
  | 'slug-taken'
  | 'sku-taken'
  | 'sku-twice'
  | 'price-missing'
  | 'price-too-small'
  | 'sale-not-below'
  | 'sale-without-amount'
  | 'sale-ends-before-start'
  | 'title-twice'
  | 'file-missing'
  | 'premium-for-nothing'
  | 'corrections-for-nothing'
  | 'licence-for-nothing'
  | 'variant-missing'
  | 'stock-missing'
  | 'stock-below-zero'
  | 'stock-below-reserved'
  | 'stock-still-reserved'
  | 'picture-gone'
  | 'collection-gone'
  | 'file-gone'
  | 'related-gone'
  | 'companion-gone'
  | 'variant-gone'

export type DraftFault = {
  /** The field's name in the form, e.g. "title" or "variants.0.amount". */
  readonly field: string
  readonly code: DraftFaultCode
  /** Of stock: what stands against it. */
  readonly pieces?: number
}

/** @returns the faults in the order of the form; none for what can be kept */
export function checkDraft(draft: ProductDraft): DraftFault[] {
  const faults: DraftFault[] = []
  const fault = (field: string, code: DraftFaultCode) => faults.push({ field, code })
  if (draft.title === '') fault('title', 'missing')
  if (draft.slug !== '' && !isSlug(draft.slug)) fault('slug', 'bad-slug')
  draft.options.forEach((option, index) => {
    if (option.title === '') fault(`options.${index}.title`, 'missing')
  })
  if (draft.isPublished && draft.variants.length === 0) fault('variants', 'variant-missing')
  draft.variants.forEach((variant, index) => {
    for (const [name, code] of variantFaults(draft, variant, index)) fault(`variants.${index}.${name}`, code)
  })
  // Everybody would have it: a present to somebody is given on the student's page.
  if (draft.grantsPremium && draft.variants.some(isFree)) fault('grantsPremium', 'premium-for-nothing')
  draft.info.forEach((entry, index) => {
    if (entry.title === '') fault(`info.${index}.title`, 'missing')
    if (entry.description === '') fault(`info.${index}.description`, 'missing')
  })
  const lesser = draft.companion?.amount ?? null
  if (lesser !== null && lesser < SMALLEST_CHARGE_IN_CENTS) fault('companion.amount', 'price-too-small')
  draft.related.forEach((entry, index) => {
    if (entry.sectionTitle === '') fault(`related.${index}.sectionTitle`, 'missing')
  })
  return faults
}

type VariantFault = readonly [field: string, code: DraftFaultCode]

function variantFaults(draft: ProductDraft, variant: VariantDraft, index: number): VariantFault[] {
  const faults: VariantFault[] = []
  const before = draft.variants.slice(0, index)
  if (variant.title === '') faults.push(['title', 'missing'])
  else if (before.some(({ title }) => title === variant.title)) faults.push(['title', 'title-twice'])
  draft.options.forEach((_option, place) => {
    if (!variant.optionValues[place]) faults.push([`optionValues.${place}`, 'missing'])
  })
  if (variant.amount === null) faults.push(['amount', 'price-missing'])
  else if (isTooSmall(variant.amount)) faults.push(['amount', 'price-too-small'])
  faults.push(...saleFaults(variant))
  if (variant.sku !== '' && before.some(({ sku }) => sku === variant.sku)) faults.push(['sku', 'sku-twice'])
  // Anyone who pays must receive something: a file, generations, corrections or a licence.
  const isOffered = draft.isPublished && draft.isPurchasable
  const granted = variant.generations + variant.corrections + variant.licenceSeats
  if (isOffered && variant.materialIds.length + granted === 0) faults.push(['materialIds', 'file-missing'])
  // They would be ordered again and again, and each is an hour of somebody's work.
  if (variant.corrections > 0 && isFree(variant)) faults.push(['corrections', 'corrections-for-nothing'])
  // Every school would have it, and premium with it.
  if (variant.licenceSeats > 0 && isFree(variant)) faults.push(['licenceSeats', 'licence-for-nothing'])
  return faults
}

function saleFaults({ amount, saleAmount, saleStartsAt, saleEndsAt }: VariantDraft): VariantFault[] {
  if (saleAmount === null) {
    return saleStartsAt === null && saleEndsAt === null ? [] : [['saleAmount', 'sale-without-amount']]
  }
  const faults: VariantFault[] = []
  if (amount !== null && saleAmount >= amount) faults.push(['saleAmount', 'sale-not-below'])
  else if (isTooSmall(saleAmount)) faults.push(['saleAmount', 'price-too-small'])
  const isBackwards =
    saleStartsAt !== null && saleEndsAt !== null && Date.parse(saleEndsAt) <= Date.parse(saleStartsAt)
  if (isBackwards) faults.push(['saleEndsAt', 'sale-ends-before-start'])
  return faults
}

function isFree({ amount, saleAmount }: VariantDraft): boolean {
  return amount === 0 || saleAmount === 0
}

/** More than nothing and less than any provider takes: it could be put into the cart and never be paid. */
function isTooSmall(amount: number): boolean {
  return amount > 0 && amount < SMALLEST_CHARGE_IN_CENTS
}

export type StockBefore = {
  readonly isManaged: boolean
  readonly inventoryQuantity: number | null
  readonly reservedQuantity: number
}

export type StockAfter = { readonly isManaged: boolean; readonly inventoryQuantity: number | null }

/**
 * What stock becomes of the row as it stands under its lock.
 *
 * @param before null for a new variant
 * @returns a fault where it would fall below nothing, or below what open orders hold
 */
export function stockAfter(
  before: StockBefore | null,
  { isStockManaged, stock }: Pick<VariantDraft, 'isStockManaged' | 'stock'>,
): { ok: true; value: StockAfter } | { ok: false; code: DraftFaultCode; pieces: number } {
  const reserved = before?.reservedQuantity ?? 0
  const wasCounted = before?.isManaged ?? false
  if (!isStockManaged) {
    // What open orders hold would be lost sight of.
    if (reserved > 0) return { ok: false, code: 'stock-still-reserved', pieces: reserved }
    return { ok: true, value: { isManaged: false, inventoryQuantity: before?.inventoryQuantity ?? null } }
  }
  if (stock.change === 'keep' && !wasCounted) return { ok: false, code: 'stock-missing', pieces: 0 }
  const now = before?.inventoryQuantity ?? 0
  const next = stock.change === 'keep' ? now : stock.change === 'set' ? stock.pieces : now + stock.pieces
  if (next < 0) return { ok: false, code: 'stock-below-zero', pieces: now }
  if (next < reserved) return { ok: false, code: 'stock-below-reserved', pieces: reserved }
  return { ok: true, value: { isManaged: true, inventoryQuantity: next } }
}
