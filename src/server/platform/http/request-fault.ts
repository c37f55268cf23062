/** What is wrong with a request before anybody reads it: two names of the host, or an address that names none. */
import type { IncomingMessage } from 'node:http'

/** In words; null for a request that may be read. */
export function requestFault({
  rawHeaders,
  url,
}: Pick<IncomingMessage, 'rawHeaders' | 'url'>): string | null {
  // A proxy may have gone by the one that Node drops.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return 'More than one Host header'
  const path = (url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '')
  // As the router of pages reads it: behind two slashes it expects a host.
  if (!URL.canParse(path || '/', 'http://site.invalid')) return 'The address cannot be read'
  return null
}
