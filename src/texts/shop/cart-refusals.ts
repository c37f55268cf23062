/** Refusal of the cart → what the person reads. Total over the union: a new code without a sentence does not compile. */
import type { CartRefusal, StockFacts } from '#domain/shop/cart.ts'

export type RefusalNotice = {
  readonly variant: 'default' | 'destructive'
  readonly title: string
  readonly description: string
}

export function cartRefusalNotice(refusal: CartRefusal): RefusalNotice {
  switch (refusal.code) {
    case 'not-enough-stock':
    case 'insufficient-stock':
      return {
        variant: 'destructive',
        // Product §5, cart plus button
        title: 'Estoque insuficiente',
        description: stockText(refusal),
      }
    case 'empty-cart':
      return {
        variant: 'destructive',
        // Product §5 and §8
        title: 'Seu carrinho está vazio',
        description: 'Adicione produtos ao carrinho antes de finalizar a compra.',
      }
  }
}

/** Product §5, cart plus button; for one piece in the singular, and for none by its own word (decision 0118). */
function stockText({ available, productTitle, variantTitle }: StockFacts): string {
  const name = `${productTitle} (${variantTitle})`
  if (available < 1) return `${name} está esgotado no momento.`
  if (available === 1) return `Só temos 1 unidade de ${name} em estoque.`
  return `Só temos ${available} unidades de ${name} em estoque.`
}
