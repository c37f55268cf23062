/** An amount as the owner types it: "18", "18,5", "1.234,50", "R$ 18,00". A point before two last digits is a comma. */
const AMOUNT = /^(?:R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/i

/** @returns cents; null for what is not an amount */
export function parseMoney(text: string): number | null {
  const parts = AMOUNT.exec(text.trim())
  if (!parts) return null
  const [, units = '', cents = ''] = parts
  return Number(units.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** @returns e.g. "18,00", as a field shows it */
export function moneyText(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}
