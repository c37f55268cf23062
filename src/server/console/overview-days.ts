/** What the numbers of the overview share: which days, which money, which orders are sales. */
import { sql } from 'kysely'

export const MAIN_CURRENCY = 'brl'
export const TEST_PROVIDER = 'sandbox'
/** Test money (decision 0161), and what the owner gave by hand (decision 0159). */
export const NO_SALES = [TEST_PROVIDER, 'gift']

export type Tally = { day: string; count: number }

export function spread(days: readonly string[], tallies: readonly Tally[]): number[] {
  return days.map((day) => tallies.find((tally) => tally.day === day)?.count ?? 0)
}

/** The first moment of a day in Brasília. */
export function startOf(day: string) {
  return sql<Date>`(${day}::timestamp at time zone 'America/Sao_Paulo')`
}
