/**
 * What does a coupon take off an order, and what stands against it (decision 0056)? Cents only. The server reads the
 * facts under the coupon's lock and asks here.
 */
import { type Ok, ok, type Refusal, refuse } from '../shared/result.ts'

/**
 * Card providers refuse to charge very little (docs.stripe.com/currencies, "minimum charge amounts": they differ by
 * account). A rest below this is given up, so that a coupon makes no order that cannot be paid.
 */
export const SMALLEST_CHARGE_IN_CENTS = 50

export type CouponTerms = {
  /** Either this, 1 to 100 … */
  readonly percent: number | null
  /** … or this, in cents. */
  readonly amountOff: number | null
  /** Lower case; orders in other currencies are refused. */
  readonly currencyCode: string
  /** Cents of the whole order before the discount. */
  readonly minimumAmount: number
  /** Null for every product. */
  readonly productId: string | null
  readonly validFrom: Date | null
  /** The first moment that is too late. */
  readonly validUntil: Date | null
  readonly isStopped: boolean
  readonly maxUses: number | null
  readonly maxUsesPerBuyer: number | null
}

export type CouponLine = { readonly productId: string; readonly amount: number }

/** Orders that hold the coupon: open ones and paid ones. */
export type CouponUses = {
  readonly all: number
  /** Null for a guest, whom nothing tells apart from another before the payment. */
  readonly byBuyer: { readonly kept: number; readonly open: readonly OpenUse[] } | null
}
/** An order of the same buyer that is not paid yet. */
export type OpenUse = { readonly orderNumber: number; readonly reservedUntil: Date }

export type CouponRefusal =
  | Refusal<'unknown' | 'stopped' | 'used-up' | 'needs-account' | 'used-by-you' | 'not-for-these'>
  | Refusal<'not-yet', { readonly validFrom: Date }>
  | Refusal<'expired', { readonly validUntil: Date }>
  | Refusal<'below-minimum', { readonly minimumAmount: number }>
  | Refusal<'held-by-you', OpenUse>

export type Discount = {
  /** Cents, above 0 and never above what the order costs. */
  readonly amount: number
  /** Cents off each line, in the lines' order; their sum is `amount`. */
  readonly perLine: readonly number[]
}

/** How codes are compared: people type them in any letters, with spaces around. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/** @param lines of one order, all in `currencyCode` */
export function applyCoupon(
  terms: CouponTerms,
  order: { readonly lines: readonly CouponLine[]; readonly currencyCode: string },
  uses: CouponUses,
  now: Date,
): Ok<Discount> | CouponRefusal {
  const { validFrom, validUntil, minimumAmount, maxUses, maxUsesPerBuyer } = terms
  if (terms.isStopped) return refuse('stopped')
  if (validFrom && now < validFrom) return refuse('not-yet', { validFrom })
  if (validUntil && now >= validUntil) return refuse('expired', { validUntil })
  const amounts = order.lines.map((line) => (isMeant(terms, line) ? line.amount : 0))
  const total = sum(order.lines.map((line) => line.amount))
  if (order.currencyCode !== terms.currencyCode || sum(amounts) === 0) return refuse('not-for-these')
  if (total < minimumAmount) return refuse('below-minimum', { minimumAmount })
  if (maxUsesPerBuyer !== null) {
    if (!uses.byBuyer) return refuse('needs-account')
    const { kept, open } = uses.byBuyer
    if (kept >= maxUsesPerBuyer) return refuse('used-by-you')
    const [first] = open
    if (first && kept + open.length >= maxUsesPerBuyer) return refuse('held-by-you', first)
  }
  if (maxUses !== null && uses.all >= maxUses) return refuse('used-up')
  return ok(discountOf(terms, amounts, total))
}

/** As many pieces at the one price and as many at the other as the line's sum needs: for books that only know prices. */
export function piecePrices(
  lineAmount: number,
  quantity: number,
): { unitAmount: number; quantity: number }[] {
  const lower = Math.floor(lineAmount / quantity)
  const dearer = lineAmount - lower * quantity
  const parts = [
    { unitAmount: lower + 1, quantity: dearer },
    { unitAmount: lower, quantity: quantity - dearer },
  ]
  return parts.filter((part) => part.quantity > 0)
}

/** A percentage is rounded to the nearest cent, half a cent in the buyer's favour. */
function discountOf(terms: CouponTerms, amounts: readonly number[], total: number): Discount {
  const meant = sum(amounts)
  const requested =
    terms.percent === null ? (terms.amountOff ?? 0) : Math.floor((meant * terms.percent + 50) / 100)
  // Where other products are in the order too, what they cost is no rest of ours.
  const isRest = meant === total && meant - requested < SMALLEST_CHARGE_IN_CENTS
  const amount = isRest ? meant : Math.min(requested, meant)
  return { amount, perLine: share(amount, amounts) }
}

function isMeant(terms: CouponTerms, line: CouponLine): boolean {
  return terms.productId === null || terms.productId === line.productId
}

/** By the largest remainder: each line its share, the cents that are left to the lines that lost most by rounding down. */
function share(amount: number, amounts: readonly number[]): number[] {
  const whole = BigInt(sum(amounts))
  const parts = amounts.map((of, index) => {
    const product = BigInt(amount) * BigInt(of)
    return { index, cents: Number(product / whole), rest: product % whole }
  })
  const shares = parts.map(({ cents }) => cents)
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  for (const { index } of byRest.slice(0, amount - sum(shares))) shares[index]! += 1
  return shares
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
