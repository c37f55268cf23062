/** Can people buy this product now, and if not, what stands between? As the owner is told after a save. */
import type { ProductDraft } from '../console/products-admin-wire.ts'

export type SaleState =
  | { readonly kind: 'archived' | 'draft' | 'closed' | 'no-price' }
  | { readonly kind: 'hidden' | 'on-sale'; readonly lowestAmount: number }

type Facts = Pick<ProductDraft, 'isPublished' | 'isHidden' | 'isPurchasable'> & {
  readonly isArchived: boolean
  readonly variants: readonly Pick<ProductDraft['variants'][number], 'amount'>[]
}

export function saleState({ isArchived, isPublished, isHidden, isPurchasable, variants }: Facts): SaleState {
  if (isArchived) return { kind: 'archived' }
  if (!isPublished) return { kind: 'draft' }
  if (!isPurchasable) return { kind: 'closed' }
  const amounts = variants.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  if (amounts.length === 0) return { kind: 'no-price' }
  return { kind: isHidden ? 'hidden' : 'on-sale', lowestAmount: Math.min(...amounts) }
}

/** Whether something that cost money, or is new, is to cost nothing. */
export function turnsFree(before: ProductDraft | null, after: ProductDraft): boolean {
  const wasFree = new Set(before?.variants.filter(({ amount }) => amount === 0).map(({ id }) => id))
  return after.variants.some(({ id, amount }) => amount === 0 && (id === null || !wasFree.has(id)))
}
