/**
 * An order whose buyer holds a boleto and has some days to pay it: what the buyer is told of it, and when (product §10
 * Payments and orders; decision 0116).
 */

export type WaitingPayment = {
  /** As the provider names it; null where it does not. */
  readonly method: string | null
  /** ISO moment; null where the provider does not say it. */
  readonly payableUntil: string | null
  /** Where the boleto is; null where the provider does not say it, and once the order has ended. */
  readonly voucherUrl: string | null
}

/** The day before the last one, from noon on. */
const REMIND_HOURS = 36
/** Who got the boleto just now needs no reminder. */
const QUIET_HOURS = 12
const HOUR_MS = 3600_000

/** The last days that are near enough for a reminder, and since when the buyer must have known. */
export function reminderWindow(now: Date): { readonly until: Date; readonly waitingBefore: Date } {
  return {
    until: new Date(now.getTime() + REMIND_HOURS * HOUR_MS),
    waitingBefore: new Date(now.getTime() - QUIET_HOURS * HOUR_MS),
  }
}

/** What an order shows of its waiting; null where it never waited. */
export function waitingOf(order: {
  readonly waitingSince: Date | null
  readonly waitingMethod: string | null
  readonly payableUntil: Date | null
  readonly voucherUrl: string | null
}): WaitingPayment | null {
  if (order.waitingSince === null) return null
  return {
    method: order.waitingMethod,
    payableUntil: order.payableUntil?.toISOString() ?? null,
    voucherUrl: order.voucherUrl,
  }
}
