/** Refusal code → what the person reads. Total over each union: a new code without a sentence does not compile. */
import type { CartRefusal } from '#domain/cart.ts'

export type RefusalNotice = {
  readonly variant: 'default' | 'destructive'
  readonly title: string
  readonly description: string
}

export function cartRefusalNotice(refusal: CartRefusal): RefusalNotice {
  switch (refusal.code) {
    case 'not-enough-stock':
      return {
        variant: 'destructive',
        title: 'Estoque insuficiente',
        // Spec §8, cart stock error message
        description: `Not enough stock for ${refusal.productTitle} (${refusal.variantTitle}). Only ${refusal.available} left.`,
      }
    case 'insufficient-stock':
      return {
        variant: 'destructive',
        // Spec §5, cart plus button
        title: 'Estoque insuficiente',
        description: `Só temos ${refusal.available} unidades de ${refusal.productTitle} (${refusal.variantTitle}) em estoque.`,
      }
    case 'empty-cart':
      return {
        variant: 'destructive',
        // Spec §5 and §8
        title: 'Seu carrinho está vazio',
        description: 'Adicione produtos ao carrinho antes de finalizar a compra.',
      }
  }
}
