/**
 * What is a partner's share, and what is to be paid for a month (product §10 Payments and orders, decision 0266)? All in
 * cents. A share is always that of the money which is with the shop now, so that what goes back takes exactly its part.
 */

export const SHARE_PERCENT = { min: 1, max: 70 } as const

/** Rounded down for each order. @param keptAmount what was paid for it and has not gone back */
export function shareOf(keptAmount: number, percent: number): number {
  return Math.floor((keptAmount * percent) / 100)
}

export type ShareChange = { readonly keptAmount: number; readonly value: number; readonly share: number }

/** @returns null where nothing has come or gone since */
export function shareChange(before: number, keptAmount: number, percent: number): ShareChange | null {
  if (before === keptAmount) return null
  return {
    keptAmount,
    value: keptAmount - before,
    share: shareOf(keptAmount, percent) - shareOf(before, percent),
  }
}

export type MonthSums = {
  /** "2026-11", of Brasília. */
  readonly month: string
  /** Shares of what was paid in it. */
  readonly earned: number
  /** Shares of what went back in it: zero or less. */
  readonly takenBack: number
}

export type StatementMonth = MonthSums & {
  /** What months before have left to be made up for: zero or less. */
  readonly carried: number
  /** Never below zero. */
  readonly toPay: number
}

/**
 * A month below zero is paid nothing and makes the next ones smaller.
 *
 * @param months in their order; those without an entry are left out
 */
export function statementMonths(months: readonly MonthSums[]): StatementMonth[] {
  let carried = 0
  return months.map((sums) => {
    const balance = carried + sums.earned + sums.takenBack
    const month = { ...sums, carried, toPay: Math.max(0, balance) }
    carried = Math.min(0, balance)
    return month
  })
}

/** "2026-12" → "2027-01" */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** A month that was paid stays as it was paid: what comes late is of the one after it. */
export function monthOfEntry(month: string, lastPaid: string | null): string {
  return lastPaid === null || month > lastPaid ? month : monthAfter(lastPaid)
}
