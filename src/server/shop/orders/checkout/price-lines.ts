/** What a cart costs now: prices from the database, never from the caller (product §7 call 4). */
import { companionPrice, takenOffer } from '#domain/shop/companion.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { findCompanions } from '#server/shop/catalogue/companion-repository.ts'
import { findOfferedVariants, type OfferedVariant } from './checkout-repository.ts'
import { type CheckoutBody, MAX_QUANTITY } from './checkout-schema.ts'

/** The largest total that the books can hold. */
const MAX_TOTAL = 2_147_483_647

export type PricedLine = {
  readonly variantId: string
  readonly productId: string
  readonly productTitle: string
  readonly variantTitle: string
  readonly unitAmount: number
  readonly quantity: number
  /** The product that the cart offered it with, where the offer holds. */
  readonly offeredWith: string | null
  /** Extra generations that one piece grants. */
  readonly generations: number
  /** Corrections by a teacher that one piece grants. */
  readonly corrections: number
  /** Seats of a school's licence that one piece grants. */
  readonly licenceSeats: number
}
export type PricedLines = {
  readonly lines: readonly PricedLine[]
  readonly currencyCode: string
  /** Before any discount. */
  readonly totalAmount: number
}

/** One line per variant, in the order of the cart. */
function mergeQuantities(items: CheckoutBody['items']): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const item of items) {
    quantities.set(item.variant_id, (quantities.get(item.variant_id) ?? 0) + item.quantity)
  }
  for (const quantity of quantities.values()) {
    if (quantity > MAX_QUANTITY) {
      throw new HttpError(400, 'invalid_quantity', `A quantity is a whole number from 1 to ${MAX_QUANTITY}`)
    }
  }
  return quantities
}

/** @throws HttpError 400 or 409 with the code of what cannot be sold */
export async function priceLines(db: DbOrTx, items: CheckoutBody['items'], now: Date): Promise<PricedLines> {
  const quantities = mergeQuantities(items)
  const offered = new Map(
    (await findOfferedVariants(db, [...quantities.keys()], now)).map((variant) => [variant.id, variant]),
  )
  const alone = [...quantities].map(([variantId, quantity]) => priceLine(variantId, quantity, offered))
  const currencies = new Set(alone.map((line) => line.currencyCode))
  const [currencyCode] = currencies
  if (currencyCode === undefined || currencies.size > 1) {
    throw new HttpError(400, 'mixed_currencies', 'One order cannot hold prices in several currencies')
  }
  const priced = await priceCompanions(db, alone, items, currencyCode)
  const totalAmount = priced.reduce((total, line) => total + line.unitAmount * line.quantity, 0)
  if (totalAmount > MAX_TOTAL)
    throw new HttpError(400, 'total_too_high', 'The total is too high for one order')
  return { lines: priced.map(({ currencyCode: _, ...line }) => line), currencyCode, totalAmount }
}

/** What the cart offered with another of its products costs what the owner set for it (decision 0238). */
async function priceCompanions<Line extends PricedLine>(
  db: DbOrTx,
  lines: readonly Line[],
  items: CheckoutBody['items'],
  currencyCode: string,
): Promise<Line[]> {
  const hosts = new Map(items.map((item) => [item.variant_id, item.offered_with ?? null]))
  const asked = [...new Set([...hosts.values()])].filter((id) => id !== null)
  const companions = await findCompanions(db, asked)
  if (companions.length === 0) return [...lines]
  const ordered = lines.map((line) => ({ ...line, offeredWith: hosts.get(line.variantId) ?? null }))
  return lines.map((line, index) => {
    const own = ordered[index]
    if (!own) return line
    const unitAmount = companionPrice(own, ordered, companions, currencyCode)
    return { ...line, unitAmount, offeredWith: takenOffer(own, ordered, companions)?.withProductId ?? null }
  })
}

/** Nobody pays what they were not shown. @throws HttpError 409 with each line that costs something else now */
export function requireShownPrices(lines: readonly PricedLine[], items: CheckoutBody['items']): void {
  const changed = lines.filter(({ variantId, unitAmount }) =>
    items.some(
      ({ variant_id: id, unit_amount: shown }) =>
        id === variantId && shown !== undefined && shown !== unitAmount,
    ),
  )
  if (changed.length === 0) return
  throw new HttpError(409, 'price_changed', 'A price has changed since it was shown', {
    lines: changed.map(({ variantId, unitAmount }) => ({ variant_id: variantId, unit_amount: unitAmount })),
  })
}

function priceLine(
  variantId: string,
  quantity: number,
  offered: ReadonlyMap<string, OfferedVariant>,
): PricedLine & { currencyCode: string } {
  const variant = offered.get(variantId)
  if (!variant) {
    throw new HttpError(400, 'unknown_variant', 'There is no such variant', { variant_id: variantId })
  }
  const { unitAmount, currencyCode } = variant
  if (!variant.isPurchasable || unitAmount === null || currencyCode === null) {
    const name = `${variant.productTitle} (${variant.title})`
    throw new HttpError(409, 'not_purchasable', `${name} cannot be bought right now`, {
      variant_id: variantId,
    })
  }
  return {
    variantId,
    productId: variant.productId,
    productTitle: variant.productTitle,
    variantTitle: variant.title,
    unitAmount,
    currencyCode,
    quantity,
    offeredWith: null,
    generations: variant.generations,
    corrections: variant.corrections,
    licenceSeats: variant.licenceSeats,
  }
}

/** The lines as a coupon sees them. */
export function couponLines(lines: readonly PricedLine[]): { productId: string; amount: number }[] {
  return lines.map(({ productId, unitAmount, quantity }) => ({ productId, amount: unitAmount * quantity }))
}
