/** Cents of a statement as they are written: what goes back has its sign before the currency. */
import { formatMoney } from '#domain/shared/money.ts'
import { SUBSCRIPTION_CURRENCY } from '#domain/shop/subscription-offer.ts'

export function shareMoney(cents: number): string {
  const amount = formatMoney(Math.abs(cents), SUBSCRIPTION_CURRENCY)
  return cents < 0 ? `− ${amount}` : amount
}
