/**
 * When is a price on sale? From its first moment until just before its last; a border that is not given is open. The
 * database decides the same for what is sold (src/server/shop/catalogue/sale-price.ts); the console says it in words.
 */
export type SaleDays = {
  /** ISO moments; null where the sale has no border on that side. */
  readonly saleStartsAt: string | null
  readonly saleEndsAt: string | null
}

export type SalePhase = 'none' | 'waiting' | 'running' | 'over'

export function salePhase(price: SaleDays & { readonly saleAmount: number | null }, now: Date): SalePhase {
  if (price.saleAmount === null) return 'none'
  const at = now.getTime()
  if (price.saleStartsAt !== null && at < Date.parse(price.saleStartsAt)) return 'waiting'
  if (price.saleEndsAt !== null && at >= Date.parse(price.saleEndsAt)) return 'over'
  return 'running'
}

/** The field of a form that asks for a moment writes it so: "2026-11-27T00:00". */
const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/

/**
 * A moment as the owner types it, in Brasília's time: three hours behind UTC the whole year, since Decreto 9.772/2019
 * ended its summer time.
 *
 * @returns the ISO moment; null for what is not a moment
 */
export function momentFromBrasilia(local: string): string | null {
  const parts = LOCAL.exec(local)
  if (!parts) return null
  const moment = new Date(`${parts[1]}T${parts[2]}:00-03:00`)
  if (Number.isNaN(moment.getTime())) return null
  // A calendar that is asked for the 31st of June answers with the 1st of July.
  const iso = moment.toISOString()
  return momentInBrasilia(iso) === `${parts[1]}T${parts[2]}` ? iso : null
}

/** The other way round, for the field of a form. */
export function momentInBrasilia(iso: string): string {
  return new Date(Date.parse(iso) - 3 * 3_600_000).toISOString().slice(0, 16)
}
