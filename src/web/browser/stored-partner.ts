/** The partner by whose link this browser came last, and on which day: told with an order for 30 days (decision 0266). */
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import {
  PARTNER_PARAMETER,
  type PartnerClick,
  readKeptClick,
  readPartnerCode,
  writeKeptClick,
} from '#domain/shop/partner-link.ts'
import { deviceThings } from './kept-things.ts'

const STORAGE_NAME = 'domine-a-redacao:parceria'

/** Keeps the code of an address like /store?parceiro=CODE, and takes away one that counts no more. */
export function storeClickOf(search: string, now: Date): void {
  const code = readPartnerCode(new URLSearchParams(search).get(PARTNER_PARAMETER))
  try {
    if (code !== null) {
      deviceThings.setItem(STORAGE_NAME, writeKeptClick({ code, day: dayInBrasilia(now) }))
    } else if (storedClick(now) === null) deviceThings.removeItem(STORAGE_NAME)
  } catch {
    // A browser that keeps nothing forgets who sent it.
  }
}

export function storedClick(now: Date): PartnerClick | null {
  try {
    const stored = deviceThings.getItem(STORAGE_NAME)
    // Every page asks, few have one: the day is not looked up for nothing (src/domain/shared/made-once.ts).
    return stored === null ? null : readKeptClick(stored, dayInBrasilia(now))
  } catch {
    return null
  }
}
