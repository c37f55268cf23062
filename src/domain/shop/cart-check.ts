/**
 * The cart beside the shop as it stands now: which lines can no longer be bought, and which cost something else than what
 * the buyer was shown (product §5 Checkout; decision 0117). The server decides at the checkout; this is to see it before.
 */
import { type Cart, type CartLine, pickVariant } from './cart.ts'
import { unitAmount } from './cart-order.ts'
import type { ListedProduct } from './product.ts'

export type OfferedProduct = Pick<ListedProduct, 'id' | 'title' | 'thumbnail' | 'purchasable' | 'variants'>

export type CheckedCart = {
  /** With the prices and counts of now; lines that are gone are as they were. */
  readonly cart: Cart
  /** Ids of variants that cannot be bought. */
  readonly gone: readonly string[]
  /** Id of the variant → cents that a piece cost before. */
  readonly formerAmounts: Readonly<Record<string, number>>
}

/** @param offered what the shop answers for the cart's variants; what it leaves out is not sold any more */
export function checkCart(cart: Cart, offered: readonly OfferedProduct[]): CheckedCart {
  const gone: string[] = []
  const formerAmounts: Record<string, number> = {}
  const checked = cart.map((line) => {
    const fresh = freshLine(line, offered)
    if (!fresh) {
      gone.push(line.variant.id)
      return line
    }
    if (unitAmount(fresh) !== unitAmount(line)) formerAmounts[line.variant.id] = unitAmount(line)
    return fresh
  })
  return { cart: checked, gone, formerAmounts }
}

function freshLine(line: CartLine, offered: readonly OfferedProduct[]): CartLine | null {
  for (const product of offered) {
    const variant = product.variants.find(({ id }) => id === line.variant.id)
    if (!variant) continue
    if (!product.purchasable || variant.prices.length === 0) return null
    return {
      product: { id: product.id, title: product.title, thumbnail: product.thumbnail },
      variant: pickVariant(variant),
      quantity: line.quantity,
    }
  }
  return null
}
