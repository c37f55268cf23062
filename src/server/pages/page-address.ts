/**
 * What of an address decides on the page that is shown: its path, and the parameters that the page says it reads
 * (src/web/page-queries.ts). Everything else, as advertisements add it, is left out of what is rendered and kept.
 */

/** The members of src/web/page-queries.ts that count on the server. */
export type PageQueries = Readonly<
  Record<string, { readonly kept?: Readonly<Record<string, RegExp>>; readonly personal?: readonly string[] }>
>

export type PageAddress = {
  readonly path: string
  /** With its question mark; empty where nothing is left. */
  readonly search: string
  /** False where the query makes the page one visitor's, or where nobody knows what reads it. */
  readonly mayBeKept: boolean
}

/** @param address path and query, as a request names them */
export type ReadAddress = (address: string) => PageAddress

/** Under which a page is kept. */
export function keyOf({ path, search }: PageAddress): string {
  return path + search
}

/** @param patternOf which page a path means; a missing page (`/*`) and other addresses keep their query whole */
export function addressReader(queries: PageQueries, patternOf: (path: string) => string): ReadAddress {
  return (address) => {
    const at = address.indexOf('?')
    if (at === -1) return { path: address, search: '', mayBeKept: true }
    const path = address.slice(0, at)
    const search = address.slice(at)
    const pattern = patternOf(asRouted(path))
    // Data for a navigation, files, and spellings that the router may still understand.
    if (!isPagePattern(pattern)) return { path, search, mayBeKept: false }
    const query = queries[pattern]
    if (!query) return { path, search: '', mayBeKept: true }
    return { path, ...read(query, new URLSearchParams(search)) }
  }
}

/** Whether it is of one page that we have, and not of its data or of what is missing. */
export function isPagePattern(pattern: string): boolean {
  return pattern.startsWith('/') && !pattern.includes('*') && !pattern.includes(' ')
}

function read(query: PageQueries[string], sent: URLSearchParams): Omit<PageAddress, 'path'> {
  const left = new URLSearchParams()
  for (const [name, values] of Object.entries(query.kept ?? {})) {
    const value = sent.get(name)
    if (value !== null && values.test(value)) left.set(name, value)
  }
  let mayBeKept = true
  for (const name of query.personal ?? []) {
    const value = sent.get(name)
    if (value === null) continue
    left.set(name, value)
    mayBeKept = false
  }
  return { search: left.size === 0 ? '' : `?${left}`, mayBeKept }
}

/** The router of the pages takes capitals and a slash at the end for the same page. */
function asRouted(path: string): string {
  const end = path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') : path
  return end.toLowerCase() || '/'
}
