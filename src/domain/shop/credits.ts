/**
 * Credits: corrections and generations that somebody holds, as entries of a ledger (product §3 Credits). Which grant
 * pays next, what is left, until when does a grant hold? The browser shows it, the server decides by it under a lock.
 */
import { dayInBrasilia } from '../shared/brasilia-day.ts'
import { addDays } from '../study/exam-date.ts'

export type CreditKind = 'correction' | 'generation'
export type CreditEvent = 'granted' | 'used' | 'returned' | 'expired' | 'taken_back'

/** What is left of one grant. */
export type CreditGrant = {
  readonly id: string
  readonly left: number
  /** The first moment at which it is void; null where it has no end. */
  readonly expiresAt: Date | null
}

/** So many days before its end a grant is told of by mail. */
export const EXPIRY_NOTICE_DAYS = 14
/** What comes back holds at least so long: nobody loses by a sheet that could not be corrected. */
const RETURNED_CREDIT_DAYS = 30
/** Brasília's time has no summer time since Decreto 9.772/2019. */
const OFFSET = '-03:00'

export function isAlive({ expiresAt }: Pick<CreditGrant, 'expiresAt'>, now: Date): boolean {
  return expiresAt === null || expiresAt > now
}

export function balanceOf(grants: readonly CreditGrant[], now: Date): number {
  return grants.filter((grant) => isAlive(grant, now)).reduce((sum, { left }) => sum + Math.max(0, left), 0)
}

/** The one that ends first, so that as little as possible is lost; null where nothing is left. */
export function nextGrant(grants: readonly CreditGrant[], now: Date): CreditGrant | null {
  const usable = grants.filter((grant) => grant.left > 0 && isAlive(grant, now))
  return usable.sort(byEnd)[0] ?? null
}

function byEnd(a: CreditGrant, b: CreditGrant): number {
  const [endA, endB] = [a.expiresAt?.getTime() ?? Infinity, b.expiresAt?.getTime() ?? Infinity]
  if (endA !== endB) return endA < endB ? -1 : 1
  return BigInt(a.id) < BigInt(b.id) ? -1 : 1
}

/** The same day so many months later still counts, by Brasília's clock; the last day of a month that has no such day. */
export function endOfMonths(from: Date, months: number): Date {
  const [year = 0, month = 0, day = 0] = dayInBrasilia(from).split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  const date = Math.min(day, lastOfMonth.getUTCDate())
  const ends = new Date(Date.UTC(lastOfMonth.getUTCFullYear(), lastOfMonth.getUTCMonth(), date))
  return midnightAfter(ends.toISOString().slice(0, 10))
}

/** The end of what comes back: its grant's, or some weeks from now where that is sooner. */
export function endOfReturned(expiresAt: Date | null, now: Date): Date | null {
  if (expiresAt === null) return null
  const least = midnightAfter(addDays(dayInBrasilia(now), RETURNED_CREDIT_DAYS))
  return expiresAt >= least ? expiresAt : least
}

/** The last day on which a grant still counts, as an ISO day. */
export function lastDayOf(expiresAt: Date): string {
  return dayInBrasilia(new Date(expiresAt.getTime() - 1))
}

function midnightAfter(day: string): Date {
  return new Date(`${addDays(day, 1)}T00:00:00${OFFSET}`)
}
