/** Can people buy this product now, and if not, what stands between? As the owner is told after a save. */
import type { ProductDraft } from '../console/products-admin-wire.ts'
import { salePhase } from './sale.ts'

export type SaleState =
  | { readonly kind: 'archived' | 'draft' | 'closed' | 'no-price' }
  | { readonly kind: 'hidden' | 'on-sale'; readonly lowestAmount: number }

type Facts = Pick<ProductDraft, 'isPublished' | 'isHidden' | 'isPurchasable'> & {
  readonly isArchived: boolean
  readonly variants: readonly Price[]
}

type Price = Pick<ProductDraft['variants'][number], 'amount' | 'saleAmount' | 'saleStartsAt' | 'saleEndsAt'>

/** @returns with the lowest amount that the shop asks at this moment */
export function saleState(product: Facts, now: Date): SaleState {
  const { isArchived, isPublished, isHidden, isPurchasable, variants } = product
  if (isArchived) return { kind: 'archived' }
  if (!isPublished) return { kind: 'draft' }
  if (!isPurchasable) return { kind: 'closed' }
  const amounts = variants.map((price) => askedNow(price, now)).filter((amount) => amount !== null)
  if (amounts.length === 0) return { kind: 'no-price' }
  return { kind: isHidden ? 'hidden' : 'on-sale', lowestAmount: Math.min(...amounts) }
}

function askedNow(price: Price, now: Date): number | null {
  return price.amount !== null && salePhase(price, now) === 'running' ? price.saleAmount : price.amount
}

/** Whether something that cost money, or is new, is to cost nothing. */
export function turnsFree(before: ProductDraft | null, after: ProductDraft): boolean {
  const wasFree = new Set(before?.variants.filter(({ amount }) => amount === 0).map(({ id }) => id))
  return after.variants.some(({ id, amount }) => amount === 0 && (id === null || !wasFree.has(id)))
}
