/**
 * One more in the cart: what the owner offers with a product, at its price or at a lesser one (product §4 Cart, decision
 * 0238). The server decides at the order; the cart shows the same by the same rule.
 */
import type { Cart, CartLine } from './cart.ts'
import { unitAmount } from './cart-order.ts'

export type Companion = {
  /** The product that it is offered with. */
  readonly withProductId: string
  readonly variantId: string
  /** Cents of the shop's currency; null is the price that it has. */
  readonly amount: number | null
}

/** What the owner's lesser prices are in. */
const COMPANION_CURRENCY = 'brl'

/** Never more than it costs alone. */
export function companionAmount(
  { amount }: Pick<Companion, 'amount'>,
  alone: { readonly amount: number; readonly currencyCode: string },
): number {
  return amount === null || alone.currencyCode !== COMPANION_CURRENCY
    ? alone.amount
    : Math.min(amount, alone.amount)
}

export type OrderedLine = {
  readonly variantId: string
  readonly productId: string
  readonly quantity: number
  readonly unitAmount: number
  /** The product that the buyer was offered it with; null for what was chosen in the shop. */
  readonly offeredWith: string | null
}

/** The offer that a line was taken by: as many pieces at most as there are of the product at whose side it stands. */
export function takenOffer(
  line: OrderedLine,
  lines: readonly OrderedLine[],
  companions: readonly Companion[],
): Companion | null {
  const { offeredWith, variantId } = line
  const companion = companions.find((one) => one.withProductId === offeredWith && one.variantId === variantId)
  if (!companion) return null
  const beside = lines.filter(
    (other) => other !== line && other.productId === companion.withProductId && other.offeredWith === null,
  )
  const pieces = beside.reduce((sum, { quantity }) => sum + quantity, 0)
  return line.quantity > pieces ? null : companion
}

/**
 * Cents of a piece. The lesser price holds for as many pieces as there are of the product that it is offered with, at
 * whose side nothing else stands: what came as a companion itself brings none.
 */
export function companionPrice(
  line: OrderedLine,
  lines: readonly OrderedLine[],
  companions: readonly Companion[],
  currencyCode: string,
): number {
  const companion = takenOffer(line, lines, companions)
  if (!companion) return line.unitAmount
  return companionAmount(companion, { amount: line.unitAmount, currencyCode })
}

/** The cart with the prices that the order will have, where a companion costs less. What is kept stays as it is. */
export function withCompanions(cart: Cart, companions: readonly Companion[]): Cart {
  const chosen = new Map<string, Companion>()
  const hosts = new Set<string>()
  for (const companion of companions) {
    const line = cart.find(({ variant }) => variant.id === companion.variantId)
    if (!line || chosen.has(companion.variantId) || hosts.has(line.product.id)) continue
    const isHostACompanion = cart.some(
      ({ product, variant }) => product.id === companion.withProductId && chosen.has(variant.id),
    )
    if (isHostACompanion || priceOf(line, cart, companion) >= unitAmount(line)) continue
    chosen.set(companion.variantId, companion)
    hosts.add(companion.withProductId)
  }
  if (chosen.size === 0) return cart
  return cart.map((line) => {
    const companion = chosen.get(line.variant.id)
    const [price, ...others] = line.variant.prices
    if (!companion || !price) return line
    const sale_amount = priceOf(line, cart, companion)
    return {
      ...line,
      variant: { ...line.variant, prices: [{ ...price, sale_amount }, ...others] },
      offeredWith: companion.withProductId,
    }
  })
}

function priceOf(line: CartLine, cart: Cart, companion: Companion): number {
  const lines = cart.map((one) => ({
    variantId: one.variant.id,
    productId: one.product.id,
    quantity: one.quantity,
    unitAmount: unitAmount(one),
    offeredWith: one === line ? companion.withProductId : null,
  }))
  const own = lines[cart.indexOf(line)]
  const currencyCode = line.variant.prices[0]?.currency_code ?? ''
  return own ? companionPrice(own, lines, [companion], currencyCode) : unitAmount(line)
}
