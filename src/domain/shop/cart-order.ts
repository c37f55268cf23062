/** What a cart comes to, and what of it is sent to the checkout (product §4 Cart, §9 Money). */
import type { Currency } from '../shared/money.ts'
import { type Ok, ok, type Refusal, refuse } from '../shared/result.ts'
import type { Cart, CartLine } from './cart.ts'
import { effectiveAmount } from './product.ts'

/** With what a piece cost when it was shown: at another price nothing is ordered. */
export type CheckoutItem = {
  readonly variant_id: string
  readonly quantity: number
  readonly unit_amount?: number
  /** The product that it was offered with, whose order alone has the lesser price. */
  readonly offered_with?: string
}

/** What is sent to the checkout; an empty cart is refused. */
export function checkoutItems(cart: Cart): Ok<readonly CheckoutItem[]> | Refusal<'empty-cart'> {
  if (cart.length === 0) return refuse('empty-cart')
  return ok(
    cart.map((line) => ({
      variant_id: line.variant.id,
      quantity: line.quantity,
      unit_amount: unitAmount(line),
      ...(line.offeredWith === undefined ? {} : { offered_with: line.offeredWith }),
    })),
  )
}

/**
 * Cents: sale price if present, else price, times quantity, summed (product §9 Money).
 * @returns one sum for each currency, in the order of the cart: there is no rate between them
 */
export function cartTotals(cart: Cart): { readonly currency: Currency | null; readonly amount: number }[] {
  const totals = new Map<string, { currency: Currency | null; amount: number }>()
  for (const line of cart) {
    const currency = line.variant.prices[0]?.currency ?? cartCurrency(cart)
    const total = totals.get(currency?.code ?? '') ?? { currency, amount: 0 }
    total.amount += unitAmount(line) * line.quantity
    totals.set(currency?.code ?? '', total)
  }
  return [...totals.values()]
}

/** Cents of one piece; a variant without a price costs nothing here and is refused by the checkout. */
export function unitAmount(line: CartLine): number {
  const price = line.variant.prices[0]
  return price ? effectiveAmount(price) : 0
}

/** The currency of the first line that has one; the checkout refuses mixed ones. */
export function cartCurrency(cart: Cart): Currency | null {
  for (const line of cart) {
    const price = line.variant.prices[0]
    if (price) return price.currency
  }
  return null
}
