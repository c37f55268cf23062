/**
 * Money: integers in cents inside, text only here (product §9 Money; decimal comma and default € by decision 0085).
 */

export type Currency = {
  readonly code: string
  readonly symbol: string
  /** `$1` stands for the amount, e.g. "R$ $1"; null or empty falls back to the symbol before the amount. */
  readonly template: string | null
  readonly decimal_digits?: number
}

const DEFAULT_CURRENCY: Currency = { code: 'eur', symbol: '€', template: null }

/**
 * Writes an amount as the screens show it.
 *
 * @param amountInCents an integer; a fraction of a cent throws
 * @returns e.g. "R$ 18,00", "R$ 1.234,50", "€12,00"; an ordinary space, so that texts compare equal
 * @see product §9 Money
 */
export function formatMoney(amountInCents: number, currency: Currency | null | undefined): string {
  if (!Number.isSafeInteger(amountInCents))
    throw new RangeError(`not a whole amount of cents: ${amountInCents}`)
  const { symbol, template } = currency ?? DEFAULT_CURRENCY
  const cents = Math.abs(amountInCents)
  const units = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  const text = `${amountInCents < 0 ? '-' : ''}${units},${String(cents % 100).padStart(2, '0')}`
  return template ? template.replace('$1', () => text) : `${symbol}${text}`
}
