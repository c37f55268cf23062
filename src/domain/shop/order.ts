/**
 * What a payment event does to an order and to the stock it holds (product §7 call 4). Decides only: the server reads
 * the facts under locks, asks here, and carries the answer out in the same transaction.
 */

export const ORDER_STATUSES = ['pending', 'paid', 'expired', 'canceled', 'refund_due', 'refunded'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export type OrderFacts = {
  readonly status: OrderStatus
  readonly totalAmount: number
  readonly currencyCode: string
  /** False when neither the account nor the payer tells an e-mail: then nothing can be delivered. */
  readonly isBuyerKnown: boolean
  /** Since when the buyer holds a boleto; null where that was never told. */
  readonly waitingSince: Date | null
}

export type PaymentEventType = 'waiting' | 'approved' | 'refused' | 'canceled' | 'refunded'

export type PaymentFacts = {
  /** `waiting`: the buyer has a boleto or the like and may pay for some days. `refunded`: the whole amount went back. */
  readonly type: PaymentEventType
  readonly amount: number
  readonly currencyCode: string
}

/** One line of the order beside its variant's stock as it stands now. */
export type LineStock = {
  readonly variantId: string
  readonly quantity: number
  /** What of the variant's reserved quantity belongs to this line. */
  readonly heldQuantity: number
  readonly isManaged: boolean
  /** True where a refund in part has put its pieces back already. */
  readonly isWithdrawn?: boolean
  readonly inventoryQuantity: number
  readonly reservedQuantity: number
}

export type StockMove = {
  readonly variantId: string
  readonly inventoryChange: number
  readonly reservedChange: number
}

export type PaymentDecision =
  | { readonly kind: 'nothing'; readonly outcome: 'amount-mismatch' | 'refused' | 'no-change' }
  | { readonly kind: 'wait'; readonly outcome: 'waiting'; readonly moves: readonly StockMove[] }
  | { readonly kind: 'cancel'; readonly outcome: 'canceled'; readonly moves: readonly StockMove[] }
  | { readonly kind: 'pay'; readonly outcome: 'paid' | 'paid-late'; readonly moves: readonly StockMove[] }
  | { readonly kind: 'refund'; readonly outcome: 'refund-due'; readonly moves: readonly StockMove[] }

/**
 * A pending order is paid or canceled; one whose reservation has ended is still paid while stock allows, and else
 * owes its money back. After that nothing here changes it any more, in whichever order events arrive: only money that
 * goes back does (refund.ts), whether we asked the provider for that or somebody did it there.
 */
export function decidePayment(
  order: OrderFacts,
  payment: PaymentFacts,
  lines: readonly LineStock[],
): PaymentDecision {
  if (payment.amount !== order.totalAmount || payment.currencyCode !== order.currencyCode) {
    return { kind: 'nothing', outcome: 'amount-mismatch' }
  }
  if (payment.type === 'waiting') {
    if (order.status === 'pending') return { kind: 'wait', outcome: 'waiting', moves: [] }
    // Told only after the reservation had ended: the buyer holds the boleto all the same.
    const isToldLate = order.status === 'expired' && order.waitingSince === null
    return isToldLate && lines.every(isCovered)
      ? { kind: 'wait', outcome: 'waiting', moves: holdStock(lines) }
      : { kind: 'nothing', outcome: 'no-change' }
  }
  // What goes back is counted part by part (refund.ts), and ends the purchase when it is all.
  if (payment.type === 'refunded') return { kind: 'nothing', outcome: 'no-change' }
  const mayStillBePaid =
    order.status === 'pending' || order.status === 'expired' || order.status === 'canceled'
  if (!mayStillBePaid) return { kind: 'nothing', outcome: 'no-change' }
  switch (payment.type) {
    case 'refused':
      return { kind: 'nothing', outcome: order.status === 'pending' ? 'refused' : 'no-change' }
    case 'canceled':
      return order.status === 'pending'
        ? { kind: 'cancel', outcome: 'canceled', moves: releaseStock(lines) }
        : { kind: 'nothing', outcome: 'no-change' }
    case 'approved':
      if (order.isBuyerKnown && lines.every(isCovered)) {
        return {
          kind: 'pay',
          outcome: order.status === 'pending' ? 'paid' : 'paid-late',
          moves: takeStock(lines),
        }
      }
      // Nobody is owed anything for what was free.
      return order.totalAmount === 0
        ? { kind: 'cancel', outcome: 'canceled', moves: releaseStock(lines) }
        : { kind: 'refund', outcome: 'refund-due', moves: releaseStock(lines) }
  }
}

/** Pieces that nobody else has bought or reserved; never below 0. */
export function availableQuantity(stock: { inventoryQuantity: number; reservedQuantity: number }): number {
  return Math.max(0, stock.inventoryQuantity - stock.reservedQuantity)
}

/** Gives back what the lines hold; lines that hold nothing move nothing. */
export function releaseStock(lines: readonly LineStock[]): StockMove[] {
  return lines
    .filter((line) => heldNow(line) > 0)
    .map((line) => ({ variantId: line.variantId, inventoryChange: 0, reservedChange: -heldNow(line) }))
}

/** Holds again what the lines ask for. */
function holdStock(lines: readonly LineStock[]): StockMove[] {
  return lines
    .filter((line) => line.isManaged && heldNow(line) < line.quantity)
    .map((line) => ({
      variantId: line.variantId,
      inventoryChange: 0,
      reservedChange: line.quantity - heldNow(line),
    }))
}

/** Puts sold pieces back on the shelf: for orders that were paid, each line once. */
export function returnStock(lines: readonly LineStock[]): StockMove[] {
  return lines
    .filter((line) => line.isManaged && !line.isWithdrawn)
    .map((line) => ({ variantId: line.variantId, inventoryChange: line.quantity, reservedChange: 0 }))
}

/** Takes sold pieces off the shelf again, as far as any are left that nobody has reserved. */
export function takeStockAgain(lines: readonly LineStock[]): StockMove[] {
  return lines
    .filter((line) => line.isManaged && availableQuantity(line) > 0)
    .map((line) => ({
      variantId: line.variantId,
      inventoryChange: -Math.min(line.quantity, availableQuantity(line)),
      reservedChange: 0,
    }))
}

function takeStock(lines: readonly LineStock[]): StockMove[] {
  return lines
    .filter((line) => line.isManaged)
    .map((line) => ({
      variantId: line.variantId,
      inventoryChange: -line.quantity,
      // `0 -` and not a minus sign: there is no negative zero in the books.
      reservedChange: 0 - heldNow(line),
    }))
}

function isCovered(line: LineStock): boolean {
  return !line.isManaged || line.inventoryQuantity - line.reservedQuantity + heldNow(line) >= line.quantity
}

/** A variant that stopped counting its stock has forgotten its reservations; the line's note is then void. */
function heldNow(line: LineStock): number {
  return line.isManaged ? Math.min(line.heldQuantity, line.reservedQuantity) : 0
}
