/** Where the owner was in the console: filters of its lists, and rows that were read. */

type Rows = { readonly rows: readonly unknown[]; readonly next: string | null }

/** The page at each place of the browser's history. */
const pages = new Map<number, string>()
const searches = new Map<string, string>()
const kept = new Map<string, Rows>()

/** @param place the history's own number of the visit; null where there is none */
export function noteVisit(place: number | null, pathname: string, search: string): void {
  if (place !== null) pages.set(place, pathname)
  searches.set(pathname, search)
}

/** Whether one step back leads to this page. */
export function isOneStepBack(place: number | null, pathname: string): boolean {
  return place !== null && pages.get(place - 1) === pathname
}

/** The address of a list as it was last seen, filters included. */
export function lastAddressOf(pathname: string): string {
  return pathname + (searches.get(pathname) ?? '')
}

export function keepRows(question: string, rows: Rows): void {
  kept.set(question, rows)
}

export function keptRows(question: string): Rows | null {
  return kept.get(question) ?? null
}

/** Rows name people: nothing of them stays once the console is left. */
export function forgetVisits(): void {
  pages.clear()
  searches.clear()
  kept.clear()
}
