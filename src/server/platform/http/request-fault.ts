/** What is wrong with a request before anybody reads it: two names of the host, or an address that names none. */
import type { IncomingMessage } from 'node:http'

/** Nearly all addresses: a path of this site in letters that every reader of addresses leaves as they are. */
const PLAIN = /^\/(?!\/)[\w./?=&+~-]*$/

/** In words; null for a request that may be read. */
export function requestFault({
  rawHeaders,
  url,
}: Pick<IncomingMessage, 'rawHeaders' | 'url'>): string | null {
  // A proxy may have gone by the one that Node drops.
  if (hostsIn(rawHeaders) > 1) return 'More than one Host header'
  if (url !== undefined && PLAIN.test(url)) return null
  const path = (url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '')
  // As the router of pages reads it: behind two slashes it expects a host.
  if (!URL.canParse(path || '/', 'http://site.invalid')) return 'The address cannot be read'
  return null
}

/** @param rawHeaders names and values in turn */
function hostsIn(rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}
