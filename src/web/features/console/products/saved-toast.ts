import type { ProductDraft } from '#domain/console/products-admin-wire.ts'
import { saleState } from '#domain/shop/sale-state.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { inReais } from './brl.ts'

const texts = productsAdminTexts.saleStates

/** What the toast after a save says: whether people can buy it now. */
export function savedToast(title: string, product: ProductDraft, isArchived: boolean) {
  const state = saleState({ ...product, isArchived }, new Date())
  const price = 'lowestAmount' in state ? inReais(state.lowestAmount) : ''
  const isFree = 'lowestAmount' in state && state.lowestAmount === 0
  return { title, description: isFree ? texts.free[state.kind] : texts[state.kind]({ price }) }
}
