import { type Currency, formatMoney } from '#domain/shared/money.ts'

/** What the admin page sells in. */
const BRL: Currency = { code: 'brl', symbol: 'R$', template: 'R$ $1' }

export function inReais(cents: number): string {
  return formatMoney(cents, BRL)
}
